title: The other half goes to another player, who may answer it like the first drinker
proves: SPLIT-07
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Dilute
Anna's pile: Dragon Breath Ale
Bert holds: Plug
Cora holds: Plug
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Dilute (Sometimes) = Remove 1 Alcohol Content from your Drink.
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Anna: 4 Alcohol
Bert cannot play Plug because NEGATE-05
Anna can play Two Straws on Bert
Anna can play Two Straws on Cora
Anna cannot play Two Straws on Anna
> Anna plays Two Straws on Bert
> Cora declines        # Two Straws; the window on the Drinks starts over
= now the Drink of Anna: 2 Alcohol
= now the Drink of Bert: 2 Alcohol
Bert can play Plug on Bert's Drink
Bert cannot play Plug on Anna's Drink
Anna can play Dilute on Anna's Drink
Anna cannot play Dilute on Bert's Drink
Cora cannot play Plug because NEGATE-05
> Anna plays Dilute
> Bert plays Plug
= Anna: 1 Alcohol
= Bert: 0 Alcohol
