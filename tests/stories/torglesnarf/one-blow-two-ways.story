title: A Minion that is hit and takes its player's loss wants its Wages once
proves: TORG-06
seats: Ann, Torglesnarf, Ben
Torglesnarf's front: Mog the Doorstop
Ann holds: Uproar
card: Uproar (Action) = Each other player loses 2 Fortitude.

> Ann plays Uproar
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses Pay
= Torglesnarf: 20 Fortitude, 7 Gold, 1 Mog the Doorstop
---
title: A Minion that acts is no Action card that picks a player, so what redirects those does not answer it
proves: TORG-05, CARD-047
seats: Torglesnarf, Daareka, Ben
Torglesnarf's front: Grunt the Brawler
Daareka holds: My, what selfless adventurers you are!

> Torglesnarf activates Grunt the Brawler on Daareka
Daareka cannot play My, what selfless adventurers you are! because REDIRECT-04
= Ben: 20 Fortitude
= Daareka: 18 Fortitude
---
title: What redirects a loss answers a Minion that acts, though what redirects an Action card does not
proves: TORG-05, TORG-07
seats: Torglesnarf, Daareka, Ben
Torglesnarf's front: Grunt the Brawler
Daareka holds: Not Here
card: Not Here (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Torglesnarf activates Grunt the Brawler on Daareka
> Daareka plays Not Here on Ben
= Ben: 18 Fortitude
= Daareka: 20 Fortitude
---
title: The blow of a Minion may be redirected to the Minion itself
proves: TORG-07, TORG-11
seats: Torglesnarf, Tara, Ann
Torglesnarf's front: Grunt the Brawler
Tara holds: You may want to duck.

> Torglesnarf activates Grunt the Brawler on Tara
> Tara plays You may want to duck. on Grunt the Brawler
> Torglesnarf chooses Discard
= Tara: 20 Fortitude
= Torglesnarf: 0 Grunt the Brawler
---
title: A Minion that is gone cannot be hit back, its player can
proves: TORG-11
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Grunt the Brawler
Ben holds: Snipe
Ann holds: Tit
card: Snipe (Anytime) = Another player loses 1 Fortitude.
card: Tit (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Torglesnarf activates Grunt the Brawler on Ann
> Ben plays Snipe on Grunt the Brawler
> Torglesnarf chooses Discard
> Ann plays Tit
= Ann: 18 Fortitude
= Torglesnarf: 18 Fortitude, 0 Grunt the Brawler
---
title: A curse on the door turns the blow against the Minion, and the Scarab is its player's
proves: TORG-14
seats: Torglesnarf, Amundyr, Ann
Torglesnarf's front: Grunt the Brawler
Amundyr holds: The curse was on the door. You read it, surely?

> Torglesnarf activates Grunt the Brawler on Amundyr
> Amundyr plays The curse was on the door. You read it, surely? on Grunt the Brawler
> Torglesnarf chooses Pay
= Amundyr: 20 Fortitude
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Scarab
---
title: A loss redirected to Torglesnarf may be taken by Mog
proves: TORG-03
seats: Ann, Tara, Torglesnarf
Torglesnarf's front: Mog the Doorstop
Ann holds: Elbow
Tara holds: You may want to duck.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Tara
> Tara plays You may want to duck. on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses Discard
= Torglesnarf: 20 Fortitude, 0 Mog the Doorstop
= Tara: 20 Fortitude
