title: Whoever drinks the Mushroom Tea draws 3 cards and then loses 2 Fortitude
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mushroom Tea

> Ann chooses Draw 3 cards
= Ann: 18 Fortitude, 0 Alcohol, 10 cards
= Ben: 20 Fortitude, 7 cards
= Cleo: 20 Fortitude, 7 cards
= Mushroom Tea is discarded
---
title: Whoever leaves the Mushroom Tea has neither the good nor the bad of it
proves: DRINK-07, CARD-021
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mushroom Tea

> Ann chooses Decline
= Ann: 20 Fortitude, 0 Alcohol, 7 cards, 0 Drinks
= Mushroom Tea is discarded
---
title: Even an Ignore drawn by its good part comes too late for the bad part of the Mushroom Tea
proves: CARD-021, NEGATE-10
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mushroom Tea
Ann's deck: Lie Low | Calm the Waters | Elbow | Elbow
card: Lie Low (Sometimes) = Ignore an Event.
card: Calm the Waters (Sometimes) = Negate an Event.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann chooses Draw 3 cards
= now Ann: 20 Fortitude, 10 cards        # the colours have come, the cramps are about to
= now Ann holds Lie Low
= now Ann holds Calm the Waters
Ann cannot play Lie Low because NEGATE-10
Ann cannot play Calm the Waters because NEGATE-10
= Ann: 18 Fortitude, 10 cards
---
title: Once the Mushroom Tea is offered it can be neither Ignored nor Negated
proves: CARD-021, NEGATE-10
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mushroom Tea
Ann holds: Lie Low
Ben holds: Calm the Waters
card: Lie Low (Sometimes) = Ignore an Event.
card: Calm the Waters (Sometimes) = Negate an Event.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ann can play Lie Low
Ben can play Calm the Waters
> Ann declines
> Ben declines
> Cleo declines
Ann cannot play Lie Low because NEGATE-10
Ben cannot play Calm the Waters because NEGATE-10
> Ann chooses Draw 3 cards
Ann cannot play Lie Low because NEGATE-10
Ben cannot play Calm the Waters because NEGATE-10
= Ann: 18 Fortitude, 10 cards
= Ann holds Lie Low
---
title: Ignored in time, the Mushroom Tea is not even offered
proves: CARD-021, NEGATE-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mushroom Tea
Ann holds: Lie Low
card: Lie Low (Sometimes) = Ignore an Event.

> Ann plays Lie Low
= Ann: 20 Fortitude, 6 cards        # a question would stop the story before the tea is put away
= Mushroom Tea is discarded
---
title: The cramps are part of an Event: no shield against an attack helps
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mushroom Tea
Ann holds: Padding | Shrug
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Shrug (Sometimes) = Ignore a card that affects your Fortitude.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ann cannot play Shrug because NEGATE-12, AFFECT-01
> Ann chooses Draw 3 cards
Ann cannot play Padding
Ann cannot play Shrug
= Ann: 18 Fortitude, 10 cards
= Ann holds Padding
= Ann holds Shrug
---
title: Mushroom Tea is an Event: it is no Chaser
proves: DRINK-10
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wine with a Chaser | Mushroom Tea

= the Drink of Ann: 2 Alcohol
> Ann drinks
= Ann: 2 Alcohol, 20 Fortitude, 7 cards
= Mushroom Tea is discarded
---
title: The cramps can knock out whoever wanted the colours
proves: LOSE-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 4 Fortitude, 2 Alcohol
Ann's pile: Mushroom Tea

> Ann chooses Draw 3 cards
= Ann is out: passed out
= Ben is in
