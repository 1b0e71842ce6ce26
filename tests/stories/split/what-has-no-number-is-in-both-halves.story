title: An effect without a number is in both halves: the other half can be the one that stays
proves: SPLIT-05
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Plug
Anna's pile: Tankard of Honour
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Plug (Sometimes) = Ignore a Drink.
drink: Tankard of Honour = 2 Alcohol, stays in front

> Anna plays Two Straws on Bert
> Anna plays Plug
= Anna: 0 Alcohol, 0 Tankard of Honour
= Bert: 1 Alcohol, 1 Tankard of Honour
