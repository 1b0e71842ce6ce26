title: A Negated card does nothing at all, to anybody, and is discarded
proves: NEGATE-01
seats: Ann, Ben, Cleo
Ann has 15 Fortitude
Ann holds: War Cry
Cleo holds: Halt
card: War Cry (Action) = Each other player loses 2 Fortitude and you gain 2 Fortitude and draw 2 cards.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays War Cry
> Cleo plays Halt
= Ann: 15 Fortitude, 6 cards
= Ben: 20 Fortitude
= Cleo: 20 Fortitude
= War Cry is discarded
= Halt is discarded

---
title: A Negated Event happens to nobody and goes to the Drink discards
proves: NEGATE-01
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Calm the Waters
card: Squall (Sea Event) = Each player loses 1 Fortitude.
card: Calm the Waters (Sometimes) = Negate an Event.

> Ben plays Calm the Waters
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= Cleo: 20 Fortitude
= Squall is discarded

---
title: A Round of Gambling whose starting card is Negated never happens
proves: NEGATE-01
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Cleo holds: Halt
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Gambling? I'm in!
> Cleo plays Halt
= Ann: 10 Gold
= Ben: 10 Gold
= Cleo: 10 Gold
= Gambling? I'm in! is discarded
> Ann orders for Ben           # no Round in between
= Ben: 2 Drinks
