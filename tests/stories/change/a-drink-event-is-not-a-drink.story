title: Ignoring a Drink Event is not a change of a Drink's effects
proves: CHANGE-03
seats: Ann, Ben, Cleo
active: Cleo
phase: drink
Cleo's pile: Round on the House!
drink deck: Wine
Ann holds: Lie Low
Ben holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
card: Lie Low (Sometimes) = Ignore a Drink Event.

> Ann plays Lie Low
Ben cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Ben can play I don't think so!
= Ann: 0 Alcohol
= Ben: 2 Alcohol
= Cleo: 2 Alcohol

---
title: Negating a Drink Event is not a change of a Drink's effects
proves: CHANGE-03
seats: Ann, Ben, Cleo
active: Cleo
phase: drink
Cleo's pile: Round on the House!
drink deck: Wine
Ann holds: Call It Off
Ben holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
card: Call It Off (Sometimes) = Negate a Drink Event.

> Ann plays Call It Off
Ben cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Ben can play I don't think so!
= Ann: 0 Alcohol
= Ben: 0 Alcohol
= Cleo: 0 Alcohol

---
title: Control: Ignoring the Drink that came out of the Event is a change of a Drink's effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
active: Cleo
phase: drink
Cleo's pile: Round on the House!
drink deck: Wine
Ann holds: Potted Plant
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Potted Plant
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 2 Alcohol
