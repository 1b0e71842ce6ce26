title: A card that is not discarded goes to the active player, not to the revealer
proves: HOUSE-07
seats: Anna, Bert, Cora
active: Bert
Anna's pile: Round on the House!
Bert holds: Drink Up
drink deck: Kraken Cream
card: Drink Up (Action) = Another player takes a Drink from their pile.
drink: Kraken Cream = 2 Alcohol, stays in front

> Bert plays Drink Up on Anna
= Anna: 2 Alcohol, 0 Kraken Cream
= Bert: 2 Alcohol, 1 Kraken Cream
= Cora: 2 Alcohol, 0 Kraken Cream
---
title: If the active player Ignores it, the next in turn order gets the card
proves: HOUSE-07
seats: Anna, Bert, Cora
active: Bert
Anna's pile: Round on the House!
Bert holds: Drink Up | Plug
drink deck: Kraken Cream
card: Drink Up (Action) = Another player takes a Drink from their pile.
card: Plug (Sometimes) = Ignore a Drink.
drink: Kraken Cream = 2 Alcohol, stays in front

> Bert plays Drink Up on Anna
> Bert plays Plug
= Anna: 2 Alcohol, 0 Kraken Cream
= Bert: 0 Alcohol, 0 Kraken Cream
= Cora: 2 Alcohol, 1 Kraken Cream
---
title: From her own pile alone, the drinker keeps it, whoever is active
proves: HOUSE-07
seats: Anna, Bert, Cora
active: Bert
Anna's pile: Kraken Cream
Bert holds: Drink Up
card: Drink Up (Action) = Another player takes a Drink from their pile.
drink: Kraken Cream = 2 Alcohol, stays in front

> Bert plays Drink Up on Anna
= Anna: 2 Alcohol, 1 Kraken Cream
= Bert: 0 Alcohol, 0 Kraken Cream
