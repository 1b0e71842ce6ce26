title: I raise! takes control and everybody still in the Round antes 1 more, the raiser too
proves: GAMBLE-29
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: I raise!
Dan holds: Deal me out. Somebody's queueing wrong.

> Ann plays Gambling? I'm in!
> Dan plays Deal me out. Somebody's queueing wrong.
= the pot: 3 Gold
> Ben plays I raise!
= Ben is in control
= the pot: 6 Gold
= Ann: 8 Gold
= Ben: 8 Gold
= Cat: 8 Gold
= Dan: 10 Gold
> Cat passes
> Ann passes
= Ben: 14 Gold
