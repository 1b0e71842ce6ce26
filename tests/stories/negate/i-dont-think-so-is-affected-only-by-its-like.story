title: I don't think so! Negates a Sometimes card, and no card of another type
proves: NEGATE-16
seats: Ann, Ben, Cleo
Ann holds: Kick
Ben holds: Duck | I don't think so!
Cleo holds: I don't think so! | Tip the Wench.
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Cleo plays Tip the Wench. on Ann
Ben cannot play I don't think so!
> Ann plays Kick on Ben
Ben cannot play I don't think so!
> Ben plays Duck
> Cleo plays I don't think so!
= Ben: 18 Fortitude
= Ann: 9 Gold
= Duck is discarded

---
title: I don't think so! can be affected only by another one
proves: NEGATE-16
seats: Ann, Ben, Cleo
Ann holds: Kick | I don't think so!
Ben holds: Duck | Tut-tut | I don't think so!
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Tut-tut (Sometimes) = Negate a Sometimes card.

> Ann plays Kick on Ben
> Ben plays Duck
> Ann plays I don't think so!
Ben cannot play Tut-tut because NEGATE-16
Ben can play I don't think so!
> Ben plays I don't think so!
= Ben: 20 Fortitude

---
title: Control: a Negate without that clause is itself a Sometimes card like any other
proves: NEGATE-16
seats: Ann, Ben, Cleo
Ann holds: Kick | Tut-tut
Ben holds: Duck | Tut-tut
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Tut-tut (Sometimes) = Negate a Sometimes card.

> Ann plays Kick on Ben
> Ben plays Duck
> Ann plays Tut-tut
> Ben plays Tut-tut
= Ben: 20 Fortitude
