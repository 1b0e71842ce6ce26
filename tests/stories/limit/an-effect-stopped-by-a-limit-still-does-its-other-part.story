title: Who has no Alcohol Content to lose still pays
proves: LIMIT-01, LIMIT-04
example: EX-009
seats: Fleck, Nerodia, Phyll
Nerodia has 0 Alcohol, 10 Gold
Phyll has 3 Alcohol
Fleck holds: Mournful Tune
card: Mournful Tune (Action) = Each player loses 1 Alcohol Content and each other player pays you 1 Gold.

> Fleck plays Mournful Tune
= Nerodia: 0 Alcohol, 9 Gold
= Phyll: 2 Alcohol, 9 Gold
= Fleck: 0 Alcohol, 12 Gold
---
title: A card stopped by a limit still counts as affecting the Alcohol Content
proves: LIMIT-05, AFFECT-02
example: EX-009
seats: Fleck, Nerodia, Phyll
Nerodia has 0 Alcohol, 10 Gold
Fleck holds: Mournful Tune
Nerodia holds: Clear Head | Thick Skin
card: Mournful Tune (Action) = Each player loses 1 Alcohol Content and each other player pays you 1 Gold.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Fleck plays Mournful Tune
Nerodia can play Clear Head
Nerodia cannot play Thick Skin because AFFECT-01
> Nerodia plays Clear Head
= Nerodia: 0 Alcohol, 10 Gold
= Phyll: 0 Alcohol, 9 Gold
= Fleck: 11 Gold
---
title: A card stopped by a limit in one part counts as affecting the Gold of its other part
proves: AFFECT-01
example: EX-009
seats: Fleck, Nerodia, Phyll
Nerodia has 0 Alcohol, 10 Gold
Fleck holds: Mournful Tune
Nerodia holds: Tight Fist
card: Mournful Tune (Action) = Each player loses 1 Alcohol Content and each other player pays you 1 Gold.
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

> Fleck plays Mournful Tune
Nerodia can play Tight Fist
> Nerodia plays Tight Fist
= Nerodia: 0 Alcohol, 10 Gold
= Fleck: 11 Gold
