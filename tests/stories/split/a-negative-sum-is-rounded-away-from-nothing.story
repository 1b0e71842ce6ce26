title: Half of a negative sum is rounded to the larger number
proves: SPLIT-06
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 6 Alcohol
Anna holds: Two Straws
Anna's pile: Cold Soup
Bert has 10 Fortitude, 6 Alcohol
card: Two Straws (Sometimes) = Split your Drink with another player.
drink: Cold Soup = -3 Alcohol, -1 Fortitude

> Anna plays Two Straws on Bert
= Anna: 9 Fortitude, 4 Alcohol
= Bert: 9 Fortitude, 4 Alcohol
---
title: A Drink of minus one is minus one for both
proves: SPLIT-06
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 6 Alcohol
Anna holds: Two Straws
Anna's pile: Pot of Tea
Bert has 10 Fortitude, 6 Alcohol
card: Two Straws (Sometimes) = Split your Drink with another player.

> Anna plays Two Straws on Bert
= Anna: 5 Alcohol
= Bert: 5 Alcohol
