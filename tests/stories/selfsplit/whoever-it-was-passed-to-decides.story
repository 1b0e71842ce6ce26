title: Whoever it was passed to in the first window decides whether to share it
proves: SELFSPLIT-07
seats: Anna, Bert, Cora
phase: drink
Anna holds: Handover
Anna's pile: Mead
card: Handover (Sometimes) = Pass your Drink to another player.

> Anna plays Handover on Bert
> Bert chooses Cora
= Anna: 0 Alcohol
= Bert: 2 Alcohol
= Cora: 2 Alcohol
---
title: It may even be shared with the one who passed it on
proves: SELFSPLIT-07
seats: Anna, Bert, Cora
phase: drink
Anna holds: Handover
Anna's pile: Mead
card: Handover (Sometimes) = Pass your Drink to another player.

> Anna plays Handover on Bert
> Bert chooses Anna
= Anna: 2 Alcohol
= Bert: 2 Alcohol
= Cora: 0 Alcohol
---
title: Its revealer, who no longer drinks it, has nothing to decide
proves: SELFSPLIT-07
seats: Anna, Bert, Cora
phase: drink
Anna holds: Handover
Anna's pile: Mead
card: Handover (Sometimes) = Pass your Drink to another player.

> Anna plays Handover on Bert
> Bert chooses keep it
= Anna: 0 Alcohol
= Bert: 3 Alcohol
= Cora: 0 Alcohol
