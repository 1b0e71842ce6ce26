title: Ignoring a Drink Ignores its Chasers and all that was added to it
proves: NEGATE-13
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine with a Chaser | Gnomish Inspirational Ale | Light Ale
Ann holds: Potted Plant
Ben holds: Top Up
Cleo holds: Extra Olive
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Extra Olive (Sometimes) = Whoever drinks a Drink draws a card.

> Ben plays Top Up on Ann's Drink
> Cleo plays Extra Olive on Ann's Drink
= the Drink of Ann: 6 Alcohol
> Ann plays Potted Plant
= Ann: 0 Alcohol, 6 cards, 1 Drink
= Wine with a Chaser is discarded
= Gnomish Inspirational Ale is discarded

---
title: Control: the same Drink when it is drunk
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine with a Chaser | Gnomish Inspirational Ale | Light Ale
Ben holds: Top Up
Cleo holds: Extra Olive
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Extra Olive (Sometimes) = Whoever drinks a Drink draws a card.

> Ben plays Top Up on Ann's Drink
> Cleo plays Extra Olive on Ann's Drink
> Ann drinks
= Ann: 6 Alcohol, 10 cards, 1 Drink
