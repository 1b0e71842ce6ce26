title: A player may pass with a playable card and play it on a later gambling turn
proves: GAMBLE-07
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!
Cat holds: I raise!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
Ben can play Winning Hand!
> Ben passes
= Ann is in control
> Cat plays I raise!
= Ben: 8 Gold
> Ann passes
Ben can play Winning Hand!
> Ben plays Winning Hand!
= Ben is in control
> Cat passes
> Ann passes
= Ben: 14 Gold
