title: The player being forced out may answer before leaving
proves: GAMBLE-24
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I don't think so! | Winning Hand!
Cat holds: You're barred from this table!

> Ann plays Gambling? I'm in!
> Cat antes
> Cat plays You're barred from this table! on Ben
Ben can play I don't think so!
> Ben plays I don't think so!
= Ann is in control
Ben can play Winning Hand!
> Ben passes
> Cat passes
= Ann: 12 Gold
---
title: Anybody else may answer for the player being forced out
proves: GAMBLE-24
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in! | I don't think so!
Ben holds: Winning Hand!
Cat holds: You're barred from this table!
Dan holds: I don't think so!

> Ann plays Gambling? I'm in!
> Dan antes
> Cat plays You're barred from this table! on Ben
Ann can play I don't think so!
Dan can play I don't think so!
Ben cannot play Winning Hand! because TYPES-06
> Dan plays I don't think so!
= the pot: 4 Gold
Ben can play Winning Hand!
---
title: If nobody answers the player is out of the Round
proves: GAMBLE-24
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I don't think so! | Winning Hand!
Cat holds: You're barred from this table!

> Ann plays Gambling? I'm in!
> Cat antes
> Cat plays You're barred from this table! on Ben
> Ben declines
= the pot: 3 Gold
Ben cannot play Winning Hand! because GAMBLE-15
