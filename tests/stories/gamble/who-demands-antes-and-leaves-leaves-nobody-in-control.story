title: Who raises and leaves at once leaves a Round without anybody in control
proves: GAMBLE-17
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: I raise! | Deal me out. Somebody's queueing wrong.
Dan holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben plays I raise!
> Ben plays Deal me out. Somebody's queueing wrong.
= nobody is in control
= Ben: 9 Gold
= Ann: 8 Gold
= Cat: 8 Gold
= Dan: 8 Gold
= the pot: 7 Gold
> Cat passes
> Dan plays Gambling? I'm in!
= Dan is in control
> Ann passes
> Cat passes
= Dan: 15 Gold
---
title: Who starts a Round and leaves at once is not in control and not missed
proves: GAMBLE-17
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Deal me out. Somebody's queueing wrong.
Cat holds: Winning Hand!

> Ann plays Gambling? I'm in!
> Ann plays Deal me out. Somebody's queueing wrong.
= nobody is in control
= the pot: 2 Gold
> Ben passes
> Cat plays Winning Hand!
= Cat is in control
> Ben passes
= Cat: 11 Gold
= Ann: 10 Gold
