title: Phyll leaves a Round instead of anteing
proves: GAMBLE-15, GAMBLE-16
seats: Remy, Phyll, Bryn
Remy holds: Gambling? I'm in!
Phyll holds: Sounds fun, but I've got to restock! | Gambling? I'm in!

> Remy plays Gambling? I'm in!
> Phyll plays Sounds fun, but I've got to restock!
= Phyll: 10 Gold
= Remy: 9 Gold
= Bryn: 9 Gold
= the pot: 2 Gold
= Remy is in control
Phyll cannot play Gambling? I'm in! because GAMBLE-15
> Bryn passes
= Remy: 11 Gold
= Phyll: 10 Gold
---
title: Right after starting the Round himself: nobody is in control, and the Inn gets the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17, GAMBLE-18
example: EX-004
seats: Phyll, Lucky, Samantha, Nerodia
Phyll holds: Gambling? I'm in! | Sounds fun, but I've got to restock!

> Phyll plays Gambling? I'm in!
> Phyll plays Sounds fun, but I've got to restock!
= nobody is in control
= the pot: 3 Gold
> Lucky passes
> Samantha passes
> Nerodia passes
= the Inn: +3 Gold
= Phyll: 10 Gold
= Lucky: 9 Gold
> Phyll orders for Samantha
= Samantha: 2 Drinks
---
title: Or whoever takes control wins it
proves: GAMBLE-17
example: EX-004
seats: Phyll, Lucky, Samantha, Nerodia
Phyll holds: Gambling? I'm in! | Sounds fun, but I've got to restock!
Lucky holds: Gambling? I'm in!

> Phyll plays Gambling? I'm in!
> Phyll plays Sounds fun, but I've got to restock!
> Lucky plays Gambling? I'm in!
= Lucky is in control
> Samantha passes
> Nerodia passes
= Lucky: 12 Gold
= Phyll: 10 Gold
= the Inn: 0 Gold
---
title: Instead of a later ante as well; what is in the pot stays there
proves: GAMBLE-15, GAMBLE-16, GAMBLE-29
seats: Remy, Phyll, Bryn
Remy holds: Gambling? I'm in!
Phyll holds: Sounds fun, but I've got to restock!
Bryn holds: I raise!

> Remy plays Gambling? I'm in!
> Phyll antes
> Bryn plays I raise!
> Phyll plays Sounds fun, but I've got to restock!
= Phyll: 9 Gold
= Remy: 8 Gold
= Bryn: 8 Gold
= the pot: 5 Gold
---
title: Without an ante to pay there is nothing to restock for
proves: GAMBLE-16
seats: Remy, Phyll, Bryn
Remy holds: Gambling? I'm in! | Tip the Wench.
Phyll holds: Sounds fun, but I've got to restock!

Phyll cannot play Sounds fun, but I've got to restock! because GAMBLE-16
> Remy plays Tip the Wench. on Phyll
Phyll cannot play Sounds fun, but I've got to restock! because GAMBLE-16
= Phyll: 9 Gold
---
title: Negated, he stays in the Round and antes
proves: NEGATE-01
seats: Remy, Phyll, Bryn
Remy holds: Gambling? I'm in!
Phyll holds: Sounds fun, but I've got to restock!
Bryn holds: I don't think so!

> Remy plays Gambling? I'm in!
> Phyll plays Sounds fun, but I've got to restock!
> Bryn plays I don't think so!
= Phyll: 9 Gold
= the pot: 3 Gold
