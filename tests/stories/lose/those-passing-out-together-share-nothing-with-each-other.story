title: Players who pass out at the same time get nothing of each other's Gold
proves: LOSE-10
seats: Anna, Bert, Cora, Dora
Anna holds: Brawl
Bert has 8 Fortitude, 7 Alcohol, 8 Gold
Cora has 8 Fortitude, 7 Alcohol, 4 Gold
card: Brawl (Action) = Two other players each lose 2 Fortitude.

> Anna plays Brawl on Bert, Cora
= Bert is out: passed out
= Cora is out: passed out
= Bert: 0 Gold
= Cora: 0 Gold
= Anna: 13 Gold        # 2 of Bert's, 1 of Cora's
= Dora: 13 Gold
= the Inn: +6 Gold
---
title: One after the other, the second still had a share of the first
proves: LOSE-10
seats: Anna, Bert, Cora, Dora
Anna holds: Punch | Bite
Bert has 8 Fortitude, 7 Alcohol, 8 Gold
Cora has 8 Fortitude, 7 Alcohol, 4 Gold
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Bert is out: passed out
= Cora: 5 Gold
> Anna plays Bite on Cora
> Anna orders for Dora
= Cora is out: passed out
= Anna: 12 Gold        # 1 of Bert's (4 for three), 1 of Cora's (2 for two)
= Dora: 12 Gold
= the Inn: +8 Gold     # 5 of Bert's 8, 3 of Cora's 5
