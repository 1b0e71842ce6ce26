title: What was added to a Drink before the split is split with it
proves: SPLIT-03
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Light Ale
Cora holds: Top Up
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Top Up (Sometimes) = Add 4 Alcohol Content to a Drink and whoever drinks it draws 2 cards.

> Cora plays Top Up on Anna's Drink
> Anna plays Two Straws on Bert
= Anna: 3 Alcohol, 7 cards        # 5 halved; one card played, one drawn
= Bert: 3 Alcohol, 8 cards
---
title: The same card after the split goes to one half in full
proves: SPLIT-03
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Light Ale
Cora holds: Top Up
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Top Up (Sometimes) = Add 4 Alcohol Content to a Drink and whoever drinks it draws 2 cards.

> Anna plays Two Straws on Bert
> Cora plays Top Up on Anna's Drink
= Anna: 5 Alcohol, 8 cards        # 1 and 4; one card played, two drawn
= Bert: 1 Alcohol, 7 cards
