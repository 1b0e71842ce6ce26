title: Reducing a loss to nothing is not Ignoring its card, as RDI 4 tells it
proves: NEGATE-04
example: EX-153
seats: A, B, C
A holds: Bear Hug
B holds: Duck
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> A plays Bear Hug on B
> B plays Duck
= B: 20 Fortitude, 0 Alcohol

---
title: Redirecting a loss is not Ignoring its card, as RDI 4 tells it
proves: NEGATE-04, REDIRECT-05
example: EX-153
seats: A, B, C
A holds: Bear Hug
B holds: Sidestep
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.
card: Sidestep (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> A plays Bear Hug on B
> B plays Sidestep on C
= B: 20 Fortitude, 0 Alcohol
= C: 18 Fortitude, 0 Alcohol

---
title: Passing a Drink on neither Ignores nor Negates it, as RDI 4 tells it
proves: NEGATE-04, DRINK-20
example: EX-153
seats: A, B, C
active: B
phase: drink
B's pile: Wine
B holds: Pass Along
card: Pass Along (Sometimes) = Pass your Drink to another player.

> B plays Pass Along on C
= the Drink of C: 2 Alcohol
> C drinks
= B: 0 Alcohol
= C: 2 Alcohol
