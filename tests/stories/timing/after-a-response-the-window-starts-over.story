title: After a response everybody is asked again in the same order, whoever declined before
proves: TIMING-03, TIMING-05
seats: Ann, Ben, Cleo
Ann holds: Sweep
Ben holds: Duck
Cleo holds: Thick Skin
card: Sweep (Action) = Each other player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Sweep
> Ben declines                 # he would rather see what Cleo does
> Cleo plays Thick Skin
> Ben plays Duck
= Ben: 19 Fortitude
= Cleo: 20 Fortitude

---
title: A window closes only when all have declined one after the other since the last response
proves: TIMING-05
seats: Ann, Ben, Cleo
Ann holds: Sweep
Cleo holds: Duck
card: Sweep (Action) = Each other player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ann plays Sweep
> Ann declines
> Ben declines
> Cleo plays Duck
> Cleo declines                # the window on Duck: Cleo, Ann, Ben
> Ann declines
> Ben declines
= now Duck is discarded
= now Ben: 20 Fortitude
> Ann declines                 # the window on Sweep, from its beginning
= now Ben: 20 Fortitude
> Ben declines
= now Ben: 20 Fortitude
> Cleo declines                # whoever responded last has to decline too
= now Ben: 18 Fortitude
= now Cleo: 19 Fortitude
