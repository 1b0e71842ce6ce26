title: Nobody can take the good first part of an Event and Ignore or Negate the rest
proves: NEGATE-10
seats: Ann, Ben, Cleo
phase: drink
Ann has 15 Fortitude
Ben has 15 Fortitude
Ann's pile: Odd Tea
drink deck: Light Ale | Wine | Dark Ale
Ben holds: Lie Low | Calm the Waters
card: Odd Tea (Drink Event) = Each player gains 2 Fortitude and drinks a Drink from the Drink Deck.
card: Lie Low (Sometimes) = Ignore an Event.
card: Calm the Waters (Sometimes) = Negate an Event.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben can play Lie Low
Ben can play Calm the Waters
= the Drink of Ben: 2 Alcohol
= now Ben: 17 Fortitude
Ben cannot play Lie Low because NEGATE-10
Ben cannot play Calm the Waters because NEGATE-10
> Ben drinks
= Ben: 17 Fortitude, 2 Alcohol

---
title: Nobody can see the Drinks of a Contest and Ignore or Negate it then
proves: NEGATE-10
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Drinking Contest!
drink deck: Light Ale | Wine | Dark Ale
Ben holds: Lie Low | Calm the Waters
card: Lie Low (Sometimes) = Ignore an Event.
card: Calm the Waters (Sometimes) = Negate an Event.

= the Drink of Ben: 2 Alcohol
Ben cannot play Lie Low because NEGATE-10
Ben cannot play Calm the Waters because NEGATE-10

---
title: Nobody can choose first and Ignore or Negate the Event then
proves: NEGATE-10
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Trapdoor
Ben holds: Lie Low | Calm the Waters
card: Trapdoor (Dungeon Event) = Each player chooses: lose 2 Fortitude, or discard 2 cards.
card: Lie Low (Sometimes) = Ignore an Event.
card: Calm the Waters (Sometimes) = Negate an Event.

> Ann chooses Lose 2 Fortitude
Ben cannot play Lie Low
Ben cannot play Calm the Waters
> Ben chooses Lose 2 Fortitude
> Cleo chooses Lose 2 Fortitude
= now Ben: 20 Fortitude
Ben cannot play Lie Low because NEGATE-10
Ben cannot play Calm the Waters because NEGATE-10
= Ben: 18 Fortitude
