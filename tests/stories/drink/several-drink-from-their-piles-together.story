title: Players made to drink from their piles reveal first, then share one window, then drink together
proves: TIMING-06, TIMING-13
seats: Ann, Ben, Cat
Ann holds: Bottoms Up
Ann's pile: Light Ale
Ben's pile: Wine
Cat's pile: Mead
Cat holds: Top Up
card: Bottoms Up (Action) = Each player takes a Drink from their pile.
card: Top Up (Sometimes) = Add 1 Alcohol Content to a Drink.

> Ann plays Bottoms Up
= the Drink of Ann: 1 Alcohol
= the Drink of Ben: 2 Alcohol
= the Drink of Cat: 3 Alcohol
> Cat plays Top Up on Ann's Drink
> Cat chooses Ben
= Ann: 2 Alcohol
= Ben: 4 Alcohol
= Cat: 2 Alcohol
---
title: Whoever has no Drink sobers up while the others drink
proves: DRINK-22
seats: Ann, Ben, Cat
Ben has 3 Alcohol
Ann holds: Bottoms Up
Ann's pile: Light Ale
Ben's pile: nothing
Cat's pile: Wine
card: Bottoms Up (Action) = Each player takes a Drink from their pile.

> Ann plays Bottoms Up
= Ann: 1 Alcohol
= Ben: 2 Alcohol
= Cat: 2 Alcohol
---
title: A Negated Drink does nothing to anybody
proves: CHANGE-01
seats: Ann, Ben
phase: drink
Ann's pile: Dragon Breath Ale
Ben holds: Spill It
card: Spill It (Sometimes) = Negate a Drink.

> Ben plays Spill It on Ann's Drink
= Ann: 0 Alcohol
= Dragon Breath Ale is discarded
