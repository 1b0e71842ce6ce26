title: A player who is out cannot be picked, gets no Drinks, has no turns and antes nothing
proves: LOSE-15
seats: Anna, Bert, Cora, Dora
Anna holds: Punch | Bite
Bert has 8 Fortitude, 7 Alcohol, 1 Gold
Bert holds: Bite
Cora holds: Gambling? I'm in!
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.

> Anna plays Punch on Bert
= Bert is out
Anna can play Bite on Cora
Anna cannot play Bite on Bert because LOSE-15
Bert cannot play Bite because LOSE-15
> Anna drinks        # having ordered for the first player to her left who is there
= Bert: 0 Drinks
= Cora: 2 Drinks
> Anna ends the phase
> Cora plays Gambling? I'm in!        # the turn is Cora's
> Cora antes
= the pot: 3 Gold
= Bert: 0 Gold
---
title: A player who is out counts for no card and has no share of Gold
proves: LOSE-15
seats: Anna, Bert, Cora, Dora
Anna holds: Punch | Bite | Generosity
Bert has 8 Fortitude, 7 Alcohol, 1 Gold
Cora has 8 Fortitude, 7 Alcohol, 8 Gold
card: Punch (Action) = Another player loses 2 Fortitude.
card: Bite (Anytime) = Another player loses 2 Fortitude.
card: Generosity (Anytime) = Each player gains 1 Gold.

> Anna plays Punch on Bert
= Bert is out
> Anna plays Generosity
= Anna: 11 Gold
= Bert: 0 Gold
= the Inn: -2 Gold     # it had Bert's 1 Gold
> Anna plays Bite on Cora
> Anna orders for Dora
= Cora is out
= Anna: 13 Gold        # 9 Gold: 5 to the Inn, 2 each for Anna and Dora
= Dora: 13 Gold
= Bert: 0 Gold
= the Inn: +3 Gold
