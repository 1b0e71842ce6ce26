title: Without enough Blood the card cannot be played
proves: VLAZLO-11
seats: Vlazlo, Remy
Vlazlo has 1 Blood
Vlazlo holds: Heel? I vill start viz ze heel.

Vlazlo cannot play Heel? I vill start viz ze heel. because VLAZLO-11
> Vlazlo ends the phase
= Vlazlo: 1 Blood
---
title: A Negated card does not give its Blood back
proves: VLAZLO-11, NEGATE-03
seats: Vlazlo, Lucky
Vlazlo has 3 Blood
Vlazlo holds: Heel? I vill start viz ze heel.
Lucky holds: The Guard! Everybody look innocent.

> Vlazlo plays Heel? I vill start viz ze heel. on Lucky
= now Vlazlo: 1 Blood
> Lucky plays The Guard! Everybody look innocent.
= Lucky: 20 Fortitude
= Vlazlo: 1 Blood
---
title: An Ignored card does not give its Blood back
proves: VLAZLO-11, NEGATE-03
seats: Vlazlo, Remy
Vlazlo has 2 Blood
Vlazlo holds: Heel? I vill start viz ze heel.
Remy holds: I have no time for your tomfoolery!

> Vlazlo plays Heel? I vill start viz ze heel. on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Vlazlo: 0 Blood
---
title: Whoever has no Blood at all cannot play such a card
proves: VLAZLO-11
seats: Remy, Tara
Remy holds: Heel? I vill start viz ze heel.

Remy cannot play Heel? I vill start viz ze heel. because VLAZLO-11
> Remy ends the phase
= Tara: 20 Fortitude
