title: Nothing is halved
proves: HOUSE-04
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 0 Alcohol
Anna's pile: Round on the House!
Bert has 10 Fortitude, 0 Alcohol
Cora has 10 Fortitude, 0 Alcohol
drink deck: Hearty Punch
drink: Hearty Punch = 4 Alcohol, 2 Fortitude, 2 Gold, draw 2

= the Drink of Anna: 4 Alcohol
= Anna: 12 Fortitude, 4 Alcohol, 12 Gold, 9 cards
= Bert: 12 Fortitude, 4 Alcohol, 12 Gold, 9 cards
= Cora: 12 Fortitude, 4 Alcohol, 12 Gold, 9 cards
---
title: A Drink that cannot be split is copied like any other
proves: HOUSE-04
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Round on the House!
drink deck: Gambler's Grog
card: Two Straws (Sometimes) = Split your Drink with another player.

= the Drink of Anna: 2 Alcohol
Anna cannot play Two Straws because SPLIT-09
= Anna: 2 Alcohol, 11 Gold
= Bert: 2 Alcohol, 11 Gold
= Cora: 2 Alcohol, 11 Gold
