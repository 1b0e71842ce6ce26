title: Who must pay more than they have pays everything, and is out of the game without Gold
proves: LIMIT-06
seats: Ada, Bert, Cleo
Bert has 2 Gold
Ada holds: Old Debt
card: Old Debt (Action) = Another player pays you 5 Gold.

> Ada plays Old Debt on Bert
> Ada declines
> Bert declines
> Cleo declines
= now Bert: 0 Gold
= now Ada: 12 Gold
= Bert is out: no Gold
= the Inn: 0 Gold
---
title: An optional cost can be chosen only by a player who can pay it in full
proves: LIMIT-06
seats: Ada, Bert
Ada has 2 Gold
Bert has 4 Gold
Ada holds: Fine Dinner
Bert holds: Fine Dinner
card: Fine Dinner (Anytime) = To play this card, pay 3 Gold to the Inn. / You gain 4 Fortitude.

Ada cannot play Fine Dinner because LIMIT-06
Bert can play Fine Dinner
> Bert plays Fine Dinner
= Bert: 1 Gold
---
title: A choice that costs more than a player has is not open to them
proves: LIMIT-06
seats: Ada, Bert
Bert has 2 Gold
Ada holds: Purse or Shin
card: Purse or Shin (Action) = Another player chooses: pay you 3 Gold, or lose 2 Fortitude.

> Ada plays Purse or Shin on Bert
# Bert takes the first choice he is offered.
> Ada ends the phase
= Bert: 18 Fortitude, 2 Gold
= Ada: 10 Gold
---
title: The same choice is open to who can pay it in full
proves: LIMIT-06
seats: Ada, Bert
Bert has 4 Gold
Ada holds: Purse or Shin
card: Purse or Shin (Action) = Another player chooses: pay you 3 Gold, or lose 2 Fortitude.

> Ada plays Purse or Shin on Bert
> Ada ends the phase
= Bert: 20 Fortitude, 1 Gold
= Ada: 13 Gold
