title: On a Drink Event only a card that names this sort of Event works
proves: NEGATE-09
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Sour Batch
Ben holds: Stay Sober | Stay Outside | Stay Ashore | Stay Above
card: Sour Batch (Drink Event) = Each player loses 1 Fortitude.
card: Stay Sober (Sometimes) = Ignore a Drink Event.
card: Stay Outside (Sometimes) = Ignore a Tavern Event.
card: Stay Ashore (Sometimes) = Ignore a Sea Event.
card: Stay Above (Sometimes) = Ignore a Dungeon Event.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben can play Stay Sober
Ben cannot play Stay Outside because NEGATE-09
Ben cannot play Stay Ashore because NEGATE-09
Ben cannot play Stay Above because NEGATE-09
> Ben plays Stay Sober
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: On a Tavern Event only a card that names this sort of Event works
proves: NEGATE-09
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Leaky Roof
Ben holds: Stay Sober | Stay Outside | Stay Ashore | Stay Above
card: Leaky Roof (Tavern Event) = Each player loses 1 Fortitude.
card: Stay Sober (Sometimes) = Ignore a Drink Event.
card: Stay Outside (Sometimes) = Ignore a Tavern Event.
card: Stay Ashore (Sometimes) = Ignore a Sea Event.
card: Stay Above (Sometimes) = Ignore a Dungeon Event.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Stay Sober because NEGATE-09
Ben can play Stay Outside
Ben cannot play Stay Ashore because NEGATE-09
Ben cannot play Stay Above because NEGATE-09
> Ben plays Stay Outside
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: On a Sea Event only a card that names this sort of Event works
proves: NEGATE-09
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Stay Sober | Stay Outside | Stay Ashore | Stay Above
card: Squall (Sea Event) = Each player loses 1 Fortitude.
card: Stay Sober (Sometimes) = Ignore a Drink Event.
card: Stay Outside (Sometimes) = Ignore a Tavern Event.
card: Stay Ashore (Sometimes) = Ignore a Sea Event.
card: Stay Above (Sometimes) = Ignore a Dungeon Event.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Stay Sober because NEGATE-09
Ben cannot play Stay Outside because NEGATE-09
Ben can play Stay Ashore
Ben cannot play Stay Above because NEGATE-09
> Ben plays Stay Ashore
= Ben: 20 Fortitude
= Cleo: 19 Fortitude

---
title: On a Dungeon Event only a card that names this sort of Event works
proves: NEGATE-09
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Rockslide
Ben holds: Stay Sober | Stay Outside | Stay Ashore | Stay Above
card: Rockslide (Dungeon Event) = Each player loses 1 Fortitude.
card: Stay Sober (Sometimes) = Ignore a Drink Event.
card: Stay Outside (Sometimes) = Ignore a Tavern Event.
card: Stay Ashore (Sometimes) = Ignore a Sea Event.
card: Stay Above (Sometimes) = Ignore a Dungeon Event.

> Ann declines                 # the quiet before she reveals
> Ben declines
> Cleo declines
Ben cannot play Stay Sober because NEGATE-09
Ben cannot play Stay Outside because NEGATE-09
Ben cannot play Stay Ashore because NEGATE-09
Ben can play Stay Above
> Ben plays Stay Above
= Ben: 20 Fortitude
= Cleo: 19 Fortitude
