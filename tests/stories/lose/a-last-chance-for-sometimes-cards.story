title: The last chance is open to a Sometimes Card whose condition is met
proves: LOSE-04
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Water | Dragon Breath Ale
Bert has 8 Fortitude, 7 Alcohol
Bert holds: Bottoms Down
Cora holds: Bite
card: Bottoms Down (Sometimes) = In another player's Drink Phase, they drink from their Drink Me! Pile.
card: Bite (Anytime) = Another player loses 2 Fortitude.

= the Drink of Anna: 0 Alcohol
> Cora plays Bite on Bert
> Bert plays Bottoms Down
= Bert is out: passed out
= Anna: 4 Alcohol
---
title: A Sometimes Card for one's own phase may save the active player
proves: LOSE-04
seats: Anna, Bert, Cora
Anna has 8 Fortitude, 7 Alcohol
Anna holds: Punch | Deep Breath
Bert holds: Payback
card: Punch (Action) = Another player loses 2 Fortitude.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
card: Deep Breath (Sometimes) = In your Action Phase, you gain 2 Fortitude.

> Anna plays Punch on Bert
> Bert plays Payback
> Anna plays Deep Breath
= Anna is in
= Anna: 8 Fortitude, 7 Alcohol
