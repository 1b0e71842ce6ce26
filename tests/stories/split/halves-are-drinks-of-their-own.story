title: A split Drink is two Drinks: Ignoring one leaves the other as it is
proves: SPLIT-01
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Plug
Anna's pile: Dragon Breath Ale
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Plug (Sometimes) = Ignore a Drink.

> Anna plays Two Straws on Bert
> Anna plays Plug
= Anna: 0 Alcohol
= Bert: 2 Alcohol
= Cora: 0 Alcohol
---
title: A half can be passed on without the other
proves: SPLIT-01
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Dragon Breath Ale
Bert holds: Handover
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Handover (Sometimes) = Pass your Drink to another player.

> Anna plays Two Straws on Bert
> Bert plays Handover on Cora
= Anna: 2 Alcohol
= Bert: 0 Alcohol
= Cora: 2 Alcohol
---
title: A half can be split again
proves: SPLIT-01
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Bottle of Rum
Bert holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Anna plays Two Straws on Bert
> Bert plays Two Straws on Cora
= Anna: 3 Alcohol        # 5 halved
= Bert: 2 Alcohol        # 3 halved
= Cora: 2 Alcohol
