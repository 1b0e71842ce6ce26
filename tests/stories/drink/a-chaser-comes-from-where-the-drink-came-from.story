title: The Chaser of a Drink from a pile comes from that pile
proves: DRINK-08
seats: Lucky, Farai
phase: drink
Lucky's pile: Wine with a Chaser | Light Ale | Water
drink deck: Dragon Breath Ale | Dragon Breath Ale

> Lucky drinks
= Lucky: 3 Alcohol, 1 Drink
---
title: The Chaser of a Drink from the Drink Deck comes from the Drink Deck
proves: DRINK-08
seats: Lucky, Farai
phase: drink
Lucky's pile: Round on the House! | Dragon Breath Ale | Dragon Breath Ale
drink deck: Wine with a Chaser | Light Ale | Dragon Breath Ale

> Lucky drinks
= Lucky: 3 Alcohol, 2 Drinks
= Farai: 3 Alcohol, 1 Drink
