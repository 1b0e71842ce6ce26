title: Gold has no upper limit
proves: LIMIT-02
seats: Ada, Bert
Ada has 19 Gold
Ada holds: Buried Hoard
card: Buried Hoard (Anytime) = You gain 40 Gold.

> Ada plays Buried Hoard
= Ada: 59 Gold
---
title: Gold never drops below 0
proves: LIMIT-02
seats: Ada, Bert, Cleo
Bert has 2 Gold
Ada holds: Ruin
card: Ruin (Action) = Another player loses 5 Gold.

> Ada plays Ruin on Bert
> Ada declines
> Bert declines
> Cleo declines
= now Bert: 0 Gold
= the Inn: +2 Gold
= Bert is out: no Gold
---
title: With an Elixir that pays 1 of 4, nobody pays more Gold than they have
proves: LIMIT-02, CARD-041
seats: Ann, Ben, Cat
card: Toll (Action) = Another player pays 4 Gold to the Inn.
Ann holds: Toll
Ben has 2 Gold
Ben's front: Discount Elixir of Haggling

> Ann plays Toll on Ben
= Ben: 0 Gold
= the Inn: +2 Gold
