title: A card given up to the gulls does nothing, and nobody can answer it
proves: DUNGEON-09, TYPES-08
seats: Whitehawk, Bryn, Tara
active: Bryn
phase: end
sea deck: The Gulls Are Hungry
sea counters: 1
Bryn has 10 Fortitude
Bryn holds exactly: I've had worse from seagulls. | Good as new. Mostly new.
Tara holds exactly: The stars advised against coming here. | I don't think so!
Whitehawk holds exactly: I don't think so! | Three roads, and I have walked them all.

> Bryn discards Good as new. Mostly new.
= now Bryn: 10 Fortitude, 1 card
Whitehawk cannot play I don't think so!
> Tara discards The stars advised against coming here.
= now Tara: 1 card             # her card would let her draw one, if she played it
Whitehawk cannot play I don't think so!
> Whitehawk discards Three roads, and I have walked them all.
= Whitehawk: 1 card
= Tara: 1 card
= Bryn: 10 Fortitude, 1 card
= Good as new. Mostly new. is discarded
= the Sea Events: 1 counter
---
title: Control: the same cards played do what they say and can be answered
proves: TYPES-08
seats: Whitehawk, Bryn, Tara
active: Bryn
phase: end
sea deck: The Gulls Are Hungry
sea counters: 1
Bryn has 10 Fortitude
Bryn holds exactly: Good as new. Mostly new.
Tara holds exactly: The stars advised against coming here.
Whitehawk holds exactly: I don't think so!

> Bryn plays Good as new. Mostly new.
= now Bryn: 10 Fortitude
> Tara plays The stars advised against coming here.
Whitehawk can play I don't think so!
> Whitehawk declines
= Bryn: 12 Fortitude
= Tara: 1 card
---
title: What is given up to the merfolk is not played either, not even a card that Ignores Events
proves: DUNGEON-09, TYPES-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Wine | Light Ale
Tara has 12 Fortitude
Tara holds exactly: The stars advised against coming here. | Good as new. Mostly new.
Whitehawk holds: I don't think so!

> Whitehawk chooses Drink
> Bryn chooses Drink
> Tara chooses Discard
> Tara discards The stars advised against coming here.
= now Tara: 1 card
Whitehawk cannot play I don't think so!
> Tara discards Good as new. Mostly new.
= Tara: 0 cards, 12 Fortitude, 0 Alcohol
= Whitehawk: 2 Alcohol
= the Sea Events: 4 counters
