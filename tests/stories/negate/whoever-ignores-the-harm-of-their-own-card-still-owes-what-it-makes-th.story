title: Whoever Ignores the harm of their own card still owes what it makes them pay
proves: NEGATE-19, NEGATE-07
seats: Ada, Bert
Ada holds: Brawl | Thick Skin
card: Brawl (Action) = Each player loses 1 Fortitude and you pay 2 Gold to the Inn.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ada plays Brawl
> Ada plays Thick Skin
= Ada: 20 Fortitude, 8 Gold
= Bert: 19 Fortitude
= the Inn: +2 Gold
