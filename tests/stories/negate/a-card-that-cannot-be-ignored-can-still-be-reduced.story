title: A card that can be neither Negated nor Ignored can still be reduced or redirected
proves: NEGATE-04
seats: Ann, Ben, Cleo
Ann holds: Sure Shot
Ben holds: Duck | Sidestep | Thick Skin | Halt
card: Sure Shot (Action) = Another player loses 3 Fortitude. / This card cannot be Negated. / This card cannot be Ignored.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Sidestep (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Sure Shot on Ben
Ben cannot play Thick Skin because TYPES-01
Ben cannot play Halt because TYPES-01
Ben can play Sidestep
> Ben plays Duck
= Ben: 19 Fortitude
