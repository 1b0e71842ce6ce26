title: The Drink ordered is the top card of the Drink Deck and goes on top of the chosen player's pile
proves: TURN-09
seats: Ada, Bert, Cleo
phase: order
Cleo's pile: Water
drink deck: Dragon Breath Ale | Water | Water | Water
active: Bert

> Bert orders for Cleo
= Bert: 1 Drink
= Ada: 1 Drink
= Cleo: 2 Drinks
> Bert ends the phase
> Bert ends the phase
> Cleo drinks
= Cleo: 4 Alcohol, 1 Drink
---
title: Ordering a Drink is not optional, and nobody orders for themselves
proves: TURN-09
seats: Ada, Bert, Cleo
phase: order

> Ada ends the phase
= Ada: 1 Drink
= Bert: 2 Drinks
= Cleo: 1 Drink
---
title: A Drink is ordered only for players still in the game
proves: TURN-09
seats: Ada, Bert, Cleo
Bert has 2 Fortitude
Ada holds: Kick
card: Kick (Action) = Another player loses 2 Fortitude.

> Ada plays Kick on Bert
= Bert is out: passed out
> Ada ends the phase
> Ada ends the phase
= Ada: 1 Drink
= Bert: 0 Drinks
= Cleo: 2 Drinks
