title: A card that Negates an Event works on a Drink Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Sour Batch
Ben holds: Call It Off
card: Sour Batch (Drink Event) = Each player loses 1 Fortitude.
card: Call It Off (Sometimes) = Negate an Event.

> Ben plays Call It Off
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= Cleo: 20 Fortitude
= Sour Batch is discarded
---
title: A card that lowers the numbers of an Event works on a Drink Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Sour Batch
Ben holds: Tone It Down
card: Sour Batch (Drink Event) = Each player loses 3 Fortitude.
card: Tone It Down (Sometimes) = Reduce every number on an Event by 1.

> Ben plays Tone It Down
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: A card that Negates an Event works on a Tavern Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Leaky Roof
Ben holds: Call It Off
card: Leaky Roof (Tavern Event) = Each player loses 1 Fortitude.
card: Call It Off (Sometimes) = Negate an Event.

> Ben plays Call It Off
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= Cleo: 20 Fortitude
= Leaky Roof is discarded
---
title: A card that lowers the numbers of an Event works on a Tavern Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Leaky Roof
Ben holds: Tone It Down
card: Leaky Roof (Tavern Event) = Each player loses 3 Fortitude.
card: Tone It Down (Sometimes) = Reduce every number on an Event by 1.

> Ben plays Tone It Down
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: A card that Negates an Event works on a Sea Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Call It Off
card: Squall (Sea Event) = Each player loses 1 Fortitude.
card: Call It Off (Sometimes) = Negate an Event.

> Ben plays Call It Off
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= Cleo: 20 Fortitude
= Squall is discarded
---
title: A card that lowers the numbers of an Event works on a Sea Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Tone It Down
card: Squall (Sea Event) = Each player loses 3 Fortitude.
card: Tone It Down (Sometimes) = Reduce every number on an Event by 1.

> Ben plays Tone It Down
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: A card that Negates an Event works on a Dungeon Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Call It Off
card: Rockslide (Dungeon Event) = Each player loses 1 Fortitude.
card: Call It Off (Sometimes) = Negate an Event.

> Ben plays Call It Off
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= Cleo: 20 Fortitude
= Rockslide is discarded
---
title: A card that lowers the numbers of an Event works on a Dungeon Event
proves: NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Tone It Down
card: Rockslide (Dungeon Event) = Each player loses 3 Fortitude.
card: Tone It Down (Sometimes) = Reduce every number on an Event by 1.

> Ben plays Tone It Down
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
