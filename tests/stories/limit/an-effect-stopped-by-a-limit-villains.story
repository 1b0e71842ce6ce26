title: Who has no Alcohol Content to lose still pays, as the Villains box tells it
proves: LIMIT-01, LIMIT-04
example: EX-070
seats: Fleck, Vlazlo
Vlazlo has 0 Alcohol, 10 Gold
Fleck holds: Mournful Tune
card: Mournful Tune (Action) = Each player loses 1 Alcohol Content and each other player pays you 1 Gold.

> Fleck plays Mournful Tune
= Vlazlo: 0 Alcohol, 9 Gold
= Fleck: 11 Gold
---
title: The card stopped by a limit can be answered, as the Villains box tells it
proves: LIMIT-05
example: EX-070
seats: Fleck, Vlazlo
Vlazlo has 0 Alcohol, 10 Gold
Fleck holds: Mournful Tune
Vlazlo holds: Clear Head
card: Mournful Tune (Action) = Each player loses 1 Alcohol Content and each other player pays you 1 Gold.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.

> Fleck plays Mournful Tune
Vlazlo can play Clear Head
> Vlazlo plays Clear Head
= Vlazlo: 0 Alcohol, 10 Gold
= Fleck: 10 Gold
