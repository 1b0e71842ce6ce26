title: A card that makes a Drink stronger does not affect its drinker's Alcohol Content
proves: AFFECT-03
example: EX-011
seats: Farai, Phyll
phase: drink
Farai's pile: Wine
Farai holds: Tranquil Prayer
Phyll holds: Sugar Cube
card: Sugar Cube (Sometimes) = Add 1 Alcohol Content to a Drink.
card: Tranquil Prayer (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

= the Drink of Farai: 2 Alcohol
> Phyll plays Sugar Cube
Farai cannot play Tranquil Prayer because AFFECT-03
= the Drink of Farai: 3 Alcohol
> Farai drinks
= Farai: 3 Alcohol
= Farai holds Tranquil Prayer
