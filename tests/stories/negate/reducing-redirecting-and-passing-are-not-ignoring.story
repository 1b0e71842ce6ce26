title: Reducing a loss to nothing is not Ignoring its card
proves: NEGATE-04
example: EX-016
seats: A, B, C
A holds: Bear Hug
B holds: Duck
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> A plays Bear Hug on B
> B plays Duck
= B: 20 Fortitude, 0 Alcohol

---
title: Redirecting a loss is not Ignoring its card
proves: NEGATE-04, REDIRECT-05
example: EX-016
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
title: Passing a Drink on neither Ignores nor Negates it
proves: NEGATE-04, DRINK-20
example: EX-016
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

---
title: Lowering the Alcohol Content of a Drink to nothing does not Ignore the rest of it
proves: NEGATE-04
example: EX-016
seats: A, B, C
active: B
phase: drink
B's pile: Gnomish Inspirational Ale
B holds: Water Down
card: Water Down (Sometimes) = Remove 2 Alcohol Content from your Drink.

> B plays Water Down
> B drinks
= B: 0 Alcohol, 8 cards      # 7 - 1 + the 2 that Drink lets one draw

---
title: Control: what is to happen if the card is Ignored does happen then
proves: NEGATE-04
example: EX-016
seats: A, B, C
A holds: Bear Hug
B holds: Thick Skin
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> A plays Bear Hug on B
> B plays Thick Skin
= B: 20 Fortitude, 1 Alcohol
