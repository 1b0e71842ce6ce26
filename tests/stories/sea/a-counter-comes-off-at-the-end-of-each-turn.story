title: At the end of each player's turn a counter comes off; with the last one the top Event happens
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Harbour Master | Kraken Attack
sea counters: 3

> Whitehawk drinks
= now the Sea Events: 3 counters
= the Sea Events: 3 counters
> Whitehawk ends the phase
= the Sea Events: 2 counters
= Whitehawk: 10 Gold, 20 Fortitude
> Bryn drinks
= the Sea Events: 2 counters
> Bryn ends the phase
= the Sea Events: 1 counter
= Whitehawk: 10 Gold, 20 Fortitude
> Tara drinks
> Tara ends the phase
= now the Sea Events: 0 counters
= now Whitehawk: 10 Gold
= the Sea Events: 3 counters
= Whitehawk: 9 Gold, 20 Fortitude
= Bryn: 9 Gold, 20 Fortitude
= Tara: 9 Gold, 20 Fortitude
= Harbour Master is discarded
---
title: After an Event as many turns pass as its level says, then comes the next Event of the deck
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn
phase: end
sea deck: Fair Wind | Press Gang
sea counters: 1
Whitehawk has 20 Fortitude, 10 Alcohol
Bryn has 14 Fortitude, 5 Alcohol
Whitehawk's pile: Water
Bryn's pile: Water
drink deck: Water | Water | Water

= Whitehawk: 9 Alcohol
= the Sea Events: 2 counters
> Bryn drinks
> Bryn ends the phase
= the Sea Events: 1 counter
= Whitehawk: 20 Fortitude
> Whitehawk drinks
> Whitehawk ends the phase
= Whitehawk: 17 Fortitude
= Bryn: 14 Fortitude, 4 Alcohol
= the Sea Events: 5 counters
---
title: The counters are put down when everything the Event does is over
proves: DUNGEON-02
seats: Whitehawk, Bryn
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Wine

= now the Sea Events: 0 counters
= the Drink of Bryn: 2 Alcohol
= now the Sea Events: 0 counters
= Bryn: 2 Alcohol
= the Sea Events: 2 counters
---
title: An Event that everybody Ignores has its level all the same
proves: DUNGEON-02, NEGATE-02
seats: Whitehawk, Bryn
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 20 Fortitude
= Bryn: 20 Fortitude
= Kraken Attack is discarded
= the Sea Events: 7 counters
---
title: Without a Sea Event Deck nothing comes at the end of a turn
seats: Whitehawk, Bryn
phase: end

= Whitehawk: 20 Fortitude, 10 Gold, 0 Alcohol
= Bryn: 20 Fortitude, 10 Gold, 0 Alcohol
> Bryn ends the phase
