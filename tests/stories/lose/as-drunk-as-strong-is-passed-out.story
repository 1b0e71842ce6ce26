title: Alcohol Content equal to Fortitude, or more, is passing out; one less is not
proves: LOSE-02
seats: Anna, Bert, Cora, Dora
Anna holds: Stampede
Bert has 10 Fortitude, 8 Alcohol
Cora has 10 Fortitude, 7 Alcohol
Dora has 10 Fortitude, 9 Alcohol
card: Stampede (Action) = Each other player loses 2 Fortitude.

> Anna plays Stampede
= Bert is out: passed out
= Bert: 8 Fortitude, 8 Alcohol
= Cora is in
= Cora: 8 Fortitude, 7 Alcohol
= Dora is out: passed out
