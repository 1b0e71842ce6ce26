title: Drinks that come out of a dare can still be Ignored and changed as Drinks
proves: NEGATE-11
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi6
Ann's pile: The Wench Dares You...
drink deck: Light Ale | Dragon Breath Ale
Ann holds: Top Up
Ben holds: Potted Plant | Lie Low
Cleo holds: Water Down
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Lie Low (Sometimes) = Ignore an Event.
card: Top Up (Sometimes) = Add 1 Alcohol Content to a Drink.
card: Water Down (Sometimes) = Remove 2 Alcohol Content from your Drink.

= the Drink of Ben: 4 Alcohol
Ben cannot play Lie Low because NEGATE-10
> Ann plays Top Up on Cleo's Drink
> Ben plays Potted Plant
> Cleo plays Water Down
> Ann drinks
= Ann: 1 Alcohol
= Ben: 0 Alcohol
= Cleo: 3 Alcohol

---
title: Drinks of a Contest can still be Ignored and changed as Drinks
proves: NEGATE-11
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Drinking Contest!
drink deck: Light Ale | Wine | Dragon Breath Ale
Ben holds: Potted Plant
Cleo holds: Water Down
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Water Down (Sometimes) = Remove 1 Alcohol Content from your Drink.

> Ben plays Potted Plant
> Cleo plays Water Down
> Ann drinks
= Ann: 1 Alcohol
= Ben: 0 Alcohol
= Cleo: 3 Alcohol
