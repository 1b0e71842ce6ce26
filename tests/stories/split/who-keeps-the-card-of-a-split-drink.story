title: A card that is not discarded stays with the player who split the Drink
proves: SPLIT-10
example: EX-008
seats: Phyll, Farai, Lucky
active: Farai
phase: drink
Farai holds: Two Straws
Farai's pile: Kraken Cream
card: Two Straws (Sometimes) = Split your Drink with another player.
drink: Kraken Cream = 2 Alcohol, stays in front

> Farai plays Two Straws on Phyll
= Farai: 1 Alcohol, 1 Kraken Cream
= Phyll: 1 Alcohol, 0 Kraken Cream
---
title: Whoever Ignored their half does not keep the card; the other does
proves: SPLIT-10
example: EX-008
seats: Phyll, Farai, Lucky
active: Farai
phase: drink
Farai holds: Two Straws | Plug
Farai's pile: Kraken Cream
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Plug (Sometimes) = Ignore a Drink.
drink: Kraken Cream = 2 Alcohol, stays in front

> Farai plays Two Straws on Phyll
> Farai plays Plug
= Farai: 0 Alcohol, 0 Kraken Cream
= Phyll: 1 Alcohol, 1 Kraken Cream
---
title: If both Ignore their halves the card is discarded
proves: SPLIT-10
example: EX-008
seats: Phyll, Farai, Lucky
active: Farai
phase: drink
Farai holds: Two Straws | Plug
Farai's pile: Kraken Cream
Phyll holds: Plug
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Plug (Sometimes) = Ignore a Drink.
drink: Kraken Cream = 2 Alcohol, stays in front

> Farai plays Two Straws on Phyll
> Farai plays Plug
> Phyll plays Plug
= Farai: 0 Alcohol, 0 Kraken Cream
= Phyll: 0 Alcohol, 0 Kraken Cream
= Kraken Cream is discarded
---
title: The card of an ordinary split Drink is discarded
proves: SPLIT-10
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Kraken Milk
card: Two Straws (Sometimes) = Split your Drink with another player.
drink: Kraken Milk = 2 Alcohol

> Anna plays Two Straws on Bert
= Anna: 1 Alcohol, 0 Kraken Milk
= Bert: 1 Alcohol, 0 Kraken Milk
= Kraken Milk is discarded
