title: A redirection moves the loss of Fortitude and nothing else
proves: REDIRECT-02
seats: Anna, Bert, Cora
Anna holds: Rough Bargain
Bert holds: Duck
card: Rough Bargain (Action) = Another player loses 2 Fortitude and gains 1 Alcohol Content and pays you 3 Gold.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> Anna plays Rough Bargain on Bert
> Bert plays Duck on Cora
= Cora: 18 Fortitude, 0 Alcohol, 10 Gold
= Bert: 20 Fortitude, 1 Alcohol, 7 Gold
= Anna: 13 Gold
---
title: Undisturbed, the same card does everything to the player it picked
proves: REDIRECT-02
seats: Anna, Bert, Cora
Anna holds: Rough Bargain
card: Rough Bargain (Action) = Another player loses 2 Fortitude and gains 1 Alcohol Content and pays you 3 Gold.

> Anna plays Rough Bargain on Bert
= Bert: 18 Fortitude, 1 Alcohol, 7 Gold
= Cora: 20 Fortitude, 0 Alcohol, 10 Gold
