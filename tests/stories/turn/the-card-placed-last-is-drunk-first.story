title: The Drink placed last on a Drink Me! Pile is drunk first
proves: TURN-13
seats: Ada, Bert, Cleo
phase: order
Bert's pile: Water | Dragon Breath Ale
drink deck: Wine | Dark Ale | Shot of Rum | Water

# Two additional Drinks first (2 and 1 Alcohol Content), then the one of the phase (3).
Ada holds: Wench, bring some drinks for my friends!
> Ada plays Wench, bring some drinks for my friends!
> Ada orders for Bert
> Ada orders for Bert
> Ada orders for Bert
= Bert: 5 Drinks
> Ada ends the phase
> Ada ends the phase
> Bert drinks
= Bert: 3 Alcohol, 4 Drinks
---
title: Under the Drink placed last lies the one placed before it
proves: TURN-13
seats: Ada, Bert, Cleo
phase: drink
Ada holds: Second Mug
Ada's pile: Wine | Dark Ale | Dragon Breath Ale
card: Second Mug (Sometimes) = In your Drink Phase, you take a Drink from your pile.

> Ada drinks
= Ada: 2 Alcohol, 2 Drinks
> Ada plays Second Mug
> Ada drinks
= Ada: 3 Alcohol, 1 Drink
