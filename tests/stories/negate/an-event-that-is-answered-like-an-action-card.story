title: An Event that may be answered like an Action card is open to a card that expressly answers Action cards
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Cave-in
Ben holds: Nimble Feet
card: Cave-in (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Nimble Feet (Sometimes) = Ignore an Action card that affects your Fortitude.

> Ben plays Nimble Feet
= Ann: 18 Fortitude
= Ben: 20 Fortitude
= Cleo: 18 Fortitude

---
title: Control: an Event that does not say so is not open to it
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Cave-in
Ben holds: Nimble Feet | Thick Skin | Duck
card: Cave-in (Dungeon Event) = Each player loses 2 Fortitude.
card: Nimble Feet (Sometimes) = Ignore an Action card that affects your Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Nimble Feet
Ben cannot play Thick Skin because NEGATE-12
Ben cannot play Duck because NEGATE-12

---
title: A card that Ignores cards in general is not one that expressly answers an Action card
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Cave-in
Ben holds: Thick Skin
card: Cave-in (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Thick Skin because NEGATE-12

---
title: A card that reduces any loss is not one that expressly answers an Action card
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Cave-in
Ben holds: Duck
card: Cave-in (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Duck because NEGATE-12

---
title: A card that Ignores an Action card, whatever it affects, Ignores such an Event
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Cave-in
Ben holds: Look Away
card: Cave-in (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Look Away (Sometimes) = Ignore an Action card.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben can play Look Away
> Ben plays Look Away
= Ben: 20 Fortitude
= Cleo: 18 Fortitude
