title: If the active player passes out a counter comes off, and the Event happens to the others
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
active: Bryn
phase: drink
sea deck: Harbour Master
sea counters: 1
Bryn has 6 Fortitude, 3 Alcohol
Bryn's pile: Shot of Rum

> Bryn drinks
= Bryn is out: passed out
= Whitehawk: 11 Gold           # 2 of Bryn's, 1 for the harbour master
= Tara: 11 Gold
= the Inn: +8 Gold
= the Sea Events: 3 counters
> Tara ends the phase
---
title: If the active player loses in the Action Phase the other phases are skipped, not the counter
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
sea deck: Kraken Attack
sea counters: 2
Whitehawk has 5 Fortitude, 3 Alcohol
Whitehawk's pile: Wine
Whitehawk holds: If I go down, you go first!

> Whitehawk plays If I go down, you go first! on Tara
= Whitehawk is out: passed out
= Whitehawk: 3 Alcohol
= Bryn: 1 Drink, 20 Fortitude  # nothing was ordered
= Tara: 16 Fortitude
= the Sea Events: 1 counter
> Bryn ends the phase
---
title: If the active player runs out of Gold the last counter comes off all the same
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
sea deck: Kraken Attack
sea counters: 1
Whitehawk has 1 Gold
Tara holds: Tip the Wench.

> Tara plays Tip the Wench. on Whitehawk
= Whitehawk is out: no Gold
= Whitehawk: 20 Fortitude      # nothing is left of the phase
= Bryn: 16 Fortitude, 1 Drink
= Tara: 16 Fortitude
= the Sea Events: 7 counters
---
title: If a card ends the turn a counter comes off
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
sea deck: Kraken Attack
sea counters: 2
Whitehawk's pile: Wine
Whitehawk holds: Call it a Night Watch
card: Call it a Night Watch (Sometimes) = In your Action Phase, your turn ends.

> Whitehawk plays Call it a Night Watch
> Whitehawk ends the phase
= the Sea Events: 1 counter
= Whitehawk: 0 Alcohol, 1 Drink
= Bryn: 20 Fortitude, 1 Drink
= Tara: 1 Drink
---
title: If a card ends the turn and the last counter comes off, the Event happens to the others
proves: DUNGEON-08, TURN-17, NEGATE-18
seats: Whitehawk, Bryn, Tara
sea deck: Kraken Attack
sea counters: 1
Whitehawk's pile: Wine
Whitehawk holds: Call it a Night Watch
card: Call it a Night Watch (Sometimes) = In your Action Phase, your turn ends.

> Whitehawk plays Call it a Night Watch
> Whitehawk ends the phase
= the Sea Events: 7 counters
= Whitehawk: 20 Fortitude, 0 Alcohol, 1 Drink        # she has left the turn, and Ignores what it still brings
= Bryn: 16 Fortitude
= Tara: 16 Fortitude
---
title: Each turn takes one counter, however it ended
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Kraken Attack
sea counters: 3
Whitehawk has 5 Fortitude, 4 Alcohol
Whitehawk's pile: Light Ale
Bryn holds: Call it a Night Watch
card: Call it a Night Watch (Sometimes) = In your Action Phase, your turn ends.

> Whitehawk drinks
= Whitehawk is out: passed out
= the Sea Events: 2 counters
> Bryn ends the phase
> Bryn plays Call it a Night Watch
> Bryn ends the phase
= the Sea Events: 1 counter
= Tara: 20 Fortitude
> Tara drinks
> Tara ends the phase
= Tara: 16 Fortitude
= Bryn: 16 Fortitude
= the Sea Events: 7 counters
