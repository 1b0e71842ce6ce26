title: The last player in the game wins at once, whatever would have come next
proves: LOSE-12
seats: Anna, Bert, Cora
Anna has 20 Fortitude, 17 Alcohol
Anna holds: Brawl | Bite
Anna's pile: Dragon Breath Ale
Bert has 8 Fortitude, 7 Alcohol
Cora has 8 Fortitude, 7 Alcohol
card: Brawl (Action) = Two other players each lose 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.

> Anna plays Brawl on Bert, Cora
= Anna won
= Anna: 17 Alcohol, 1 Drink
Anna cannot play Bite because LOSE-12
---
title: While two are left nobody has won
proves: LOSE-12
seats: Anna, Bert, Cora
Anna has 20 Fortitude, 17 Alcohol
Anna holds: Punch
Anna's pile: Dragon Breath Ale
Bert has 8 Fortitude, 7 Alcohol
card: Punch (Action) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Bert is out
> Anna drinks
= Anna: 20 Alcohol
= Cora won
