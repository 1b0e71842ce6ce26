title: What a card sets the Drink to holds for the Drink with all its Chasers
proves: DRINK-13
seats: Lucky, Farai
phase: drink
Lucky's pile: Wine with a Chaser | Dragon Breath Ale
card: Short Measure (Sometimes) = Lower the Alcohol Content of a Drink to 1.
Farai holds: Short Measure

> Farai plays Short Measure on Lucky's Drink
= Lucky: 1 Alcohol
---
title: A Drink is split together with its Chasers, as one sum
proves: DRINK-13
seats: Lucky, Farai
phase: drink
Lucky's pile: Light Ale with a Chaser | Light Ale
card: Two Straws (Sometimes) = Split your Drink with another player.
Lucky holds: Two Straws

> Lucky plays Two Straws on Farai
= Lucky: 1 Alcohol
= Farai: 1 Alcohol
---
title: A Drink is passed on together with its Chasers
proves: DRINK-13
seats: Lucky, Farai
phase: drink
Lucky's pile: Wine with a Chaser | Dragon Breath Ale
card: Pass Along (Sometimes) = Pass your Drink to another player.
Lucky holds: Pass Along

> Lucky plays Pass Along on Farai
= Lucky: 0 Alcohol, 0 Drinks
= Farai: 6 Alcohol
