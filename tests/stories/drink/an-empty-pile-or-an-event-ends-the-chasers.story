title: With an empty pile there is no Chaser, and that is not sobering up
proves: DRINK-10, DRINK-11
seats: Lucky, Farai
phase: drink
Lucky has 5 Alcohol
Lucky's pile: Wine with a Chaser
drink deck: Dragon Breath Ale

> Lucky drinks
= Lucky: 7 Alcohol, 0 Drinks
---
title: A Drink Event as a Chaser has no effect and ends the chain
proves: DRINK-10
seats: Lucky, Farai
phase: drink
Lucky has 10 Fortitude, 5 Alcohol
Farai has 10 Fortitude, 5 Alcohol
Lucky's pile: Wine with a Chaser | Fine Ambrosia, Nectar of the Gods | Dragon Breath Ale

> Lucky drinks
= Lucky: 10 Fortitude, 7 Alcohol, 1 Drink
= Farai: 10 Fortitude, 5 Alcohol
= Fine Ambrosia, Nectar of the Gods is discarded
