title: If all who are left lose at once, they tie; who was out before has no part in it
proves: LOSE-11
seats: Anna, Bert, Cora
Anna has 4 Fortitude, 2 Alcohol
Anna holds: Punch
Anna's pile: Round on the House!
Bert has 4 Fortitude, 3 Alcohol
Cora has 8 Fortitude, 7 Alcohol
drink deck: Water | Elven Wine        # the first is ordered for Bert
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Cora
= Cora is out: passed out
> Anna drinks
= tie: Anna, Bert
---
title: One without Gold and one passing out who leaves nothing tie as well
proves: LOSE-11
seats: Anna, Bert
Anna has 5 Fortitude, 4 Alcohol, 1 Gold
Anna holds: Last Round
Bert has 1 Gold
card: Last Round (Action) = You gain 1 Alcohol Content and another player pays 1 Gold to the Inn.

> Anna plays Last Round on Bert
= tie: Anna, Bert
---
title: One who is saved by the other's share does not tie but wins
proves: LOSE-11
seats: Anna, Bert
Anna has 5 Fortitude, 4 Alcohol, 2 Gold
Anna holds: Last Round
Bert has 1 Gold
card: Last Round (Action) = You gain 1 Alcohol Content and another player pays 1 Gold to the Inn.

> Anna plays Last Round on Bert
= Bert won
= Bert: 1 Gold
