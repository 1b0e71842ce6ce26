title: When the player of a card chooses, "they" is still the one picked
proves: TYPES-07
seats: Ann, Ben, Cat
Ann holds: Friendly Robbery
card: Friendly Robbery (Action) = Another player loses 1 Fortitude. / You may make them pay you 1 Gold.

> Ann plays Friendly Robbery on Cat
> Ann chooses Pay you 1 Gold
= Cat: 19 Fortitude, 9 Gold
= Ann: 11 Gold
---
title: An offer may be declined
proves: TYPES-07
seats: Ann, Ben, Cat
Ann holds: Friendly Robbery
card: Friendly Robbery (Action) = Another player loses 1 Fortitude. / You may make them pay you 1 Gold.

> Ann plays Friendly Robbery on Cat
> Ann chooses Decline
= Cat: 19 Fortitude, 10 Gold
---
title: After others have chosen, "they" is the one picked again
proves: TYPES-07
seats: Ann, Ben, Cat
Ann holds: Group Therapy
card: Group Therapy (Action) = Another player loses 1 Fortitude. / Each player chooses: gain 1 Gold, or lose 1 Gold. / They lose 2 Fortitude.

> Ann plays Group Therapy on Ben
> Ann chooses Gain 1 Gold
> Ben chooses Lose 1 Gold
> Cat chooses Gain 1 Gold
= Ben: 17 Fortitude, 9 Gold
= Ann: 20 Fortitude, 11 Gold
= Cat: 20 Fortitude, 11 Gold
---
title: A card picked inside a choice picks when it is announced
proves: TYPES-07
seats: Ann, Ben, Cat
Ann holds: Two Minds
card: Two Minds (Action) = You choose: another player loses 2 Fortitude, or gain 2 Gold.

> Ann plays Two Minds on Cat
> Ann chooses Another player loses 2 Fortitude
= Cat: 18 Fortitude
---
title: Somebody with little Gold may still choose what others pay
proves: LIMIT-06
seats: Ann, Ben
Ann has 1 Gold
Ann holds: Collection
card: Collection (Action) = You may make each other player pay you 2 Gold.

> Ann plays Collection
> Ann chooses Each other player pays you 2 Gold
= Ann: 3 Gold
= Ben: 8 Gold
