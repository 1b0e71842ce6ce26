title: An Ignored card spares only the player who Ignores it
proves: NEGATE-02
seats: Ann, Ben, Cleo
Ann holds: War Cry
Ben holds: Thick Skin
card: War Cry (Action) = Each other player loses 2 Fortitude and pays you 1 Gold.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays War Cry
> Ben plays Thick Skin
= Ben: 20 Fortitude, 10 Gold   # none of it, not only the Fortitude
= Cleo: 18 Fortitude, 9 Gold
= Ann: 11 Gold

---
title: An Ignored Event spares only the player who Ignores it
proves: NEGATE-02
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Lie Low
card: Squall (Sea Event) = Each player loses 1 Fortitude.
card: Lie Low (Sometimes) = Ignore an Event.

> Ben plays Lie Low
= Ann: 19 Fortitude
= Ben: 20 Fortitude
= Cleo: 19 Fortitude
