title: A card that wins the Round ends it at once, before others have had their turn
proves: GAMBLE-10
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Cards? I deal in everything!
Cat holds: Winning Hand!
Dan holds: Five aces? I can count to four!

> Ann plays Gambling? I'm in!
> Ben plays Cards? I deal in everything!
> Dan plays Five aces? I can count to four!
= Dan: 13 Gold
= Ann: 9 Gold
= Ben: 9 Gold
= Cat: 9 Gold
= Cat holds Winning Hand!
Cat cannot play Winning Hand!
---
title: A card may win a Round on which nobody has passed yet, for somebody who is not in control
proves: GAMBLE-10
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Cat holds: Flip the Table
card: Flip the Table (Sometimes) = In a Round of Gambling you have not left, win the Round.

> Ann plays Gambling? I'm in!
= Ann is in control
> Cat plays Flip the Table
= Cat: 12 Gold
= Ann: 9 Gold
---
title: Who wins the Round by a card takes the whole pot before a card still on the table can reach into it
proves: GAMBLE-10
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Sticky fingers. It's the honey cakes.
Cat holds: Flip the Table
card: Flip the Table (Sometimes) = In a Round of Gambling you have not left, win the Round.

> Ann plays Gambling? I'm in!
> Ben passes
> Ben plays Sticky fingers. It's the honey cakes.
> Cat plays Flip the Table
= Cat: 12 Gold
= Ben: 9 Gold
= Ann: 9 Gold
