title: In the regular phases only the active player orders and drinks
proves: TURN-18
seats: Ada, Bert, Cleo
active: Bert
phase: order
Ada's pile: Wine
Bert's pile: Wine
Cleo's pile: Wine

> Bert orders for Cleo
> Bert ends the phase
> Bert ends the phase
= Ada: 0 Alcohol, 1 Drink
= Bert: 2 Alcohol, 0 Drinks
= Cleo: 0 Alcohol, 2 Drinks
---
title: Another player drinks if a card says so
proves: TURN-18
seats: Ada, Bert, Cleo
Ada holds: Down With It
Bert's pile: Wine
Cleo's pile: Wine
card: Down With It (Action) = Another player takes a Drink from their pile.

> Ada plays Down With It on Cleo
= Ada: 0 Alcohol, 1 Drink
= Bert: 0 Alcohol, 1 Drink
= Cleo: 2 Alcohol, 0 Drinks
