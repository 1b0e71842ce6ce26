title: With both decks 2 counters lie on the Sea Events and 3 on the Dungeon Events
proves: DUNGEON-11, SEA-04
seats: Ann, Ben
phase: drink
dungeon deck: Cave-in!
sea deck: Harbour Master

= the Sea Events: 2 counters
= the Dungeon Events: 3 counters
> Ann drinks
> Ann ends the phase
= the Sea Events: 1 counter
= the Dungeon Events: 2 counters
---
title: Both Events may come in one turn, the Sea Event first
proves: DUNGEON-11, SEA-04
seats: Ann, Ben, Cleo
phase: end
sea deck: Something Shiny in the Net
sea counters: 1
dungeon deck: Rust Monster
dungeon counters: 1
Ann has 9 Gold

= Ann: 8 Gold                  # 2 from the net, so she is the richest when the monster comes
= Ben: 10 Gold
= Cleo: 10 Gold
= the Sea Events: 2 counters
= the Dungeon Events: 3 counters
---
title: The first Event is over, its choices too, before the second deck loses its counter
proves: DUNGEON-11
seats: Ann, Ben
phase: end
sea deck: Pirates Alongside
sea counters: 1
dungeon deck: Cave-in!
dungeon counters: 1

> Ann chooses Pay 2 Gold
= now the Dungeon Events: 1 counter
> Ben chooses Lose 3 Fortitude
= Ann: 7 Gold, 20 Fortitude
= Ben: 9 Gold, 17 Fortitude
= the Sea Events: 5 counters
= the Dungeon Events: 3 counters
---
title: Whoever loses by the Sea Event is out before the Dungeon Event, and the next one reveals it
proves: DUNGEON-11, LOSE-03
seats: Ann, Ben, Cleo
phase: end
sea deck: Kraken Attack
sea counters: 1
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1
Ann has 4 Fortitude

> Ben chooses Pay 1 Gold       # the first to choose
> Cleo chooses Pay 1 Gold
= Ann is out: passed out
= Ben: 16 Fortitude
= the Dungeon Events: 2 counters
---
title: The Dungeon Event comes although no Sea Event does
proves: DUNGEON-11
seats: Ann, Ben
phase: end
sea deck: Harbour Master
sea counters: 2
dungeon deck: Cave-in!
dungeon counters: 1

= Ann: 9 Gold, 0 Drinks
= Ben: 9 Gold, 0 Drinks
= the Sea Events: 1 counter
= the Dungeon Events: 3 counters
