title: A card that makes a player pay affects that player's Gold, as the Villains box tells it
proves: AFFECT-01
example: EX-071
seats: Daareka, Torglesnarf, Amundyr
Torglesnarf has 10 Gold
Daareka holds: Tip the Wench.
Torglesnarf holds: Quick! Run away!
Amundyr holds: Quick! Run away!

> Daareka plays Tip the Wench. on Torglesnarf
Torglesnarf can play Quick! Run away!
Amundyr cannot play Quick! Run away! because AFFECT-01
> Torglesnarf plays Quick! Run away!
= Torglesnarf: 10 Gold
= the Inn: 0 Gold
= Tip the Wench. is discarded
= Quick! Run away! is discarded
