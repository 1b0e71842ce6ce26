title: Gambling? I'm in! on a gambling turn takes control and demands no ante
proves: GAMBLE-26
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Gambling? I'm in!
Cat holds: Deal me out. Somebody's queueing wrong.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Gambling? I'm in!
= Ben is in control
= the pot: 3 Gold
= Ann: 9 Gold
= Ben: 9 Gold
= Cat: 9 Gold
Cat cannot play Deal me out. Somebody's queueing wrong. because GAMBLE-16
> Cat passes
> Ann passes
= Ben: 12 Gold
