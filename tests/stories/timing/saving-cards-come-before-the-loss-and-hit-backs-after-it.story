title: Cards that reduce, redirect, Ignore or Negate come before the loss, hit-backs after it
proves: TIMING-11
seats: Ann, Ben, Cleo
Ann holds: Kick
Ben holds: Duck | Sidestep | Thick Skin | Halt | Payback
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Sidestep (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Halt (Sometimes) = Negate an Action card.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann plays Kick on Ben
Ben can play Duck
Ben can play Sidestep
Ben can play Thick Skin
Ben can play Halt
Ben cannot play Payback because TIMING-11
> Ann declines
> Ben declines
> Cleo declines
= now Ben: 18 Fortitude
Ben cannot play Duck because TIMING-11
Ben cannot play Sidestep because TIMING-11
Ben cannot play Thick Skin
Ben cannot play Halt
Ben can play Payback
> Ben plays Payback
= Ann: 18 Fortitude

---
title: Without a loss there is nothing to hit back for
proves: TIMING-11
seats: Ann, Ben, Cleo
Ann holds: Sweep
Ben holds: Duck | Payback
Cleo holds: Payback
card: Sweep (Action) = Each other player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann plays Sweep
> Ben plays Duck
> Ben declines                 # the window on Duck
> Cleo declines
> Ann declines
> Ann declines                 # the window on Sweep
> Ben declines
> Cleo declines
= now Ben: 20 Fortitude
= now Cleo: 18 Fortitude
Cleo can play Payback
Ben cannot play Payback because TIMING-11
