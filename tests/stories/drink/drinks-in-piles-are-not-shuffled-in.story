title: Drinks that lie in piles are not shuffled into the new Drink Deck
proves: DRINK-03
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Light Ale
Farai's pile: Grog | Grog | Grog
Phyll's pile: Grog | Grog
Lucky holds: Wench, bring some drinks for my friends!

> Lucky plays Wench, bring some drinks for my friends!
> Lucky orders for Farai
> Lucky orders for Farai
> Lucky orders for Phyll
= Farai: 5 Drinks, 8 Gold        # the new deck held only the two discards: it ran out again
= Phyll: 3 Drinks, 8 Gold
= Lucky: 7 Gold
---
title: Drinks on the table and in front of players are not shuffled in either
proves: DRINK-03
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Turtle Mug
Farai's pile: Round on the House!
drink deck exactly: Wine with a Chaser
drink discards: Light Ale
drink: Turtle Mug = 1 Alcohol, stays in front
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
Lucky holds: Cup-bearer

> Lucky drinks
= Lucky: 1 Turtle Mug
> Lucky plays Cup-bearer on Farai
= Phyll: 3 Alcohol, 8 Gold       # Wine, then the one Light Ale: with it the deck ran out a second time
= Lucky: 4 Alcohol, 8 Gold, 1 Turtle Mug
