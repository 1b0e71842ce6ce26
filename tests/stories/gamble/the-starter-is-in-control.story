title: Whoever starts a Round is in control of it and wins it if nobody else plays
proves: GAMBLE-04
seats: Ann, Ben, Cat
active: Cat
Cat holds: Gambling? I'm in!

> Cat plays Gambling? I'm in!
= Cat is in control
> Ann passes
> Ben passes
= Cat: 12 Gold
= Ann: 9 Gold
= Ben: 9 Gold
