title: A card whose loss has been reduced to nothing can still be Ignored as one that affects Fortitude
proves: AFFECT-01, AFFECT-02, NEGATE-04
seats: Ann, Ben, Cleo
Ann holds: Elbow
Ben holds: Padding | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude and discards 2 cards.
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Padding
> Ben plays Dodge
= Ben: 20 Fortitude, 5 cards
---
title: A card whose payment the Inn has taken over can still be Ignored as one that affects Gold
proves: AFFECT-01, AFFECT-02, NEGATE-04
seats: Ann, Ben, Cleo
Ann holds: Fine
Ben holds: Slate | Deaf Ear
card: Fine (Action) = Another player pays 1 Gold to the Inn and discards 2 cards.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Fine on Ben
> Ben plays Slate
> Ben plays Deaf Ear
= Ben: 10 Gold, 5 cards
= the Inn: 0 Gold
---
title: A loss that was redirected no longer affects whoever redirected it
proves: AFFECT-01, REDIRECT-02
seats: Ann, Ben, Cleo
Ann holds: Elbow
Ben holds: Not Me | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude and discards 2 cards.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Not Me on Cleo
> Ann declines
Ben cannot play Dodge because AFFECT-01
