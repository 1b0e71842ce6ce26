title: Nobody is out before everything that was played has been resolved
proves: LOSE-03, LOSE-17
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 8 Alcohol
Anna's pile: Holy Water
Bert holds: Jab
card: Jab (Anytime) = Another player loses 3 Fortitude.

= the Drink of Anna: 2 Fortitude
> Bert plays Jab on Anna
> Anna declines        # Jab
> Anna declines        # what it has done
= now Anna: 7 Fortitude, 8 Alcohol
= Anna is in
= Anna: 9 Fortitude, 8 Alcohol
---
title: When all is resolved and it was not enough, the player is out
proves: LOSE-03
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 9 Alcohol
Anna's pile: Holy Water
Bert holds: Jab
card: Jab (Anytime) = Another player loses 3 Fortitude.

= the Drink of Anna: 2 Fortitude
> Bert plays Jab on Anna
= Anna is out: passed out
= Anna: 9 Fortitude, 9 Alcohol
---
title: A player who is in danger only in the middle of a card stays in
proves: LOSE-17
seats: Anna, Bert, Cora
Anna holds: Cold Shower
Bert has 8 Fortitude, 6 Alcohol
card: Cold Shower (Action) = Another player loses 3 Fortitude and 2 Alcohol Content.

> Anna plays Cold Shower on Bert
= Bert is in
= Bert: 5 Fortitude, 4 Alcohol
---
title: A player without Gold in the middle of a card who has some at its end stays in
proves: LOSE-17
seats: Anna, Bert, Cora
Anna holds: Loan
Bert has 1 Gold
card: Loan (Action) = Another player pays you 3 Gold and you pay them 2 Gold.

> Anna plays Loan on Bert
= Bert is in
= Bert: 2 Gold
= Anna: 9 Gold
