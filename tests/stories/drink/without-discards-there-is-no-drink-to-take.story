title: Without discards there is no new deck: it is paid for once, and there is nothing to order
proves: DRINK-05
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
Lucky holds: Wench, bring some drinks for my friends!

> Lucky plays Wench, bring some drinks for my friends!
> Lucky orders for Farai
= Farai: 2 Drinks, 9 Gold
= Lucky: 8 Gold
= Phyll: 1 Drink, 9 Gold
> Lucky ends the phase
= Farai: 2 Drinks, 9 Gold
= Phyll: 1 Drink, 9 Gold
= Lucky: 1 Drink, 8 Gold
= the Inn: +4 Gold
---
title: A Contest in which nobody can reveal a card ends without a winner
proves: DRINK-05
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck exactly: nothing

> Lucky ends the phase
= Lucky: 0 Alcohol, 10 Gold
= Farai: 0 Alcohol, 10 Gold
= Phyll: 0 Alcohol, 10 Gold
= Drinking Contest! is discarded
---
title: A card that makes people drink does nothing if there is no Drink
proves: DRINK-05
seats: Lucky, Farai, Phyll
drink deck exactly: nothing
card: Glasses up (Action) = Each player drinks a Drink from the Drink Deck.
Lucky holds: Glasses up

> Lucky plays Glasses up
= Lucky: 0 Alcohol, 10 Gold
= Phyll: 0 Alcohol, 10 Gold
= the Inn: 0 Gold
---
title: If Events are all that is left, the deck is still paid for only once
proves: DRINK-05
seats: Lucky, Farai, Phyll
drink deck exactly: Wine | Drinking Contest!
card: Glasses up (Action) = Each player drinks a Drink from the Drink Deck.
Lucky holds: Glasses up

> Lucky plays Glasses up
= Lucky: 2 Alcohol, 9 Gold
= Farai: 0 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
= the Inn: +3 Gold
= Drinking Contest! is discarded
