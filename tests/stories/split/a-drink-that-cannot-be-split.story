title: No card splits a Drink that says it cannot be split, not even one that keeps a half
proves: SPLIT-09
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Half Measure | Dilute
Anna's pile: Gambler's Grog
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Half Measure (Sometimes) = Keep half of your Drink, rounded down.
card: Dilute (Sometimes) = Remove 1 Alcohol Content from your Drink.

= the Drink of Anna: 2 Alcohol
Anna cannot play Two Straws because SPLIT-09
Anna cannot play Half Measure because SPLIT-09
Anna can play Dilute
= Anna: 2 Alcohol, 11 Gold
---
title: An ordinary Drink of the same strength can be split either way
proves: SPLIT-09
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Half Measure
Anna's pile: Wine
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Half Measure (Sometimes) = Keep half of your Drink, rounded down.

= the Drink of Anna: 2 Alcohol
Anna can play Two Straws
Anna can play Half Measure
---
title: Mead and Sauvignon Blech are split by nobody but their drinker
proves: SPLIT-09
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Half Measure
Anna's pile: Sauvignon Blech
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Half Measure (Sometimes) = Keep half of your Drink, rounded down.

= the Drink of Anna: 3 Alcohol
Anna cannot play Two Straws because SPLIT-09
Anna cannot play Half Measure because SPLIT-09
