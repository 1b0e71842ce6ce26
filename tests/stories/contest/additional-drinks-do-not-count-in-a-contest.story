title: Additional Drinks taken during a Contest do not count for it
proves: CONTEST-13
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
Phyll's pile: Bottle of Rum
drink deck: Light Ale | Wine | Water
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
Lucky holds: Cup-bearer

= the Drink of Phyll: 0 Alcohol
> Lucky plays Cup-bearer on Phyll
= Lucky: 1 Alcohol, 9 Gold
= Farai: 2 Alcohol, 12 Gold
= Phyll: 5 Alcohol, 9 Gold
