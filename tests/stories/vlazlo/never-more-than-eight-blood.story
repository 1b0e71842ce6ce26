title: There is room for 8 Blood and no more
proves: VLAZLO-05
seats: Vlazlo, Remy
Vlazlo has 7 Blood
Vlazlo holds: Von't you join me for dinner? | Only a nibble

> Vlazlo plays Von't you join me for dinner? on Remy
= Vlazlo: 8 Blood
> Vlazlo plays Only a nibble on Remy
= Remy: 16 Fortitude
= Vlazlo: 8 Blood
---
title: What has been spent can be gained again
proves: VLAZLO-05, VLAZLO-11
seats: Vlazlo, Remy
Vlazlo has 8 Blood
Vlazlo holds: Heel? I vill start viz ze heel. | Only a nibble

> Vlazlo plays Heel? I vill start viz ze heel. on Remy
= Vlazlo: 6 Blood
> Vlazlo plays Only a nibble on Remy
= Vlazlo: 8 Blood
= Remy: 13 Fortitude
---
title: What would be too much is lost, and the rest still comes
proves: VLAZLO-05
seats: Vlazlo, Remy
Vlazlo has 7 Blood
Vlazlo holds: Only a nibble

> Vlazlo plays Only a nibble on Remy
= Vlazlo: 8 Blood
= Remy: 19 Fortitude
