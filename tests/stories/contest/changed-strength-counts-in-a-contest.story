title: A Drink made stronger counts for more in a Contest
proves: CONTEST-11
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Wine | Water
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Phyll holds: Stiff Dash

> Phyll plays Stiff Dash on Lucky's Drink
= Lucky: 3 Alcohol, 12 Gold
= Farai: 2 Alcohol, 9 Gold
---
title: A Drink made weaker counts for less in a Contest
proves: CONTEST-11
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Wine | Water
card: Thin Gruel (Sometimes) = Remove 3 Alcohol Content from a Drink.
Phyll holds: Thin Gruel

> Phyll plays Thin Gruel on Farai
= Lucky: 1 Alcohol, 12 Gold
= Farai: 0 Alcohol, 9 Gold
---
title: The same Contest, if nobody changes a Drink
proves: CONTEST-05
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Wine | Water

> Lucky drinks
= Lucky: 1 Alcohol, 9 Gold
= Farai: 2 Alcohol, 12 Gold
