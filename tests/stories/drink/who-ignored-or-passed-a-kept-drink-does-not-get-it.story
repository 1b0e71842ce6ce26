title: Whoever Ignores a kept Drink does not get it; the next in turn order does
proves: DRINK-17, DRINK-16
seats: Lucky, Farai, Phyll
active: Farai
phase: drink
Farai's pile: Round on the House!
drink deck: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: No Thirst (Sometimes) = Ignore a Drink.
Farai holds: No Thirst

> Farai plays No Thirst
= Farai: 0 Alcohol, 0 Turtle Mug
= Phyll: 2 Alcohol, 1 Turtle Mug
= Lucky: 2 Alcohol, 0 Turtle Mug
---
title: Whoever Ignores their half of a kept Drink leaves it to the other
proves: DRINK-17
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: Two Straws (Sometimes) = Split your Drink with another player.
card: No Thirst (Sometimes) = Ignore a Drink.
Lucky holds: Two Straws | No Thirst

> Lucky plays Two Straws on Phyll
> Lucky plays No Thirst
= Lucky: 0 Alcohol, 0 Turtle Mug
= Phyll: 1 Alcohol, 1 Turtle Mug
---
title: Whoever passes a kept Drink on does not get it
proves: DRINK-17
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: Pass Along (Sometimes) = Pass your Drink to another player.
Lucky holds: Pass Along

> Lucky plays Pass Along on Phyll
= Lucky: 0 Alcohol, 0 Turtle Mug
= Phyll: 2 Alcohol, 1 Turtle Mug
---
title: A kept Drink for which nobody is left is discarded
proves: DRINK-17
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: Two Straws (Sometimes) = Split your Drink with another player.
card: No Thirst (Sometimes) = Ignore a Drink.
Lucky holds: Two Straws | No Thirst
Phyll holds: No Thirst

> Lucky plays Two Straws on Phyll
> Lucky plays No Thirst
> Phyll plays No Thirst
= Lucky: 0 Alcohol, 0 Turtle Mug
= Phyll: 0 Alcohol, 0 Turtle Mug
= Turtle Mug is discarded
