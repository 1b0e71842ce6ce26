title: A card that lets the Inn pay may pay an ante if it says so
proves: GAMBLE-23
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Landlord, keep the candlesticks. We're even!

> Ann plays Gambling? I'm in!
> Ben plays Landlord, keep the candlesticks. We're even!
= Ben: 10 Gold
= the pot: 3 Gold
= the Inn: -1 Gold
---
title: A card that speaks of paying only does not cover an ante
proves: GAMBLE-23
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Tip the Wench.
Ben holds: The purser owes me one.

> Ann plays Tip the Wench. on Ben
Ben can play The purser owes me one.
> Ann plays Gambling? I'm in!
> Ann antes
Ben cannot play The purser owes me one. because GAMBLE-23
= Ben: 8 Gold
= the pot: 3 Gold
---
title: Fortitude may stand in for an anted Gold
proves: GAMBLE-23
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Cat holds: Sweat for It
card: Sweat for It (Sometimes) = When you must pay or ante Gold, the Inn pays instead and you lose 1 Fortitude.

> Ann plays Gambling? I'm in!
> Cat plays Sweat for It
= Cat: 10 Gold, 19 Fortitude
= the pot: 3 Gold
= the Inn: -1 Gold
---
title: An ante may be waived by a card that covers antes, and its player stays in the Round
proves: GAMBLE-23
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Chalk It Up | Winning Hand!
card: Chalk It Up (Sometimes) = When you must pay or ante Gold, pay nothing instead.

> Ann plays Gambling? I'm in!
> Ben plays Chalk It Up
= Ben: 10 Gold
= the pot: 2 Gold
Ben can play Winning Hand!
> Ben plays Winning Hand!
> Cat passes
> Ann passes
= Ben: 12 Gold
