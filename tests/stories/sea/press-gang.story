title: Press Gang: whoever has the most Fortitude loses 3, and five counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Press Gang
sea counters: 1
Whitehawk has 15 Fortitude
Bryn has 16 Fortitude
Tara has 4 Fortitude

= Whitehawk: 15 Fortitude
= Bryn: 13 Fortitude
= Tara: 4 Fortitude
= the Sea Events: 5 counters
---
title: Press Gang: all who are equally strong are taken
seats: Whitehawk, Remy, Bryn, Tara
active: Bryn
phase: end
sea deck: Press Gang
sea counters: 1
Whitehawk has 16 Fortitude
Remy has 15 Fortitude
Bryn has 16 Fortitude
Tara has 16 Fortitude

= Whitehawk: 13 Fortitude
= Remy: 15 Fortitude
= Bryn: 13 Fortitude
= Tara: 13 Fortitude
= the Sea Events: 5 counters
---
title: Press Gang: if the strongest Ignores them they take nobody else
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Press Gang
sea counters: 1
Whitehawk has 15 Fortitude
Bryn has 16 Fortitude
Tara has 16 Fortitude
Bryn holds: Excuse me, I have more important matters to attend to.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 15 Fortitude
= Bryn: 16 Fortitude
= Tara: 13 Fortitude
---
title: Press Gang: a player who is out is not the strongest any more
proves: LOSE-15, DUNGEON-08
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Press Gang
sea counters: 1
Whitehawk has 18 Fortitude, 17 Alcohol
Whitehawk's pile: Light Ale
Bryn has 16 Fortitude
Tara has 12 Fortitude

> Whitehawk drinks
= Whitehawk is out: passed out
= Bryn: 13 Fortitude
= Tara: 12 Fortitude
= the Sea Events: 5 counters
---
title: Press Gang: who is strongest is settled when it is revealed
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Press Gang
sea counters: 1
Whitehawk has 17 Fortitude
Bryn has 16 Fortitude
Tara has 10 Fortitude
Bryn holds: Good as new. Mostly new.

> Bryn plays Good as new. Mostly new.
= Bryn: 18 Fortitude
= Whitehawk: 14 Fortitude
