title: A card that answers Gold lost to another player answers an ante that player's card demanded
proves: GAMBLE-03
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Tit for Tat
card: Tit for Tat (Sometimes) = When another player makes you lose Gold, they lose 2 Fortitude.

> Ann plays Gambling? I'm in!
> Ben plays Tit for Tat
= Ben: 9 Gold
= Ann: 18 Fortitude
= the pot: 3 Gold
