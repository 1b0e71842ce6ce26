title: With two players left the Round goes on
proves: GAMBLE-25
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Slip Away
card: Slip Away (Sometimes) = In a Round of Gambling you have not left, you leave the Round.

> Ann plays Gambling? I'm in!
> Ben passes
> Ben plays Slip Away
= Ann is in control
= the pot: 3 Gold              # two are left: it goes on
> Cat passes
= Ann: 12 Gold
---
title: As soon as one player is left that player wins the pot, although another was in control
proves: GAMBLE-25
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: You're barred from this table! | You're barred from this table!

> Ann plays Gambling? I'm in!
> Cat antes
= now Ann is in control
> Ben plays You're barred from this table! on Cat
> Ben plays You're barred from this table! on Ann
= Ben: 12 Gold
= Ann: 9 Gold
= Cat: 9 Gold
---
title: When all but one leave instead of anteing the last one wins what has been anted
proves: GAMBLE-25
seats: Ann, Ben, Cat
Ben holds: I raise!
Cat holds: Deal me out. Somebody's queueing wrong.
Ann holds: Gambling? I'm in! | Can't stay, something's boiling over!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
> Cat plays Deal me out. Somebody's queueing wrong.
> Ann plays Can't stay, something's boiling over!
= Ben: 12 Gold
= Ann: 9 Gold
= Cat: 9 Gold
