title: In A Dead Calm everybody draws a card, and one counter is put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: A Dead Calm
sea counters: 1
Whitehawk's deck: Mind the boom! | Keelhaul the lot of you!
Bryn's deck: Heave! | Sleep well, matey.
Tara's deck: Winning Hand! | I raise!

= Whitehawk: 8 cards
= Whitehawk holds Mind the boom!
= Bryn: 8 cards
= Bryn holds Heave!
= Tara: 8 cards
= Tara holds Winning Hand!
= A Dead Calm is discarded
= the Sea Events: 1 counter
---
title: Whoever Ignores A Dead Calm draws nothing; the others do
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: A Dead Calm
sea counters: 1
Bryn holds: Excuse me, I have more important matters to attend to.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 8 cards
= Bryn: 6 cards
= Tara: 8 cards
= the Sea Events: 1 counter
---
title: What Tara draws for staying away comes from her own card, not from the Event she Ignores
proves: NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: A Dead Calm
sea counters: 1
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Whitehawk: 8 cards
= Bryn: 8 cards
= Tara: 7 cards
