title: Feats of Heroism: a Hero gains 1 Alcohol Content, a Villain loses 1 Fortitude
proves: DUNGEON-06, DUNGEON-02
seats: Bryn, Nerodia, Pell, Samantha
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1

= Bryn: 20 Fortitude, 1 Alcohol
= Nerodia: 19 Fortitude, 0 Alcohol
= Pell: 20 Fortitude, 1 Alcohol
= Samantha: 20 Fortitude, 1 Alcohol
= the Dungeon Events: 2 counters
---
title: Whoever brings a deck of their own is what the deck says
proves: DUNGEON-06
seats: Count as count.toml, Ann
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1

= Count: 19 Fortitude, 0 Alcohol
= Ann: 20 Fortitude, 1 Alcohol
---
title: Feats of Heroism: whoever Ignores it is neither
proves: NEGATE-02
seats: Nerodia, Ann
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1
Nerodia holds: Lie Low
card: Lie Low (Sometimes) = Ignore an Event.

> Nerodia plays Lie Low
= Nerodia: 20 Fortitude, 0 Alcohol
= Ann: 1 Alcohol
---
title: Paladins on Patrol: Villains pay 2 Gold, Heroes gain 1 Fortitude
proves: DUNGEON-06
seats: Ann, Nerodia
phase: end
dungeon deck: Paladins on Patrol
dungeon counters: 1
Ann has 15 Fortitude
Nerodia has 15 Fortitude

= Ann: 16 Fortitude, 10 Gold
= Nerodia: 15 Fortitude, 8 Gold
= the Inn: +2 Gold
= the Dungeon Events: 2 counters
---
title: Half Price for Villains: they gain 2 Fortitude, and the Heroes pay
proves: DUNGEON-06
seats: Ann, Nerodia, Ben
phase: end
dungeon deck: Half Price for Villains
dungeon counters: 1
Ann has 15 Fortitude
Nerodia has 15 Fortitude

= Ann: 15 Fortitude, 9 Gold
= Nerodia: 17 Fortitude, 10 Gold
= Ben: 9 Gold
= the Dungeon Events: 2 counters
