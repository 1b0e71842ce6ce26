title: All antes of a card are settled together before the next gambling turn, after everybody could answer theirs
proves: GAMBLE-35
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand! | Landlord, keep the candlesticks. We're even!
Cat holds: Deal me out. Somebody's queueing wrong.
Dan holds: Chalk It Up
card: Chalk It Up (Sometimes) = When you must pay or ante Gold, pay nothing instead.

> Ann plays Gambling? I'm in!
> Ann antes
= now the pot: 0 Gold
Ben cannot play Winning Hand! because TYPES-06
Ben can play Landlord, keep the candlesticks. We're even!
Cat can play Deal me out. Somebody's queueing wrong.
Dan can play Chalk It Up
> Ben antes
> Cat plays Deal me out. Somebody's queueing wrong.
= now the pot: 0 Gold
> Dan plays Chalk It Up
= now the pot: 0 Gold
= the pot: 2 Gold
Ben can play Winning Hand!
= Ann: 9 Gold
= Ben: 9 Gold
= Cat: 10 Gold
= Dan: 10 Gold
---
title: The antes of I raise! too are settled before the next gambling turn
proves: GAMBLE-35
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Chalk It Up
Ben holds: I raise!
Cat holds: Cards? I deal in everything! | Deal me out. Somebody's queueing wrong.
card: Chalk It Up (Sometimes) = When you must pay or ante Gold, pay nothing instead.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
> Ben antes
= now the pot: 3 Gold
Cat cannot play Cards? I deal in everything! because TYPES-06
Cat can play Deal me out. Somebody's queueing wrong.
Ann can play Chalk It Up
> Ann plays Chalk It Up
= now the pot: 3 Gold
= the pot: 5 Gold
= Ann: 9 Gold
Cat can play Cards? I deal in everything!
