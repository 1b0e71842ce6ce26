title: A card that makes a player pay affects that player's Gold and can be Ignored as such
proves: AFFECT-01
example: EX-010
seats: Phyll, Farai, Lucky
Phyll holds: Tip Jar
Farai holds: Tranquil Prayer
Lucky holds: Tranquil Prayer
card: Tip Jar (Anytime) = A player pays 1 Gold to the Inn.
card: Tranquil Prayer (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

> Phyll plays Tip Jar on Farai
Farai can play Tranquil Prayer
Lucky cannot play Tranquil Prayer because AFFECT-01
> Farai plays Tranquil Prayer
= Farai: 10 Gold
= the Inn: 0 Gold
= Tip Jar is discarded
= Tranquil Prayer is discarded
---
title: Without the answer the payment is made
example: EX-010
seats: Phyll, Farai, Lucky
Phyll holds: Tip Jar
Farai holds: Tranquil Prayer
card: Tip Jar (Anytime) = A player pays 1 Gold to the Inn.
card: Tranquil Prayer (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

> Phyll plays Tip Jar on Farai
= Farai: 9 Gold
= the Inn: +1 Gold
