title: If the player in control is forced out nobody is in control
proves: GAMBLE-34
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Cat holds: You're barred from this table!

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben passes
> Cat plays You're barred from this table! on Ann
= nobody is in control
= the pot: 4 Gold
> Cat passes
> Dan passes
= the Inn: +4 Gold
= Ann: 9 Gold
= Ben: 9 Gold
---
title: If the player in control leaves nobody is in control until somebody plays
proves: GAMBLE-34
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Slip Away
Cat holds: Gambling? I'm in!
card: Slip Away (Sometimes) = In a Round of Gambling you have not left, you leave the Round.

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben passes
> Ann plays Slip Away
= nobody is in control
= the pot: 3 Gold
> Cat plays Gambling? I'm in!
= Cat is in control
> Ben passes
= Cat: 12 Gold
