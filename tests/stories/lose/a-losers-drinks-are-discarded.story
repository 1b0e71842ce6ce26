title: The Drink Me! Pile of somebody passed out goes to the Drink discards
proves: LOSE-08
seats: Anna, Bert, Cora
Anna holds: Punch
Bert has 8 Fortitude, 7 Alcohol
Bert's pile: Elven Wine | Mead | Drinking Contest!
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Bert is out: passed out
= Bert: 0 Drinks
= Elven Wine is discarded
= Mead is discarded
= Drinking Contest! is discarded
---
title: So does the Drink Me! Pile of somebody without Gold
proves: LOSE-08
seats: Anna, Bert, Cora
Anna holds: Toll
Bert has 1 Gold
Bert's pile: Dragon Breath Ale
card: Toll (Action) = Another player pays you 1 Gold.

> Anna plays Toll on Bert
= Bert is out: no Gold
= Bert: 0 Drinks
= Dragon Breath Ale is discarded
