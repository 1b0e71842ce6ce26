title: Each copy can be changed, Ignored or passed on by itself
proves: HOUSE-03
seats: Anna, Bert, Cora, Dora
phase: drink
Anna holds: Water Jug
Anna's pile: Round on the House!
Bert holds: Plug
Cora holds: Handover
drink deck: Elven Wine
card: Water Jug (Sometimes) = Remove 1 Alcohol Content from a Drink.
card: Plug (Sometimes) = Ignore a Drink.
card: Handover (Sometimes) = Pass your Drink to another player.

= the Drink of Anna: 3 Alcohol
Bert can play Plug on Bert's Drink
Bert cannot play Plug on Anna's Drink
> Anna plays Water Jug on Anna's Drink
> Bert plays Plug
> Cora plays Handover on Dora
= Anna: 2 Alcohol
= Bert: 0 Alcohol
= Cora: 0 Alcohol
= Dora: 6 Alcohol
---
title: All drink at the same time, so that all can pass out together
proves: HOUSE-03
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 8 Alcohol
Anna's pile: Round on the House!
Bert has 10 Fortitude, 7 Alcohol
Cora has 10 Fortitude, 9 Alcohol
drink deck: Elven Wine

= the Drink of Anna: 3 Alcohol
= tie: Anna, Bert, Cora
