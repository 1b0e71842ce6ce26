title: Whoever Ignores the Event neither reveals nor pays
proves: CONTEST-15
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Wine | Bottle of Rum
card: Early Night (Sometimes) = Ignore a Drink Event.
Farai holds: Early Night

> Farai plays Early Night
= Lucky: 1 Alcohol, 9 Gold
= Farai: 0 Alcohol, 10 Gold
= Phyll: 2 Alcohol, 11 Gold
---
title: Whoever Ignores the Event cannot win, not even if nobody else drinks anything
proves: CONTEST-15
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Water | Holy Water | Light Ale | Water | Bottle of Rum
card: Early Night (Sometimes) = Ignore a Drink Event.
Farai holds: Early Night

> Farai plays Early Night
> Lucky drinks
= now the Drink of Lucky: 1 Alcohol      # the tie is between Lucky and Phyll alone
= now the Drink of Phyll: 0 Alcohol
= Lucky: 1 Alcohol, 11 Gold
= Farai: 0 Alcohol, 10 Gold
= Phyll: 0 Alcohol, 9 Gold
---
title: Once the Contest has begun it is too late to Ignore it
proves: CONTEST-15
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Wine | Bottle of Rum
card: Early Night (Sometimes) = Ignore a Drink Event.
Farai holds: Early Night

> Lucky declines
> Farai declines
> Phyll declines
Farai can play Early Night
> Lucky declines
> Farai declines
> Phyll declines
= now the Drink of Farai: 2 Alcohol
Farai cannot play Early Night because NEGATE-10
= Farai: 2 Alcohol, 9 Gold
---
title: If its revealer Ignores a Contest the others hold it: each of them reveals a Drink of their own
proves: CONTEST-15
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Wine | Bottle of Rum
card: Early Night (Sometimes) = Ignore a Drink Event.
Lucky holds: Early Night

> Lucky plays Early Night
= Lucky: 0 Alcohol, 10 Gold
= Farai: 1 Alcohol, 9 Gold
= Phyll: 2 Alcohol, 11 Gold
