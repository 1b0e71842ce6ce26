title: Whoever has their own share and a redirected one chooses for each, and a payment buys off one of them
proves: REDIRECT-07, LIMIT-06
seats: Ann, Ben, Cleo, Dag
Ann holds: Toll Road
Ben holds: Not Me
card: Toll Road (Action) = Each other player loses 2 Fortitude or pays 1 Gold to the Inn.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Toll Road
> Ben plays Not Me on Cleo
> Cleo chooses pay 1 Gold
> Cleo chooses lose 2 Fortitude
> Dag chooses lose 2 Fortitude
= Ben: 20 Fortitude, 10 Gold
= Cleo: 18 Fortitude, 9 Gold
= Dag: 18 Fortitude, 10 Gold
---
title: Both shares can be bought off, for two payments
proves: REDIRECT-07
seats: Ann, Ben, Cleo, Dag
Ann holds: Toll Road
Ben holds: Not Me
card: Toll Road (Action) = Each other player loses 2 Fortitude or pays 1 Gold to the Inn.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Toll Road
> Ben plays Not Me on Cleo
> Cleo chooses pay 1 Gold
> Cleo chooses pay 1 Gold
= now Cleo: 20 Fortitude, 10 Gold
> Dag chooses pay 1 Gold
= Cleo: 20 Fortitude, 8 Gold
= the Inn: +3 Gold
---
title: Gold that is spent on one share cannot be offered for another
proves: LIMIT-06
seats: Ann, Ben, Cleo, Dag
Cleo has 1 Gold
Ann holds: Toll Road
Ben holds: Not Me
card: Toll Road (Action) = Each other player loses 2 Fortitude or pays 1 Gold to the Inn.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Alms (Anytime) = Another player gains 1 Gold.
Dag holds: Alms

> Ann plays Toll Road
> Ben plays Not Me on Cleo
> Cleo chooses pay 1 Gold
> Cleo chooses lose 2 Fortitude
> Dag chooses lose 2 Fortitude
> Dag plays Alms on Cleo
= Cleo: 18 Fortitude, 1 Gold
---
title: A share that is redirected when the choices are made is offered to its new victim, who has paid for their own
proves: REDIRECT-07
seats: Ann, Ben, Cleo
Ann holds: Toll Road
Ben holds: Not Me
card: Toll Road (Action) = Each other player loses 2 Fortitude or pays 1 Gold to the Inn.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Toll Road
> Ben chooses lose 2 Fortitude
> Cleo chooses pay 1 Gold
> Ben plays Not Me on Cleo
> Cleo chooses pay 1 Gold
= Ben: 20 Fortitude, 10 Gold
= Cleo: 20 Fortitude, 8 Gold
---
title: Each share is lowered for itself, with Gold that is not spent yet
proves: REDIRECT-07, CARD-010, LIMIT-06
seats: Ann, Ben, Cleo
Cleo has 3 Gold
Ann holds: Shakedown
Ben holds: Not Me
card: Shakedown (Action) = Each other player loses 2 Fortitude, 1 less for each Gold they pay to the Inn.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Purse (Sometimes) = When you must pay Gold, the Inn pays instead.
Cleo holds: Purse

> Ann plays Shakedown
> Ben plays Not Me on Cleo
> Cleo chooses pay 2 Gold and lose 2 less
> Cleo chooses pay 1 Gold and lose 1 less
> Cleo plays Purse against 2 Gold
= Cleo: 19 Fortitude, 2 Gold
= the Inn: +1 Gold
---
title: A payment that is redirected brings no choice with it
proves: REDIRECT-07
seats: Ann, Ben, Cleo
Ann holds: Shakedown
Ben holds: Wrong Purse
card: Shakedown (Action) = Another player loses 2 Fortitude or pays 1 Gold to the Inn.
card: Wrong Purse (Sometimes) = When you would lose Gold, redirect the loss to another player.

> Ann plays Shakedown on Ben
> Ben chooses pay 1 Gold
> Ben plays Wrong Purse on Cleo
= Ben: 20 Fortitude, 10 Gold
= Cleo: 20 Fortitude, 9 Gold
