title: The last chance is open to a Sometimes Card whose condition is met
proves: LOSE-04
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Water | Dragon Breath Ale
Bert has 8 Fortitude, 7 Alcohol
Bert holds: Bottoms Down
Cora holds: Bite | Bite
card: Bottoms Down (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.
card: Bite (Anytime) = Another player loses 2 Fortitude.

= the Drink of Anna: 0 Alcohol
> Cora plays Bite on Bert
> Bert declines        # Bite
> Bert declines        # what it has done
> Bert declines        # Anna's Water
> Cora declines        # Anna's Water, which she drinks now
= now Bert: 6 Fortitude, 7 Alcohol
Cora cannot play Bite because LOSE-04
Bert can play Bottoms Down
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
Cora holds: Bite
card: Punch (Action) = Another player loses 2 Fortitude.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
card: Deep Breath (Sometimes) = In your Action Phase, you gain 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
> Bert plays Payback
> Anna declines        # Payback
> Anna declines        # what it has done
> Anna declines        # what Punch has done
> Cora declines        # what Punch has done
= now Anna: 6 Fortitude, 7 Alcohol
Cora cannot play Bite because LOSE-04
Anna can play Deep Breath
> Anna plays Deep Breath
= Anna is in
= Anna: 8 Fortitude, 7 Alcohol
