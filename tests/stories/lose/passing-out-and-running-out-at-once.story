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
proves: LOSE-04, LOSE-06, LOSE-09
example: EX-136
seats: Bryn, Tara, Remy, Whitehawk
phase: end
sea deck: Pirates Alongside        # one Event takes Bryn's Fortitude and Tara's last Gold
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol, 8 Gold
Bryn holds: Good as new. Mostly new.
Tara has 10 Fortitude, 2 Alcohol, 2 Gold
Tara holds: Three roads, and I have walked them all.
Remy has 7 Gold
Whitehawk has 5 Gold

> Bryn chooses Lose 3 Fortitude
> Tara chooses Pay 2 Gold to the Inn
> Remy chooses Pay 2 Gold to the Inn
> Whitehawk chooses Lose 3 Fortitude
> Tara declines        # what the Event is going to do
> Tara declines        # what it has done
= now Bryn: 5 Fortitude, 5 Alcohol, 8 Gold
= now Tara: 10 Fortitude, 2 Alcohol, 0 Gold
= now Remy: 5 Gold
= now Whitehawk: 17 Fortitude, 5 Gold
> Bryn declines        # her last chance
Tara can play Three roads, and I have walked them all.
= now Bryn is in
= now Bryn: 8 Gold
= now the Inn: +4 Gold
> Tara declines        # hers
= Bryn is out: passed out
= Bryn: 0 Gold
= Tara is in
= Tara: 1 Gold
= Remy: 6 Gold
= Whitehawk: 6 Gold
= the Inn: +9 Gold        # 4 by the Event, 5 of Bryn's
---
title: Two Gold cannot save one of three
proves: LOSE-06, LOSE-09
example: EX-136
seats: Bryn, Tara, Remy, Whitehawk
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol, 2 Gold
Tara has 10 Fortitude, 2 Alcohol, 2 Gold
Remy has 7 Gold
Whitehawk has 5 Gold

> Bryn chooses Lose 3 Fortitude
> Tara chooses Pay 2 Gold to the Inn
> Remy chooses Pay 2 Gold to the Inn
> Whitehawk chooses Lose 3 Fortitude
= Bryn is out: passed out
= Tara is out: no Gold
= Tara: 10 Fortitude, 2 Alcohol, 0 Gold
= Remy: 5 Gold
= Whitehawk: 5 Gold
= the Inn: +6 Gold        # 4 by the Event, 2 of Bryn's
---
title: A last chance that is used keeps Bryn awake, and her Gold with her
proves: LOSE-04, LOSE-05
example: EX-136
seats: Bryn, Tara, Remy, Whitehawk
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol, 8 Gold
Bryn holds: Good as new. Mostly new.
Tara has 10 Fortitude, 2 Alcohol, 2 Gold
Remy has 7 Gold
Whitehawk has 5 Gold

> Bryn chooses Lose 3 Fortitude
> Tara chooses Pay 2 Gold to the Inn
> Remy chooses Pay 2 Gold to the Inn
> Whitehawk chooses Lose 3 Fortitude
> Bryn declines        # what the Event is going to do
> Bryn declines        # what it has done
= now Bryn: 5 Fortitude, 5 Alcohol
> Bryn plays Good as new. Mostly new.
= Bryn is in
= Bryn: 7 Fortitude, 5 Alcohol, 8 Gold
= Tara is out: no Gold        # nobody shared anything with her
= Remy: 5 Gold
= the Inn: +4 Gold
---
title: Tara runs out of Gold while the Event still waits: it is resolved first, and Bryn's Gold saves her
proves: LOSE-03, LOSE-09
example: EX-136
seats: Bryn, Tara, Remy, Whitehawk
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol, 8 Gold
Tara has 10 Fortitude, 2 Alcohol, 1 Gold
Remy has 7 Gold
Whitehawk has 5 Gold
Whitehawk holds: Tip the Wench.

> Whitehawk plays Tip the Wench. on Tara
> Bryn chooses Lose 3 Fortitude
= now Tara: 0 Gold
= now Tara is in
> Tara chooses Lose 3 Fortitude
> Remy chooses Pay 2 Gold to the Inn
> Whitehawk chooses Lose 3 Fortitude
= Bryn is out: passed out
= Tara is in
= Tara: 7 Fortitude, 2 Alcohol, 1 Gold
= Remy: 6 Gold
= Whitehawk: 6 Gold
= the Inn: +8 Gold        # 1 by the tip, 2 by the Event, 5 of Bryn's
