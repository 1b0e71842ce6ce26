title: When nobody wants to change it any more, its revealer decides whether to share it and with whom
proves: SELFSPLIT-02
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Mead
Bert holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Anna: 3 Alcohol
> Bert declines
> Cora declines
= now Anna: 0 Alcohol
Bert cannot play Top Up        # the window has closed
> Anna chooses Cora
= Anna: 2 Alcohol
= Bert: 0 Alcohol
= Cora: 2 Alcohol
---
title: Shared with the other neighbour
proves: SELFSPLIT-02
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Mead

> Anna chooses Bert
= Anna: 2 Alcohol
= Bert: 2 Alcohol
= Cora: 0 Alcohol
---
title: Kept, it is drunk in full
proves: SELFSPLIT-02
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Mead

> Anna chooses keep it
= Anna: 3 Alcohol
= Bert: 0 Alcohol
= Cora: 0 Alcohol
