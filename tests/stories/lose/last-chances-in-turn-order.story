title: Last chances are given in turn order from the active player
proves: LOSE-13
seats: Anna, Bert, Cora
active: Bert
Anna has 1 Gold
Anna holds: Beg
Bert holds: Toll
Cora has 1 Gold
Cora holds: Beg
card: Toll (Action) = Each other player pays you 1 Gold.
card: Beg (Anytime) = Another player pays you 1 Gold.

> Bert plays Toll
> Anna declines        # Toll
> Anna declines        # what it has done
Cora can play Beg
Anna cannot play Beg because LOSE-04
> Cora plays Beg on Bert
> Cora declines        # Beg
> Cora declines        # what it has done
> Cora declines        # nothing more in her last chance
= now Cora is in
Anna can play Beg
> Anna plays Beg on Cora
= Anna is in
= Cora is out: no Gold
---
title: A last card can bring somebody else into danger, who then has a last chance too
proves: LOSE-13
seats: Anna, Bert, Cora
Anna has 9 Fortitude, 7 Alcohol
Anna holds: Punch | Bandage
Bert has 8 Fortitude, 7 Alcohol
Bert holds: Bite
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.
card: Bandage (Anytime) = You gain 2 Fortitude.

> Anna plays Punch on Bert
> Bert declines        # Punch
> Bert declines        # what it has done
> Bert plays Bite on Anna
> Anna declines        # Bite
> Anna declines        # what it has done
> Bert declines        # nothing more in his last chance
= now Anna: 7 Fortitude, 7 Alcohol
Anna can play Bandage
> Anna plays Bandage
= Anna is in
= Anna: 9 Fortitude, 7 Alcohol
= Bert is out: passed out
---
title: After every card played the last chances start again, and all are judged together
proves: LOSE-13
seats: Anna, Bert, Cora
Anna has 9 Fortitude, 7 Alcohol, 8 Gold
Anna holds: Punch | Bandage
Bert has 8 Fortitude, 7 Alcohol, 8 Gold
Bert holds: Bite | Bite
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.
card: Bandage (Anytime) = You gain 2 Fortitude.

> Anna plays Punch on Bert
> Bert declines        # Punch
> Bert declines        # what it has done
> Bert plays Bite on Anna
> Anna declines        # Bite
> Anna declines        # what it has done
> Bert declines        # nothing more in his last chance
> Anna plays Bandage
> Bert declines        # Bandage
> Bert declines        # what it has done
= now Anna: 9 Fortitude
> Bert plays Bite on Anna
= Cora won
= Cora: 18 Gold        # 4 of each: neither of the two had a share of the other's Gold
