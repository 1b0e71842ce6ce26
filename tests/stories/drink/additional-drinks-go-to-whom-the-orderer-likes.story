title: Additional Drinks may go to different players
proves: DRINK-18
seats: Lucky, Farai, Phyll
phase: order
Lucky holds: Wench, bring some drinks for my friends!

> Lucky plays Wench, bring some drinks for my friends!
> Lucky orders for Phyll
> Lucky orders for Farai
> Lucky orders for Farai
= Lucky: 1 Drink, 9 Gold
= Farai: 3 Drinks
= Phyll: 2 Drinks
---
title: Additional Drinks may all go to one player
proves: DRINK-18
seats: Lucky, Farai, Phyll
phase: order
Lucky holds: Wench, bring some drinks for my friends!

> Lucky plays Wench, bring some drinks for my friends!
> Lucky orders for Phyll
> Lucky orders for Phyll
> Lucky orders for Phyll
= Farai: 1 Drink
= Phyll: 4 Drinks
