title: Leftover Loot: the coin shows heads, and all who helped gain 2 Gold
proves: CARD-057
seats: Ann, Ben, Cleo
phase: end
coin: heads
dungeon deck: Leftover Loot
dungeon counters: 1

> Ann chooses Help
> Ben chooses Stay out of it
> Cleo chooses Help
= Ann: 12 Gold, 20 Fortitude
= Ben: 10 Gold, 20 Fortitude
= Cleo: 12 Gold, 20 Fortitude
= the Dungeon Events: 3 counters
---
title: Leftover Loot: the coin shows tails, and all who helped lose 3 Fortitude
proves: CARD-057
seats: Ann, Ben, Cleo
phase: end
coin: tails
dungeon deck: Leftover Loot
dungeon counters: 1

> Ann chooses Help
> Ben chooses Help
> Cleo chooses Stay out of it
= Ann: 10 Gold, 17 Fortitude
= Ben: 10 Gold, 17 Fortitude
= Cleo: 10 Gold, 20 Fortitude
---
title: Leftover Loot: if nobody helps, nobody tosses
proves: CARD-057
seats: Ann, Ben
phase: end
dungeon deck: Leftover Loot
dungeon counters: 1

> Ann chooses Stay out of it
> Ben chooses Stay out of it
= Ann: 10 Gold, 20 Fortitude
= Ben: 10 Gold, 20 Fortitude
= the Dungeon Events: 3 counters
---
title: Leftover Loot: they decide in turn order, and whoever Ignores the Event is not asked
proves: CARD-057, DUNGEON-04, NEGATE-02
seats: Ann, Ben, Cleo
active: Ben
phase: end
coin: heads
dungeon deck: Leftover Loot
dungeon counters: 1
Cleo holds: Lie Low
card: Lie Low (Sometimes) = Ignore an Event.

> Cleo plays Lie Low
> the window closes
= now Ben is asked
> Ben chooses Stay out of it
= now Ann is asked
> Ann chooses Help
= Ann: 12 Gold
= Cleo: 10 Gold
---
title: A Door Marked Do Not Open: heads, and the helpers draw 3 cards
proves: CARD-057
seats: Ann, Ben
phase: end
coin: heads
dungeon deck: A Door Marked Do Not Open
dungeon counters: 1

> Ann chooses Help
> Ben chooses Stay out of it
= Ann: 10 cards, 0 Alcohol
= Ben: 7 cards
= the Dungeon Events: 3 counters
---
title: A Door Marked Do Not Open: tails, and the helpers drink 2 Drinks each, together
proves: CARD-057, TIMING-06
seats: Ann, Ben, Cleo
phase: end
coin: tails
dungeon deck: A Door Marked Do Not Open
dungeon counters: 1
drink deck: Wine | Wine | Light Ale | Elven Wine

> Ann chooses Help
> Ben chooses Stay out of it
> Cleo chooses Help
= Ann: 4 Alcohol
= Ben: 0 Alcohol
= Cleo: 4 Alcohol
