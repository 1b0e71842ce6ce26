title: Who has to drink from an empty pile loses 1 Alcohol Content instead
proves: TURN-12
seats: Ada, Bert
phase: drink
Ada has 5 Alcohol
Ada's pile: nothing

> Ada drinks
= Ada: 4 Alcohol, 20 Fortitude, 0 Drinks
---
title: Who is sober stays at 0 Alcohol Content
proves: TURN-12
seats: Ada, Bert
phase: drink
Ada's pile: nothing

> Ada drinks
= Ada: 0 Alcohol, 20 Fortitude
---
title: Sobering up is no Drink, so there is nothing to answer
proves: TURN-12
seats: Ada, Bert
phase: drink
Ada has 5 Alcohol
Ada's pile: nothing
Ada holds: Spill It
Bert holds: Top It Up
card: Spill It (Sometimes) = Ignore a Drink.
card: Top It Up (Sometimes) = Add 3 Alcohol Content to a Drink.

Bert cannot play Top It Up
> Ada declines
> Bert declines
# No window came between: Ada is sober by one already.
= now Ada: 4 Alcohol
Ada cannot play Spill It
Bert cannot play Top It Up
---
title: With a Drink in the pile nobody sobers up, and the Drink may be answered
proves: TURN-12
seats: Ada, Bert
phase: drink
Ada has 5 Alcohol
Ada's pile: Water
Bert holds: Top It Up
card: Top It Up (Sometimes) = Add 3 Alcohol Content to a Drink.

> Ada declines
> Bert declines
= now Ada: 5 Alcohol
Bert can play Top It Up
> Bert plays Top It Up
> Ada drinks
= Ada: 8 Alcohol
