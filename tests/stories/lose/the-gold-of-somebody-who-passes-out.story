title: Half the Gold of somebody passed out, rounded up, and what cannot be divided goes to the Inn
proves: LOSE-06
seats: Anna, Bert, Cora, Dora
Anna holds: Punch
Bert has 8 Fortitude, 7 Alcohol, 9 Gold
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Bert is out: passed out
= Bert: 0 Gold
= Anna: 11 Gold
= Cora: 11 Gold
= Dora: 11 Gold
= the Inn: +6 Gold        # 5, and 1 of the 4 that three players cannot share
---
title: An even half that can be shared leaves the Inn no more than its half
proves: LOSE-06
seats: Anna, Bert, Cora, Dora
Anna holds: Punch
Bert has 8 Fortitude, 7 Alcohol, 12 Gold
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Anna: 12 Gold
= Cora: 12 Gold
= Dora: 12 Gold
= the Inn: +6 Gold
