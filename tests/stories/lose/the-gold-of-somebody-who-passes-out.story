title: Half the Gold of somebody passed out, rounded up, and what cannot be divided goes to the Inn
proves: LOSE-06
seats: Anna, Bert, Cora, Dora
Anna holds: Punch
Bert has 8 Fortitude, 7 Alcohol, 11 Gold
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Bert is out: passed out
= Bert: 0 Gold
= Anna: 11 Gold
= Cora: 11 Gold
= Dora: 11 Gold
= the Inn: +8 Gold        # 6, and 2 of the 5 that three players cannot share
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
---
title: A share of the Gold is gained, once whoever passed out is out
proves: LOSE-06, TIMING-10
seats: Whitehawk, Ann, Ben, Cat
Ann has 4 Fortitude, 3 Alcohol, 12 Gold
Whitehawk holds: Elbow | Don't forget the captain's extra share!
card: Elbow (Action) = Another player loses 2 Fortitude.

> Whitehawk plays Elbow on Ann
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 14 Gold
= Ben: 12 Gold
= the Inn: 4 Gold
---
title: Nothing is gained where there is nothing to share
proves: LOSE-06, TIMING-10
seats: Whitehawk, Ann, Ben, Cat
Ann has 4 Fortitude, 3 Alcohol, 5 Gold
Whitehawk holds: Elbow | Don't forget the captain's extra share!
card: Elbow (Action) = Another player loses 2 Fortitude.

> Whitehawk plays Elbow on Ann
= Ann is out
= Whitehawk is not asked
= Whitehawk: 10 Gold
= the Inn: 5 Gold
