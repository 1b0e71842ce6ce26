title: If all who are left in the Round pass and nobody is in control the Inn takes the pot
proves: GAMBLE-18
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in! | Deal me out. Somebody's queueing wrong.

> Ann plays Gambling? I'm in!
> Ann plays Deal me out. Somebody's queueing wrong.
= nobody is in control
> Ben passes
> Cat passes
= the pot: 3 Gold              # not before the last of them has passed
= the Inn: 0 Gold
> Dan passes
= the Inn: +3 Gold
= Ben: 9 Gold
= Cat: 9 Gold
= Dan: 9 Gold
= Ann: 10 Gold
> Ann orders for Ben
= Ben: 2 Drinks
