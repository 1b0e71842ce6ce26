title: Somebody else's Drink cannot be Ignored
proves: NEGATE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine
Ann holds: Potted Plant
Ben holds: Potted Plant
card: Potted Plant (Sometimes) = Ignore a Drink.

= the Drink of Ann: 2 Alcohol
Ann can play Potted Plant
Ben cannot play Potted Plant because NEGATE-05

---
title: A Drink that was passed on can be Ignored by its new drinker, and no longer by the old one
proves: NEGATE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine
Ann holds: Pass Along | Potted Plant
Ben holds: Potted Plant
Cleo holds: Potted Plant
card: Pass Along (Sometimes) = Pass your Drink to another player.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Pass Along on Ben
= the Drink of Ben: 2 Alcohol
Ann cannot play Potted Plant because NEGATE-05
Cleo cannot play Potted Plant because NEGATE-05
> Ben plays Potted Plant
= Ann: 0 Alcohol
= Ben: 0 Alcohol

---
title: Of a Drink that was split each drinker can Ignore their own half
proves: NEGATE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Dragon Breath Ale
Ann holds: Share Out | Potted Plant
Ben holds: Potted Plant
Cleo holds: Potted Plant
card: Share Out (Sometimes) = Split your Drink with another player.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Share Out on Ben
= the Drink of Ben: 2 Alcohol
Ann can play Potted Plant
Ann cannot play Potted Plant on Ben's Drink
Cleo cannot play Potted Plant because NEGATE-05
> Ben plays Potted Plant
> Ann drinks
= Ann: 2 Alcohol
= Ben: 0 Alcohol

---
title: Whoever takes the effects of a Drink another player revealed can Ignore them
proves: NEGATE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Round on the House!
drink deck: Wine
Ben holds: Potted Plant
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ben plays Potted Plant
= Ann: 2 Alcohol
= Ben: 0 Alcohol
= Cleo: 2 Alcohol
