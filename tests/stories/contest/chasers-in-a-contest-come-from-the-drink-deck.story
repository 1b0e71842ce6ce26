title: In a Contest a Drink with a Chaser is completed before the next player reveals
proves: CONTEST-03
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest! | Bottle of Rum
drink deck: Wine with a Chaser | Light Ale with a Chaser | Light Ale | Shot of Rum | Water

= the Drink of Lucky: 4 Alcohol
= now the Drink of Farai: 3 Alcohol
= Lucky: 4 Alcohol, 12 Gold, 1 Drink
= Farai: 3 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
---
title: A Drink Event as a Chaser in a Contest ends the chain
proves: CONTEST-03
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Wine with a Chaser | Round on the House! | Shot of Rum | Water | Bottle of Rum

> Lucky drinks
= Lucky: 2 Alcohol, 9 Gold
= Farai: 3 Alcohol, 12 Gold
= Phyll: 0 Alcohol, 9 Gold
