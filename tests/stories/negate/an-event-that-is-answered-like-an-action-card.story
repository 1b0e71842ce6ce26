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

---
title: A card that names Action cards among other kinds expressly answers them, and such an Event
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Sidestep
Cleo holds: Braced
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude. / This Event can be answered like an Action card.
card: Sidestep (Sometimes) = Ignore an Action, Sometimes or Anytime card that affects your Fortitude.
card: Braced (Sometimes) = When an Action, Sometimes or Anytime card would make you lose Fortitude, reduce the loss by 1.

> Ben plays Sidestep
> Cleo plays Braced
= Ann: 18 Fortitude
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: Control: an Event that does not say so is not answered by them
proves: NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Sidestep
Cleo holds: Braced
card: Rockslide (Dungeon Event) = Each player loses 2 Fortitude.
card: Sidestep (Sometimes) = Ignore an Action, Sometimes or Anytime card that affects your Fortitude.
card: Braced (Sometimes) = When an Action, Sometimes or Anytime card would make you lose Fortitude, reduce the loss by 1.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Sidestep because NEGATE-12
Cleo cannot play Braced because NEGATE-12

---
title: A card that names Action, Sometimes and Anytime cards answers each of the three, and no Gambling card
proves: NEGATE-12, AFFECT-01
seats: Ann, Ben, Cleo
Ann holds: Elbow | Shove
Cleo holds: Jeer
Ben holds: Braced | Braced | Braced | Tit for Tat
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Sometimes) = When another player makes you lose Fortitude, they lose 3 Fortitude.
card: Jeer (Anytime) = Another player loses 4 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 1 Fortitude.
card: Braced (Sometimes) = When an Action, Sometimes or Anytime card would make you lose Fortitude, reduce the loss by 1.

> Ann plays Elbow on Ben
> Ben plays Braced
> Ben plays Tit for Tat
> Ann plays Shove
> Ben plays Braced
= Ben: 17 Fortitude
> Cleo plays Jeer on Ben
> Ben plays Braced
= Ben: 14 Fortitude
---
title: Control: what a Gambling card takes is not answered by a card that names those three
proves: NEGATE-12
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Under the Table
Cleo holds: Braced
card: Under the Table (Gambling) = Take control of the Round and another player in the Round loses 2 Fortitude.
card: Braced (Sometimes) = When an Action, Sometimes or Anytime card would make you lose Fortitude, reduce the loss by 1.

> Ann plays Gambling? I'm in!
> Ben plays Under the Table on Cleo
Cleo cannot play Braced
= Cleo: 18 Fortitude
