title: Whoever Ignored the card has lost nothing to hit back for
proves: TIMING-11
seats: Ann, Ben, Cleo
Ann holds: Sweep
Ben holds: Thick Skin | Payback
Cleo holds: Payback
card: Sweep (Action) = Each other player loses 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann plays Sweep
> Ben plays Thick Skin
> Ben declines                 # the window on Thick Skin
> Cleo declines
> Ann declines
> Ann declines                 # the window on Sweep
> Ben declines
> Cleo declines
= now Ben: 20 Fortitude
= now Cleo: 18 Fortitude
Cleo can play Payback
Ben cannot play Payback because TIMING-11
