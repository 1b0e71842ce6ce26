title: A marked player gets a Drink on top of the one Remy orders anyway
proves: REMY-02
seats: Remy, Bryn, Tara
phase: order
Tara has 1 Mark
drink deck: Wine | Dragon Breath Ale
Remy holds: Double rations for troublemakers.

Remy can play Double rations for troublemakers. on Tara
Remy cannot play Double rations for troublemakers. on Bryn
> Remy plays Double rations for troublemakers. on Tara
= Tara: 2 Drinks, 1 Mark
> Remy orders for Bryn
= Tara: 2 Drinks
= Bryn: 2 Drinks
= Remy: 1 Drink, 10 Gold
---
title: Both Drinks may go to the same troublemaker, and the last one comes first
proves: TURN-13
seats: Remy, Tara
phase: order
Tara has 1 Mark
Tara's pile: nothing
drink deck: Wine | Dragon Breath Ale
Remy holds: Double rations for troublemakers.
Remy's pile: Water

> Remy plays Double rations for troublemakers. on Tara
> Remy orders for Tara
= Tara: 2 Drinks
> Remy ends the phase
> Remy ends the phase
> Tara ends the phase
> Tara ends the phase
> Tara ends the phase
> Tara drinks
= Tara: 4 Alcohol, 1 Drink
---
title: It may still be played when the Drink of the phase has been ordered
proves: TYPES-04
seats: Remy, Bryn, Tara
phase: order
Tara has 1 Mark
Remy holds: Double rations for troublemakers.

> Remy orders for Bryn
> Remy plays Double rations for troublemakers. on Tara
= Tara: 2 Drinks
= Bryn: 2 Drinks
---
title: Without a troublemaker there are no double rations
proves: REMY-02
seats: Remy, Bryn, Tara
phase: order
Remy holds: Double rations for troublemakers.

Remy cannot play Double rations for troublemakers. because REMY-02
> Remy orders for Bryn
= Bryn: 2 Drinks
= Tara: 1 Drink
---
title: Rations are for the Order a Drink Phase and no other
proves: TYPES-01
seats: Remy, Bryn, Tara
phase: action
Tara has 1 Mark
Remy holds: Double rations for troublemakers.

Remy cannot play Double rations for troublemakers. on Tara because TYPES-01
> Remy ends the phase
Remy can play Double rations for troublemakers. on Tara
> Remy ends the phase
Remy cannot play Double rations for troublemakers. on Tara because TYPES-01
= Tara: 1 Drink
---
title: Somebody else's Order a Drink Phase is not Remy's
proves: TYPES-01
seats: Bryn, Remy, Tara
phase: order
Tara has 1 Mark
Remy holds: Double rations for troublemakers.

Remy cannot play Double rations for troublemakers. on Tara because TYPES-01
= Tara: 1 Drink
---
title: Ordering a Drink is no change of one, so the Wench does not mind
proves: CHANGE-02
seats: Remy, Bryn, Tara
phase: order
Tara has 1 Mark
Remy holds: Double rations for troublemakers.
Bryn holds: The Wench thinks you should stop playing with the drinks. | I don't think so!

> Remy plays Double rations for troublemakers. on Tara
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Bryn plays I don't think so!
= Tara: 1 Drink
= Double rations for troublemakers. is discarded
