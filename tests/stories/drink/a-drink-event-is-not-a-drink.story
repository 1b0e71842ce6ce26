title: A Drink Event is carried out, and cards about Drinks have no hold on it
proves: DRINK-07
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 10 Fortitude, 6 Alcohol
Lucky's pile: Fine Ambrosia, Nectar of the Gods
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
card: No Thirst (Sometimes) = Ignore a Drink.
card: Pass Along (Sometimes) = Pass your Drink to another player.
card: Early Night (Sometimes) = Ignore a Drink Event.
Lucky holds: No Thirst | Pass Along
Farai holds: Stiff Dash | Early Night
Farai has 10 Fortitude, 6 Alcohol

> Lucky declines
> Farai declines
> Phyll declines
Lucky cannot play No Thirst because NEGATE-05
Lucky cannot play Pass Along because DRINK-07
Farai cannot play Stiff Dash because DRINK-07
Farai can play Early Night
= Lucky: 12 Fortitude, 4 Alcohol
= Farai: 12 Fortitude, 4 Alcohol
= Fine Ambrosia, Nectar of the Gods is discarded
---
title: A card that names Drink Events can Ignore one
proves: DRINK-07
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Fine Ambrosia, Nectar of the Gods
card: Early Night (Sometimes) = Ignore a Drink Event.
Farai holds: Early Night
Farai has 10 Fortitude, 6 Alcohol
Phyll has 10 Fortitude, 6 Alcohol

> Farai plays Early Night
= Farai: 10 Fortitude, 6 Alcohol
= Phyll: 12 Fortitude, 4 Alcohol
