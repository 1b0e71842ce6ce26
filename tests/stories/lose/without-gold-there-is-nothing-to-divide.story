title: Somebody who runs out of Gold leaves nothing to anybody
proves: LOSE-07
seats: Anna, Bert, Cora
Anna holds: Toll
Bert has 3 Gold
card: Toll (Action) = Another player pays you 3 Gold.

> Anna plays Toll on Bert
= Bert is out: no Gold
= Anna: 13 Gold
= Cora: 10 Gold
= the Inn: +0 Gold
