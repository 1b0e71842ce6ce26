title: Only passes since control last changed count, and the last of them ends the Round
proves: GAMBLE-08
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Cat holds: Winning Hand!

> Ann plays Gambling? I'm in!
> Ben passes
= Ann is in control
> Cat plays Winning Hand!
= Cat is in control
> Ann passes
= Cat is in control            # Ben's pass was for Ann's hand
= Cat: 9 Gold
> Ben passes
= Cat: 12 Gold                 # the whole pot, without a gambling turn of her own
= Ann: 9 Gold
= Ben: 9 Gold
