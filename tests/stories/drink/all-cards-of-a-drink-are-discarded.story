title: All cards of a Drink are discarded after it, a dead Drink Event too
proves: DRINK-19
seats: Lucky, Farai
phase: drink
Lucky's pile: Bog Water | Nut Milk | Round on the House! | Dragon Breath Ale
drink: Bog Water = 1 Alcohol, chaser
drink: Nut Milk = 1 Fortitude, chaser
drink deck exactly: Light Ale

> Lucky drinks
= Lucky: 1 Alcohol, 1 Drink
= Bog Water is discarded
= Nut Milk is discarded
= Round on the House! is discarded
---
title: The cards of a Drink that was Ignored are discarded too
proves: DRINK-19
seats: Lucky, Farai
phase: drink
Lucky's pile: Bog Water | Nut Milk
drink: Bog Water = 1 Alcohol, chaser
drink: Nut Milk = 1 Fortitude
card: No Thirst (Sometimes) = Ignore a Drink.
Lucky holds: No Thirst

> Lucky plays No Thirst
= Lucky: 0 Alcohol, 0 Drinks
= Bog Water is discarded
= Nut Milk is discarded
