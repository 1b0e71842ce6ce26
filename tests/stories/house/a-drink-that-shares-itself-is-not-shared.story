title: A Drink that may be shared is not shared when it is on the house
proves: HOUSE-05
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Round on the House!
Bert holds: Handover
drink deck: Mead
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Handover (Sometimes) = Pass your Drink to another player.

= the Drink of Anna: 3 Alcohol
Anna cannot play Two Straws because SELFSPLIT-06
> Bert plays Handover on Cora
= Anna: 3 Alcohol        # nobody was asked: only windows are passed here
= Bert: 0 Alcohol
= Cora: 6 Alcohol
---
title: The same Drink from one's own pile is offered to be shared
proves: HOUSE-05
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Mead

= the Drink of Anna: 3 Alcohol
= Anna: 0 Alcohol        # she is being asked
> Anna chooses Cora
= Anna: 2 Alcohol
= Cora: 2 Alcohol
---
title: Nor is its copy from Drinks with "Friends", not even by whoever it was passed to
proves: HOUSE-05
seats: Anna, Bert, Cora
phase: end
drinks: rdi6
dungeon deck: Drinks with "Friends"
dungeon counters: 1
Bert holds: Handover
drink deck: Sauvignon Blech
card: Handover (Sometimes) = Pass your Drink to another player.

> Bert plays Handover on Cora
= Anna: 3 Alcohol        # nobody was asked: only windows are passed here
= Bert: 0 Alcohol
= Cora: 6 Alcohol
---
title: Nor is its copy from Grog Ration
proves: HOUSE-05
seats: Anna, Bert, Cora
phase: end
sea deck: Grog Ration
sea counters: 1
Bert holds: Handover
drink deck: Mead
card: Handover (Sometimes) = Pass your Drink to another player.

> Bert plays Handover on Cora
= Anna: 3 Alcohol
= Bert: 0 Alcohol
= Cora: 6 Alcohol
