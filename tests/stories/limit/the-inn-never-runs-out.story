title: The Inn is a balance that may fall below 0, so it never runs out
proves: LIMIT-03
seats: Ada, Bert, Cleo
Ada holds: Buried Hoard | Buried Hoard | Tip the Wench.
card: Buried Hoard (Anytime) = You gain 40 Gold.

> Ada plays Buried Hoard
= Ada: 50 Gold
= the Inn: -40 Gold
> Ada plays Buried Hoard
= Ada: 90 Gold
= the Inn: -80 Gold
> Ada plays Tip the Wench. on Bert
= Bert: 9 Gold
= the Inn: -79 Gold
---
title: Gold as a whole is conserved when the Inn pays for a player
proves: LIMIT-03
seats: Ada, Bert, Cleo
Ada holds: Toll
Bert holds: On the Slate
card: Toll (Action) = Each other player pays you 3 Gold.
card: On the Slate (Sometimes) = When you must pay Gold, the Inn pays instead.

> Ada plays Toll
> Bert plays On the Slate
= Ada: 16 Gold
= Bert: 10 Gold
= Cleo: 7 Gold
= the Inn: -3 Gold
