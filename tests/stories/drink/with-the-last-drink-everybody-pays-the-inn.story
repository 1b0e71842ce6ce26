title: With the last card of the Drink Deck everybody pays the Inn 1 Gold, at once
proves: DRINK-01, DRINK-02
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
drink discards: Dragon Breath Ale | Dragon Breath Ale

> Lucky orders for Farai
= now Farai: 2 Drinks
= Lucky: 9 Gold
= Farai: 9 Gold
= Phyll: 9 Gold
= the Inn: +3 Gold
---
title: While a card is left in the Drink Deck nobody pays for Drinks
proves: DRINK-01
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine | Light Ale
drink discards: Dragon Breath Ale | Dragon Breath Ale

> Lucky orders for Farai
= Farai: 2 Drinks, 10 Gold
= the Inn: 0 Gold
---
title: The discarded Drinks become the new Drink Deck
proves: DRINK-01
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
drink discards: Dragon Breath Ale | Dragon Breath Ale | Dragon Breath Ale
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
Lucky holds: Cup-bearer
Farai holds: Cup-bearer

> Lucky orders for Farai
> Lucky plays Cup-bearer on Farai
= Farai: 2 Alcohol, 9 Gold
> Lucky ends the phase
> Lucky ends the phase
> Farai orders for Phyll
> Farai plays Cup-bearer on Phyll
= Phyll: 4 Alcohol, 9 Gold
