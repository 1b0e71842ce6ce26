title: The strength of a Drink is the sum of its cards and of what was added
proves: DRINK-23
seats: Lucky, Farai
phase: drink
Lucky has 5 Alcohol
Lucky's pile: Wine with a Chaser | Pot of Tea
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Farai holds: Stiff Dash

= the Drink of Lucky: 1 Alcohol
> Farai plays Stiff Dash
= the Drink of Lucky: 3 Alcohol
= Lucky: 8 Alcohol
---
title: A Drink of negative strength lowers the Alcohol Content of its drinker
proves: DRINK-23
seats: Lucky, Farai
phase: drink
Lucky has 5 Alcohol
Lucky's pile: Light Ale with a Chaser | Pot of Tea
card: Thin Gruel (Sometimes) = Remove 3 Alcohol Content from a Drink.
Farai holds: Thin Gruel

> Farai plays Thin Gruel
= the Drink of Lucky: -3 Alcohol
= Lucky: 2 Alcohol
