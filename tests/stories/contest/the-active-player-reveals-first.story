title: In a Contest everybody reveals the top of the Drink Deck, in turn order from the active player
proves: CONTEST-01
seats: Lucky, Farai, Phyll
active: Farai
phase: drink
Farai's pile: Drinking Contest! | Bottle of Rum
drink deck: Light Ale | Wine | Shot of Rum | Bottle of Rum

= the Drink of Farai: 1 Alcohol
= now the Drink of Phyll: 2 Alcohol
= now the Drink of Lucky: 3 Alcohol
= Farai: 1 Alcohol, 1 Drink, 9 Gold
= Phyll: 2 Alcohol, 1 Drink, 9 Gold
= Lucky: 3 Alcohol, 1 Drink, 12 Gold
---
title: The active player reveals first even if somebody else revealed the Event
proves: CONTEST-01
seats: Lucky, Farai, Phyll
active: Farai
Phyll's pile: Drinking Contest!
drink deck: Light Ale | Wine | Shot of Rum | Bottle of Rum
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
Farai holds: Cup-bearer

> Farai plays Cup-bearer on Phyll
= Farai: 1 Alcohol, 9 Gold
= Phyll: 2 Alcohol, 9 Gold
= Lucky: 3 Alcohol, 12 Gold
