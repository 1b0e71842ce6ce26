title: The bite, Ignored and reduced, and hit back for the rest
proves: CARD-059, NEGATE-04
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: My bite is worse than my bark
Daareka holds: Ink spray | It will take more than that to defeat a wampire! | Now I'll show you why I'm called 'the Mindbreaker!'

> Vlazlo plays My bite is worse than my bark on Daareka
> Daareka plays Ink spray
> Daareka plays It will take more than that to defeat a wampire!
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Daareka: 19 Fortitude
= Vlazlo: 19 Fortitude, 1 Alcohol
---
title: The bite can still be Negated
proves: CARD-059, NEGATE-01
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: My bite is worse than my bark
Daareka holds: No!

> Vlazlo plays My bite is worse than my bark on Daareka
> Daareka plays No!
= Daareka: 20 Fortitude
---
title: Awoooo Negated: no other Action card
proves: NEGATE-14, NEGATE-01
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Awoooo! | Von't you join me for dinner?
Daareka holds: No!

> Vlazlo plays Awoooo!
> Daareka plays No!
= Daareka: 20 Fortitude
Vlazlo cannot play Von't you join me for dinner? on Daareka
---
title: The one in control flies out: nobody is in control
proves: GAMBLE-34
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Gambling? I'm in! | Out ze vindow, viz ze small change!

> Vlazlo plays Gambling? I'm in!
> Daareka passes
> Vlazlo plays Out ze vindow, viz ze small change!
= nobody is in control
> Torglesnarf passes
= Vlazlo: 12 Gold
= Daareka: 9 Gold
