title: Amundyr's rot costs Grunt his Wages, and nobody Fortitude
proves: TORG-07, TORG-09, AMUNDYR-12
seats: Amundyr, Torglesnarf, Bryn
Torglesnarf has 2 Scarabs
Amundyr holds: Yup, that growth on your arm is definitely Mummy Rot
Torglesnarf's front: Grunt the Brawler

> Amundyr plays Yup, that growth on your arm is definitely Mummy Rot on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 2 Scarabs, 1 Minion
---
title: Hungry scarabs eat Minions too
proves: TORG-08
seats: Amundyr, Torglesnarf, Bryn
Amundyr holds: Hungry hungry scarabs
Torglesnarf's front: Grunt the Brawler

> Amundyr plays Hungry hungry scarabs
> Torglesnarf chooses discard it
= Torglesnarf: 19 Fortitude, 0 Minions
= Bryn: 19 Fortitude
---
title: Scarabs meant for a Minion go to its player
proves: AMUNDYR-12, TORG-14
seats: Amundyr, Torglesnarf, Bryn
Amundyr holds: Kick
Torglesnarf's front: Grunt the Brawler
card: Kick (Action) = Another player loses 2 Fortitude and gains 2 Scarabs.

> Amundyr plays Kick on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 2 Scarabs, 1 Minion
---
title: Whoever stares Ignores the Scarabs of a card that hits a Minion of theirs, and the Minion is hit
proves: CARD-068, TORG-21, AMUNDYR-12
seats: Torglesnarf, Amundyr, Bryn
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Amundyr holds: Kick
Torglesnarf's front: Grunt the Brawler
card: Kick (Action) = Another player loses 2 Fortitude and gains 2 Scarabs.

> Torglesnarf chooses Ignore all Action cards
> Amundyr chooses Gain 2 Fortitude
> Bryn chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Amundyr plays Kick on Grunt the Brawler
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Scarabs, 0 Minions
---
title: An Action card that hits everybody misses whoever stares, and hits their Minions
proves: CARD-068, TORG-21
seats: Torglesnarf, Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann holds: Storm
Torglesnarf's front: Grunt the Brawler | Brix the Enforcer
card: Storm (Action) = Each other player loses 1 Fortitude.

> Torglesnarf chooses Ignore all Action cards
> Ann chooses Gain 2 Fortitude
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ann plays Storm
> Torglesnarf chooses discard it
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
= Ben: 19 Fortitude
---
title: A loss that was redirected to a Minion hits it although its player stares
proves: CARD-068, TORG-21, REDIRECT-09
seats: Torglesnarf, Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann holds: Punch
Ben holds: Over There
Torglesnarf's front: Grunt the Brawler
card: Punch (Action) = Another player loses 3 Fortitude.
card: Over There (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Torglesnarf chooses Ignore all Action cards
> Ann chooses Gain 2 Fortitude
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ann plays Punch on Ben
> Ben plays Over There on Grunt the Brawler
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Minions
= Ben: 20 Fortitude
---
title: Nobody shields a Minion by Ignoring the card that hits it
proves: TORG-06, TORG-21
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: Quick! Run away!
Torglesnarf's front: Grunt the Brawler
card: Punch (Action) = Another player loses 3 Fortitude.

> Ann plays Punch on Grunt the Brawler
Torglesnarf cannot play Quick! Run away! because AFFECT-01
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Minions
---
title: Whoever stares Ignores what a Minion does
proves: CARD-068, TORG-05
seats: Ann, Torglesnarf, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Torglesnarf's front: Grunt the Brawler

> Ann chooses Ignore all Action cards
> Torglesnarf chooses Gain 2 Fortitude
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Torglesnarf activates Grunt the Brawler on Ann
= Ann: 20 Fortitude
---
title: The Wolf bites whoever stares, only less
proves: CARD-059, CARD-068
seats: Ann, Vlazlo, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Vlazlo holds: My bite is worse than my bark

> Ann chooses Ignore all Action cards
> Vlazlo chooses Gain 2 Fortitude
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Vlazlo plays My bite is worse than my bark on Ann
= Ann: 18 Fortitude
---
title: Staring is Ignoring: Amundyr gives 2 Scarabs for it, to anyone
proves: CARD-051, CARD-068
seats: Ann, Amundyr, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Amundyr holds: Hungry hungry scarabs

> Ann chooses Ignore all Action cards
> Amundyr chooses Gain 2 Fortitude
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Amundyr plays Hungry hungry scarabs
> Amundyr chooses Ann
= Ann: 20 Fortitude, 2 Scarabs
= Ben: 19 Fortitude, 0 Scarabs
---
title: Whoever stares has not Ignored a card that would not have hit them, only a Minion of theirs
proves: CARD-051, TORG-21
seats: Amundyr, Torglesnarf, Bryn
Amundyr has 2 Gold
Amundyr holds: Grudge
Torglesnarf has 2 Gold
Torglesnarf holds: Stare
Torglesnarf's front: Grunt the Brawler
Bryn holds: Behind you
card: Grudge (Action) = Each player with the most Gold loses 1 Fortitude. / If anybody Ignores this card, you may give any player 2 Scarabs.
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Torglesnarf plays Stare
> Amundyr plays Grudge
> Bryn plays Behind you on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 0 Minions
= Amundyr: 12 Scarabs left
