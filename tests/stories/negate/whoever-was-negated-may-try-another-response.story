title: Whoever's saving response was Negated may try another
proves: NEGATE-17
seats: Ann, Ben, Cleo
Ann holds: Kick | I don't think so!
Ben holds: Thick Skin | Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ann plays Kick on Ben
> Ben plays Thick Skin
> Ann plays I don't think so!
= now Ben: 20 Fortitude
> Ben plays Duck
= Ben: 19 Fortitude

---
title: Whoever's Ignore of a Drink was Negated may play a second copy of it
proves: NEGATE-17
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant | Potted Plant
Ben holds: I don't think so!
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Potted Plant
> Ben plays I don't think so!
> Ann plays Potted Plant
= Ann: 0 Alcohol
