title: A Negated card gives no Blood
proves: VLAZLO-04, NEGATE-19
seats: Vlazlo, Lucky
Vlazlo holds: Von't you join me for dinner?
Lucky holds: The Guard! Everybody look innocent.

> Vlazlo plays Von't you join me for dinner? on Lucky
> Lucky plays The Guard! Everybody look innocent.
= Lucky: 20 Fortitude
= Vlazlo: 0 Blood
---
title: An Ignored card gives its Blood
proves: VLAZLO-04, NEGATE-19
seats: Vlazlo, Remy
Vlazlo holds: Von't you join me for dinner?
Remy holds: I have no time for your tomfoolery!

> Vlazlo plays Von't you join me for dinner? on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Vlazlo: 1 Blood
---
title: A reduced card gives its Blood
proves: VLAZLO-04
seats: Vlazlo, Lucky
Vlazlo holds: Von't you join me for dinner?
Lucky holds: Looks like trouble! | Looks like trouble!

> Vlazlo plays Von't you join me for dinner? on Lucky
> Lucky plays Looks like trouble!
> Lucky plays Looks like trouble!
= Lucky: 20 Fortitude
= Vlazlo: 1 Blood
---
title: A card turned against Vlazlo gives its Blood
proves: VLAZLO-04
seats: Vlazlo, Bryn
Vlazlo holds: Von't you join me for dinner?
Bryn holds: Stop hitting yourself!

> Vlazlo plays Von't you join me for dinner? on Bryn
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Vlazlo: 17 Fortitude, 1 Blood
---
title: A card whose numbers are smaller gives all of its Blood
proves: VLAZLO-04
seats: Vlazlo, Ben
Vlazlo holds: Von't you join me for dinner?
Ben holds: Small Print
card: Small Print (Sometimes) = Reduce every number on an Action card by 1.

> Vlazlo plays Von't you join me for dinner? on Ben
> Ben plays Small Print
= Ben: 18 Fortitude
= Vlazlo: 1 Blood
---
title: A Negated Drink card gives no Blood
proves: VLAZLO-04
seats: Vlazlo, Remy
phase: drink
Vlazlo's pile: Dragon Breath Ale
Vlazlo holds: I never drink... vine.
Remy holds: The Wench thinks you should stop playing with the drinks.

> Vlazlo plays I never drink... vine.
> Remy plays The Wench thinks you should stop playing with the drinks.
> Vlazlo drinks
= Vlazlo: 4 Alcohol, 0 Blood
---
title: Vlazlo Ignores everything, and his own card still gives him Blood
proves: VLAZLO-04
seats: Vlazlo, Remy
Vlazlo holds: Smoke and Fog | Only a nibble
card: Smoke and Fog (Anytime) = You Ignore all effects until your next turn.

> Vlazlo plays Smoke and Fog
> Vlazlo plays Only a nibble on Remy
= Remy: 19 Fortitude
= Vlazlo: 2 Blood
