title: With a Fair Wind everybody loses 1 Alcohol Content, and two counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Fair Wind
sea counters: 1
Whitehawk has 3 Alcohol
Bryn has 1 Alcohol

= Whitehawk: 2 Alcohol
= Bryn: 0 Alcohol
= Tara: 0 Alcohol
= the Sea Events: 2 counters
---
title: A Fair Wind can be Ignored as an Event, not as a card that affects Alcohol Content
proves: NEGATE-08, NEGATE-12, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Fair Wind
sea counters: 1
Whitehawk has 3 Alcohol
Bryn has 3 Alcohol
Tara has 3 Alcohol
Bryn holds: I've had worse from seagulls.
Tara holds: Uh oh, I don't like where this is headed... | The stars advised against coming here.

Bryn cannot play I've had worse from seagulls. because NEGATE-12
Tara cannot play Uh oh, I don't like where this is headed... because NEGATE-12
Tara can play The stars advised against coming here.
> Tara plays The stars advised against coming here.
= Whitehawk: 2 Alcohol
= Bryn: 2 Alcohol
= Tara: 3 Alcohol
