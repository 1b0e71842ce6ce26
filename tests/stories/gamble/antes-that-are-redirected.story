title: An ante is redirected to whoever demands it: they pay it into the pot
proves: AFFECT-07, GAMBLE-35
seats: Ann, Whitehawk, Cat
Ann holds: Gambling? I'm in!
Whitehawk holds: Put it on your own account.

> Ann plays Gambling? I'm in!
> Whitehawk plays Put it on your own account.
= Ann: 8 Gold
= Whitehawk: 10 Gold
= the pot: 3 Gold
---
title: An ante redirected to somebody who has no Gold left is paid by nobody
proves: GAMBLE-20
seats: Ann, Whitehawk, Cat
Ann holds: Gambling? I'm in!
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Whitehawk holds: Put it on your own account. | Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Whitehawk plays Put it on your own account.
= Whitehawk: 10 Gold
= the pot: 2 Gold
---
title: An ante redirected to somebody who has left is paid by nobody
proves: GAMBLE-15
seats: Bryn, Whitehawk, Cat
Bryn holds: Gambling? I'm in! | I've got watch duty.
Whitehawk holds: Put it on your own account.

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
> Whitehawk plays Put it on your own account.
= Bryn: 10 Gold
= Whitehawk: 10 Gold
= the pot: 1 Gold
