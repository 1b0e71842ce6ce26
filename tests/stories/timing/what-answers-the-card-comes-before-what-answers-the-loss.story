title: What answers the card comes before what answers the loss, whatever the seating
proves: TIMING-10, TIMING-11
seats: Ann, Ben, Cleo
Ann holds: Sweep
Ben holds: Payback
Cleo holds: Thick Skin | Thick Skin
card: Sweep (Action) = Each other player loses 1 Fortitude.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Sweep
Ben cannot play Payback because TIMING-11      # he sits before Cleo, but his event is still to come
> Ben declines
Cleo can play Thick Skin
> Cleo plays Thick Skin
> Cleo declines                                # the window on Thick Skin
> Ann declines
> Ben declines
= now Thick Skin is discarded
Ben cannot play Payback because TIMING-11
= now Ben: 20 Fortitude
> Ann declines                                 # the window on Sweep once more
> Ben declines
> Cleo declines
= now Ben: 19 Fortitude
Cleo cannot play Thick Skin                    # her event is over
Ben can play Payback
> Ben plays Payback
= Ann: 18 Fortitude
= Cleo: 20 Fortitude

---
title: A hit-back is a card with events of its own, so it can be hit back in turn
proves: TIMING-10
seats: Ann, Ben, Cleo
Ann holds: Sweep | Payback
Ben holds: Payback
Cleo holds: Payback
card: Sweep (Action) = Each other player loses 1 Fortitude.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann plays Sweep
> Ben plays Payback
Ann cannot play Payback because TIMING-11      # announced, but it has not hit yet
Cleo cannot play Payback because TIMING-11     # her moment was Sweep's; it comes again
> Ann plays Payback
= now Ann: 18 Fortitude
= now Ben: 19 Fortitude
> Cleo plays Payback                           # back to what Sweep has done
= Ann: 16 Fortitude
= Ben: 17 Fortitude
= Cleo: 19 Fortitude
