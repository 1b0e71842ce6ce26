title: An Event that may be answered like an Action card is open to a card that expressly answers Action cards
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Nimble Feet
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Nimble Feet (Sometimes) = Ignore an Action card that affects your Fortitude.

> Ben plays Nimble Feet
= Ann: 18 Fortitude
= Ben: 20 Fortitude
= Cleo: 18 Fortitude

---
title: Control: an Event that does not say so is not answered like an Action card
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Nimble Feet | Thick Skin | Duck
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude.
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
Ann's pile: Rockslide
Ben holds: Thick Skin
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
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
Ann's pile: Rockslide
Ben holds: Duck
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
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
Ann's pile: Rockslide
Ben holds: Look Away
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Look Away (Sometimes) = Ignore an Action card.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben can play Look Away
> Ben plays Look Away
= Ben: 20 Fortitude
= Cleo: 18 Fortitude

---
title: A card that reduces what an Action card takes reduces such an Event, and no other
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Shield Up
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Shield Up (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 1.

> Ben plays Shield Up
= Ben: 19 Fortitude
= Cleo: 18 Fortitude

---
title: Control: a card that reduces what an Action card takes does not reduce an Event that does not say so
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Shield Up
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude.
card: Shield Up (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 1.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Shield Up because NEGATE-12
