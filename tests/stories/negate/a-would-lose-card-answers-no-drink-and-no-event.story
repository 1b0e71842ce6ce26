title: What a Drink takes from its drinker is no loss that a card about losses could answer
proves: TIMING-11, DRINK-07
seats: Ann, Ben
phase: drink
Ann's pile: Dirty Dishwater
Ann holds: Padding
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

= the Drink of Ann: -1 Fortitude
Ann cannot play Padding because TIMING-11
= Ann: 19 Fortitude
---
title: Nor is the Fortitude that an ordinary Event takes
proves: NEGATE-12
seats: Ann, Ben
phase: end
sea deck: Kraken Attack
sea counters: 1
Ann holds: Padding
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

Ann cannot play Padding because NEGATE-12
= Ann: 16 Fortitude
---
title: Gold that an Event takes is paid, and payments can be answered
proves: GAMBLE-23
seats: Ann, Ben
phase: end
sea deck: Harbour Master
sea counters: 1
Ann holds: Tight Fist
Ben holds: Slate
card: Tight Fist (Sometimes) = When you would lose Gold, reduce the loss by 1.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.

> Ann plays Tight Fist
> Ben plays Slate
= Ann: 10 Gold
= Ben: 10 Gold
= the Inn: 0 Gold
