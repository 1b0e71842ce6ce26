title: The player in danger, and nobody else, has one last chance for an Anytime Card
proves: LOSE-04, LOSE-05
seats: Anna, Bert, Cora
Anna holds: Punch | Bandage
Bert has 8 Fortitude, 7 Alcohol
Bert holds: Bandage
Cora holds: Bandage
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bandage (Anytime) = You gain 2 Fortitude.

> Anna plays Punch on Bert
> Cora declines        # Punch
> Cora declines        # what it has done
= now Bert: 6 Fortitude, 7 Alcohol
Bert can play Bandage
Anna cannot play Bandage because LOSE-04
Cora cannot play Bandage because LOSE-04
> Bert plays Bandage
= Bert is in
= Bert: 8 Fortitude, 7 Alcohol
---
title: Without such a card the last chance passes
proves: LOSE-04
seats: Anna, Bert, Cora
Anna holds: Punch
Bert has 8 Fortitude, 7 Alcohol
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
> Bert declines        # Punch
> Bert declines        # what it has done
= now Bert is in
> Bert declines        # the last chance
= Bert is out: passed out
---
title: The last chance may be used to attack somebody else
proves: LOSE-04
seats: Anna, Bert, Cora
Anna has 9 Fortitude, 6 Alcohol
Anna holds: Punch
Bert has 8 Fortitude, 7 Alcohol
Bert holds: Bite
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
> Bert declines        # Punch
> Bert declines        # what it has done
> Bert plays Bite on Anna
= Bert is out: passed out
= Anna is in
= Anna: 7 Fortitude, 6 Alcohol
