title: A card that Ignores an Event works on a Drink Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Sour Batch
Ben holds: Lie Low
card: Sour Batch (Drink Event) = Each player loses 1 Fortitude.
card: Lie Low (Sometimes) = Ignore an Event.

Ben cannot play Lie Low because NEGATE-08      # nothing is revealed yet
> Ben plays Lie Low
= Ann: 19 Fortitude
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: A card that Ignores an Event works on a Tavern Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Leaky Roof
Ben holds: Lie Low
card: Leaky Roof (Tavern Event) = Each player loses 1 Fortitude.
card: Lie Low (Sometimes) = Ignore an Event.

Ben cannot play Lie Low because NEGATE-08      # nothing is revealed yet
> Ben plays Lie Low
= Ann: 19 Fortitude
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: A card that Ignores an Event works on a Sea Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Lie Low
card: Squall (Sea Event) = Each player loses 1 Fortitude.
card: Lie Low (Sometimes) = Ignore an Event.

Ben cannot play Lie Low because NEGATE-08      # nothing is revealed yet
> Ben plays Lie Low
= Ann: 19 Fortitude
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: A card that Ignores an Event works on a Dungeon Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Lie Low
card: Rockslide (Dungeon Event) = Each player loses 1 Fortitude.
card: Lie Low (Sometimes) = Ignore an Event.

Ben cannot play Lie Low because NEGATE-08      # nothing is revealed yet
> Ben plays Lie Low
= Ann: 19 Fortitude
= Ben: 20 Fortitude
= Cleo: 19 Fortitude
