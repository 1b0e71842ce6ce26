title: Tips aren't compulsory: a player pays the Inn 1 Gold
proves: TYPES-03
seats: Phyll, Remy, Bryn
Phyll holds: Tips aren't compulsory, but...

> Phyll plays Tips aren't compulsory, but... on Remy
= Remy: 9 Gold
= Phyll: 10 Gold
= the Inn: +1 Gold
---
title: The player may be Phyll himself
proves: TYPES-03
seats: Phyll, Remy, Bryn
Phyll holds: Tips aren't compulsory, but...

Phyll can play Tips aren't compulsory, but... on Remy
Phyll can play Tips aren't compulsory, but... on Bryn
> Phyll plays Tips aren't compulsory, but... on Phyll
= Phyll: 9 Gold
= Remy: 10 Gold
= the Inn: +1 Gold
---
title: In the middle of somebody else's turn as well
proves: TYPES-03
seats: Remy, Phyll, Bryn
phase: drink
Phyll holds: Tips aren't compulsory, but...
Remy's pile: Wine

= the Drink of Remy: 2 Alcohol
> Phyll plays Tips aren't compulsory, but... on Bryn
= Bryn: 9 Gold
= the Inn: +1 Gold
---
title: A tip is a card that affects Gold: Farai Ignores it
proves: AFFECT-01, NEGATE-02
example: EX-010
seats: Phyll, Farai, Lucky
Phyll holds: Tips aren't compulsory, but...
Farai holds: Farnir's tranquility
Lucky holds: Farnir's tranquility

> Phyll plays Tips aren't compulsory, but... on Farai
Lucky cannot play Farnir's tranquility because AFFECT-01
> Farai plays Farnir's tranquility
= Farai: 10 Gold
= the Inn: 0 Gold
= Tips aren't compulsory, but... is discarded
= Farnir's tranquility is discarded
---
title: Whoever sits down gets a Drink and pays 2 Gold for it
proves: DRINK-18
seats: Phyll, Remy, Bryn
Phyll holds: There's a surcharge for sitting down.

> Phyll plays There's a surcharge for sitting down. on Remy
= Phyll: 12 Gold
= Remy: 8 Gold, 2 Drinks
= Bryn: 10 Gold, 1 Drink
= the Inn: 0 Gold
---
title: Whoever stands up in time gets and pays nothing
proves: NEGATE-02
seats: Phyll, Remy, Bryn
Phyll holds: There's a surcharge for sitting down.
Remy holds: I have no time for your tomfoolery!

> Phyll plays There's a surcharge for sitting down. on Remy
> Remy plays I have no time for your tomfoolery!
= Phyll: 10 Gold
= Remy: 10 Gold, 1 Drink
