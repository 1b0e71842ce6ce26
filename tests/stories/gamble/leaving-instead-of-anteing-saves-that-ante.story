title: Who leaves the Round instead of anteing does not pay that ante
proves: GAMBLE-16
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong. | Winning Hand!
Cat holds: Can't stay, something's boiling over!

Ben cannot play Deal me out. Somebody's queueing wrong. because GAMBLE-16
> Ann plays Gambling? I'm in!
Ben cannot play Deal me out. Somebody's queueing wrong. because GAMBLE-16
> Ann antes
Ben can play Deal me out. Somebody's queueing wrong.
> Ben plays Deal me out. Somebody's queueing wrong.
= Ben: 10 Gold
= Ann: 9 Gold
= Cat: 9 Gold
= the pot: 2 Gold
Ben cannot play Winning Hand! because GAMBLE-15
> Cat passes
= Ann: 11 Gold
---
title: Leaving instead of a second ante saves only the second
proves: GAMBLE-16
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I raise!
Cat holds: Deal me out. Somebody's queueing wrong.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
Cat cannot play Deal me out. Somebody's queueing wrong. because GAMBLE-16
> Ben plays I raise!
> Cat plays Deal me out. Somebody's queueing wrong.
= Cat: 9 Gold
= the pot: 5 Gold
= Ben is in control
> Ann passes
= Ben: 13 Gold
---
title: A Negated leaving card leaves its player in the Round, and the ante is due
proves: GAMBLE-16
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | I don't think so!
Ben holds: Deal me out. Somebody's queueing wrong. | Winning Hand!

> Ann plays Gambling? I'm in!
> Ben plays Deal me out. Somebody's queueing wrong.
> Ann plays I don't think so!
= Ben: 9 Gold
= the pot: 3 Gold
Ben can play Winning Hand!
