title: Before anybody decides to share it, the whole Drink can be changed
proves: SELFSPLIT-01
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Mead
Bert holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Anna: 3 Alcohol
Bert can play Top Up on Anna's Drink
> Bert plays Top Up
> Anna chooses Cora
= Anna: 3 Alcohol        # 5 halved
= Cora: 3 Alcohol
= Bert: 0 Alcohol
---
title: Somebody who Ignores the whole Drink has nothing to share
proves: SELFSPLIT-01
seats: Anna, Bert, Cora
phase: drink
Anna holds: Plug
Anna's pile: Mead
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Anna: 3 Alcohol
> Anna plays Plug
= Anna: 0 Alcohol
= Mead is discarded        # no question in between
