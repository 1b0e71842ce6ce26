title: Whoever gets Gold by their last chance stays in
proves: LOSE-05
seats: Anna, Bert, Cora
Anna holds: Toll
Bert has 1 Gold
Bert holds: Beg
card: Toll (Action) = Another player pays you 1 Gold.
card: Beg (Anytime) = Another player pays you 1 Gold.

> Anna plays Toll on Bert
> Bert declines        # Toll
> Bert declines        # what it has done
= now Bert: 0 Gold
> Bert plays Beg on Cora
= Bert is in
= Bert: 1 Gold
= Cora: 9 Gold
---
title: Somebody with Gold again but still too drunk is out all the same
proves: LOSE-05
seats: Anna, Bert, Cora
Anna holds: Mugging
Bert has 8 Fortitude, 7 Alcohol, 1 Gold
Bert holds: Beg | Bandage
card: Mugging (Action) = Another player loses 2 Fortitude and pays you 1 Gold.
card: Beg (Anytime) = Another player pays you 1 Gold.
card: Bandage (Anytime) = You gain 1 Fortitude.

> Anna plays Mugging on Bert
> Bert declines        # Mugging
> Bert declines        # what it has done
> Bert plays Beg on Cora
> Bert plays Bandage
= Bert is out: passed out
---
title: Sober again but without Gold is out too
proves: LOSE-05
seats: Anna, Bert, Cora
Anna holds: Mugging
Bert has 8 Fortitude, 7 Alcohol, 1 Gold
Bert holds: Bandage
card: Mugging (Action) = Another player loses 2 Fortitude and pays you 1 Gold.
card: Bandage (Anytime) = You gain 4 Fortitude.

> Anna plays Mugging on Bert
> Bert declines        # Mugging
> Bert declines        # what it has done
> Bert plays Bandage
= Bert is out: no Gold
