title: Whoever is made to drink with an empty pile sobers up
proves: DRINK-22
seats: Lucky, Farai, Phyll
Farai has 5 Alcohol
Farai's pile: Wine
Phyll has 5 Alcohol
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
Lucky holds: Cup-bearer | Cup-bearer

> Lucky plays Cup-bearer on Farai
= Farai: 7 Alcohol, 0 Drinks
> Lucky plays Cup-bearer on Farai
= Farai: 6 Alcohol
= Phyll: 5 Alcohol
