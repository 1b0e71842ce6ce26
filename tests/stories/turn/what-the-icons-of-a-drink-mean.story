title: A Drink with Alcohol Content gives so much Alcohol Content
proves: TURN-11
seats: Ada, Bert
phase: drink
Ada has 10 Fortitude, 2 Alcohol
Ada's pile: Red Cup | Red Cup
drink: Red Cup = 3 Alcohol

> Ada drinks
= Ada: 10 Fortitude, 5 Alcohol, 1 Drink
---
title: A Drink with Fortitude gives so much Fortitude
proves: TURN-11
seats: Ada, Bert
phase: drink
Ada has 10 Fortitude, 2 Alcohol
Ada's pile: Green Cup | Green Cup
drink: Green Cup = 2 Fortitude

> Ada drinks
= Ada: 12 Fortitude, 2 Alcohol, 1 Drink
---
title: A Drink with negative Fortitude takes so much Fortitude
proves: TURN-11
seats: Ada, Bert
phase: drink
Ada has 10 Fortitude, 2 Alcohol
Ada's pile: Grey Cup | Grey Cup
drink: Grey Cup = -2 Fortitude

> Ada drinks
= Ada: 8 Fortitude, 2 Alcohol, 1 Drink
---
title: A Drink with a Chaser adds the next Drink of the pile
proves: TURN-11
seats: Ada, Bert
phase: drink
Ada has 10 Fortitude, 2 Alcohol
Ada's pile: Tall Cup | Grey Cup | Red Cup
drink: Tall Cup = 1 Alcohol, 1 Fortitude, chaser
drink: Grey Cup = 2 Alcohol, -2 Fortitude
drink: Red Cup = 3 Alcohol

> Ada drinks
= Ada: 9 Fortitude, 5 Alcohol, 1 Drink
