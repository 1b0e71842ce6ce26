title: Whoever has no Gold is out of the game
proves: LOSE-01
seats: Anna, Bert, Cora
Anna holds: Toll
Bert has 1 Gold
Cora has 2 Gold
card: Toll (Action) = Each other player pays you 1 Gold.

> Anna plays Toll
= Bert is out: no Gold
= Cora is in
= Cora: 1 Gold
= Anna: 12 Gold
