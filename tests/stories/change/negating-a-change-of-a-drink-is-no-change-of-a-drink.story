title: Negating a Drink-changing card is not itself a change of a Drink's effects
proves: CHANGE-04
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant | Hands Off | The Wench thinks you should stop playing with the drinks.
Ben holds: Hands Off
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Hands Off (Sometimes) = Negate a Sometimes card that changes a Drink.

> Ann plays Potted Plant
Ann can play Hands Off
> Ben plays Hands Off
Ann cannot play Hands Off because CHANGE-01
Ann cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Ann drinks
= Ann: 3 Alcohol

---
title: The Wench cannot be answered by another copy of her
proves: CHANGE-04
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant | The Wench thinks you should stop playing with the drinks.
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Potted Plant
> Ben plays The Wench thinks you should stop playing with the drinks.
Ann cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Ann drinks
= Ann: 3 Alcohol
= Ann holds The Wench thinks you should stop playing with the drinks.
