title: Who cannot be healed any further still pays for it
proves: LIMIT-01, LIMIT-04
example: EX-143
seats: Deirdre, Remy, Bryn
Remy has 20 Fortitude, 10 Gold
Deirdre holds: Costly Balm
card: Costly Balm (Action) = Another player gains 2 Fortitude and pays you 1 Gold.

> Deirdre plays Costly Balm on Remy
= Remy: 20 Fortitude, 9 Gold
= Deirdre: 11 Gold
= Bryn: 20 Fortitude, 10 Gold
= the Inn: 0 Gold
---
title: Who is healed as far as the limit allows pays the same
proves: LIMIT-01, LIMIT-04
example: EX-143
seats: Deirdre, Remy, Bryn
Remy has 19 Fortitude, 10 Gold
Deirdre holds: Costly Balm
card: Costly Balm (Action) = Another player gains 2 Fortitude and pays you 1 Gold.

> Deirdre plays Costly Balm on Remy
= Remy: 20 Fortitude, 9 Gold
= Deirdre: 11 Gold
---
title: Who can be healed is healed, for the same price
example: EX-143
seats: Deirdre, Remy, Bryn
Remy has 15 Fortitude, 10 Gold
Deirdre holds: Costly Balm
card: Costly Balm (Action) = Another player gains 2 Fortitude and pays you 1 Gold.

> Deirdre plays Costly Balm on Remy
= Remy: 17 Fortitude, 9 Gold
= Deirdre: 11 Gold
