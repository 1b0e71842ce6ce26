title: A player made to drink while a Drink is pending drinks the new one first
proves: DRINK-21
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Wine | Dragon Breath Ale
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
card: No Thirst (Sometimes) = Ignore a Drink.
Farai holds: Cup-bearer
Lucky holds: No Thirst

= the Drink of Lucky: 2 Alcohol
> Farai plays Cup-bearer on Lucky
> Lucky drinks
= now Lucky: 4 Alcohol, 0 Drinks
= now the Drink of Lucky: 2 Alcohol      # still pending
> Lucky plays No Thirst
= Lucky: 4 Alcohol
