title: A share of a passed-out player's Gold has the captain's extra share, whoever brought them down
proves: LOSE-06, TIMING-10
seats: Ann, Whitehawk, Ben
Ben has 2 Fortitude, 10 Gold
Ann holds: Elbow
Whitehawk holds: Don't forget the captain's extra share!
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Ben
> Whitehawk plays Don't forget the captain's extra share!
= Ben is out: passed out
= Whitehawk: 14 Gold, 6 cards
= Ann: 12 Gold
---
title: So has the share of a whole team, whichever member has the card
proves: LOSE-06, TEAM-53
seats: Ann, Whitehawk, Ben, Cat, Dan, Eve
teams: Ann + Whitehawk, Ben + Cat, Dan + Eve
Ben has 2 Fortitude, 12 Gold, 0 Potions
Ann holds: Elbow
Whitehawk holds: Don't forget the captain's extra share!
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Ben
> Whitehawk plays Don't forget the captain's extra share!
= Ben is out: passed out
= Whitehawk: 15 Gold
= Dan: 13 Gold
---
title: A share that saves the captain has it, too
proves: LOSE-06, LOSE-09
seats: Ann, Whitehawk, Ben, Cat
Ann holds: Rob
Ben has 2 Fortitude, 12 Gold
Whitehawk has 1 Gold
Whitehawk holds: Don't forget the captain's extra share!
card: Rob (Action) = Each other player loses 2 Fortitude and pays 1 Gold to the Inn.

> Ann plays Rob
> Whitehawk plays Don't forget the captain's extra share!
= Ben is out: passed out
= Whitehawk is in
= Whitehawk: 3 Gold
---
title: If two pass out together there is one extra share for both
proves: LOSE-06, LOSE-10
seats: Whitehawk, Ann, Ben, Cat
Ann has 1 Fortitude, 12 Gold
Ben has 1 Fortitude, 12 Gold
Whitehawk holds: Sweep | Don't forget the captain's extra share!
card: Sweep (Action) = Each other player loses 1 Fortitude.

> Whitehawk plays Sweep
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 18 Gold
= Cat: 16 Gold
= Whitehawk is not asked
