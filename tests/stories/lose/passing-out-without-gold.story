title: Too drunk and without Gold counts as passing out, with nothing to divide
proves: LOSE-16
seats: Anna, Bert, Cora
Anna holds: Mugging
Bert has 8 Fortitude, 7 Alcohol, 1 Gold
card: Mugging (Action) = Another player loses 2 Fortitude and pays you 1 Gold.

> Anna plays Mugging on Bert
= Bert is out: passed out
= Anna: 11 Gold
= Cora: 10 Gold
= the Inn: +0 Gold
---
title: Somebody passing out without Gold is not saved by the share of another passing out
proves: LOSE-16
seats: Anna, Bert, Cora, Dora
Anna holds: Bad Company
Bert has 8 Fortitude, 7 Alcohol, 1 Gold
Cora has 8 Fortitude, 7 Alcohol, 8 Gold
card: Bad Company (Action) = Each other player loses 2 Fortitude and another player pays 1 Gold to the Inn.

> Anna plays Bad Company on Bert
= Bert is out: passed out
= Bert: 0 Gold
= Cora is out: passed out
= Anna: 12 Gold
= Dora: 12 Gold
= the Inn: +5 Gold
