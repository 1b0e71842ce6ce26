title: A share of the Gold of somebody passing out saves somebody who has just run out
proves: LOSE-06, LOSE-09
example: EX-002
seats: P, Q, R, S
P has 5 Fortitude, 4 Alcohol, 8 Gold
Q has 10 Fortitude, 2 Alcohol, 1 Gold
R has 5 Gold
S has 5 Gold
P holds: Last Round
card: Last Round (Action) = You gain 1 Alcohol Content and another player pays 1 Gold to the Inn.

> P plays Last Round on Q
= P is out: passed out
= P: 5 Fortitude, 5 Alcohol, 0 Gold
= Q is in
= Q: 10 Fortitude, 2 Alcohol, 1 Gold
= R: 6 Gold
= S: 6 Gold
= the Inn: +6 Gold        # 1 by the card, 5 of P's
---
title: A share too small to be divided saves nobody
proves: LOSE-06, LOSE-09
example: EX-002
seats: P, Q, R, S
P has 5 Fortitude, 4 Alcohol, 2 Gold
Q has 10 Fortitude, 2 Alcohol, 1 Gold
R has 5 Gold
S has 5 Gold
P holds: Last Round
card: Last Round (Action) = You gain 1 Alcohol Content and another player pays 1 Gold to the Inn.

> P plays Last Round on Q
= P is out: passed out
= Q is out: no Gold
= Q: 0 Gold
= R: 5 Gold
= S: 5 Gold
= the Inn: +3 Gold        # 1 by the card, 2 of P's
---
title: Both in danger are asked for their last chance before anybody's Gold is divided
proves: LOSE-04, LOSE-09
example: EX-063
seats: P, Q, R, S
active: R
P has 5 Fortitude, 4 Alcohol, 8 Gold
Q has 10 Fortitude, 1 Alcohol, 1 Gold
R has 5 Gold
S has 5 Gold
P holds: Bandage
Q holds: Bandage
R holds: Bad Company
card: Bad Company (Action) = Each other player gains 1 Alcohol Content and another player pays 1 Gold to the Inn.
card: Bandage (Anytime) = You gain 1 Fortitude.

> R plays Bad Company on Q
> Q declines        # Bad Company
> Q declines        # what it has done
= now P: 5 Fortitude, 5 Alcohol, 8 Gold
= now Q: 10 Fortitude, 2 Alcohol, 0 Gold
P can play Bandage
> P declines
Q can play Bandage
= now P is in
= now P: 8 Gold
> Q declines
= P is out: passed out
= Q is in
= Q: 1 Gold
= R: 6 Gold
= S: 6 Gold
= the Inn: +6 Gold
---
title: With 2 Gold to divide both are out
proves: LOSE-09
example: EX-063
seats: P, Q, R, S
active: R
P has 5 Fortitude, 4 Alcohol, 2 Gold
Q has 10 Fortitude, 1 Alcohol, 1 Gold
R has 5 Gold
S has 5 Gold
R holds: Bad Company
card: Bad Company (Action) = Each other player gains 1 Alcohol Content and another player pays 1 Gold to the Inn.

> R plays Bad Company on Q
= P is out: passed out
= Q is out: no Gold
= R: 5 Gold
= S: 5 Gold
= the Inn: +3 Gold
---
title: Whoever passes out shares before those without Gold are out
proves: LOSE-09
example: EX-136
seats: Q, P, R, S
active: P
P has 6 Fortitude, 5 Alcohol, 8 Gold
Q has 10 Fortitude, 2 Alcohol, 1 Gold
R has 5 Gold
S has 5 Gold
P holds: Last Purse
card: Last Purse (Action) = Another player pays 1 Gold to the Inn and you lose 1 Fortitude.

> P plays Last Purse on Q
= P is out: passed out
= Q is in
= Q: 1 Gold
= R: 6 Gold
= S: 6 Gold
= the Inn: +6 Gold
---
title: Two Gold cannot save one of three
proves: LOSE-09
example: EX-136
seats: Q, P, R, S
active: P
P has 6 Fortitude, 5 Alcohol, 2 Gold
Q has 10 Fortitude, 2 Alcohol, 1 Gold
R has 5 Gold
S has 5 Gold
P holds: Last Purse
card: Last Purse (Action) = Another player pays 1 Gold to the Inn and you lose 1 Fortitude.

> P plays Last Purse on Q
= P is out: passed out
= Q is out: no Gold
= R: 5 Gold
= S: 5 Gold
= the Inn: +3 Gold
