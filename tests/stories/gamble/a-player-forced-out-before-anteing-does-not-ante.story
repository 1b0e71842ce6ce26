title: A player who is forced out while the antes are still due does not ante
proves: GAMBLE-15
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!
Cat holds: You're barred from this table!

> Ann plays Gambling? I'm in!
> Ann antes
= now the pot: 0 Gold
> Cat plays You're barred from this table! on Ben
= the pot: 3 Gold
= Ben: 10 Gold
= Cat: 9 Gold
Ben cannot play Winning Hand! because GAMBLE-15
---
title: Whoever has been forced out is asked for no ante that a card could answer
proves: GAMBLE-15, GAMBLE-16
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Back Door | Slate
Cat holds: You're barred from this table!
Dan holds: Back Door
card: Back Door (Sometimes) = When you must ante, leave the Round instead.
card: Slate (Sometimes) = When you must pay or ante Gold, the Inn pays instead.

> Ann plays Gambling? I'm in!
> Ann antes
Ben can play Back Door
> Cat plays You're barred from this table! on Ben
> Ben declines
Ben cannot play Back Door because GAMBLE-16
Ben cannot play Slate because GAMBLE-23
Dan can play Back Door
= the pot: 3 Gold
---
title: Whoever has left owes nothing to the raise that comes afterwards
proves: GAMBLE-15
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Back Door | Back Door
Cat holds: I raise!
card: Back Door (Sometimes) = When you must ante, leave the Round instead.

> Ann plays Gambling? I'm in!
> Ben plays Back Door
> Cat plays I raise!
> Ann declines
Ben cannot play Back Door because GAMBLE-16
= the pot: 4 Gold
= Ben: 10 Gold
