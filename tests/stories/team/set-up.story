title: A team has one mat, and each member a hand and a pile
proves: TEAM-01, TEAM-04, THD-02, THD-03
variant: two-headed-dragon
seats: A, B, C, D
teams: A + B, C + D

= A: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Potions, 7 cards, 1 Drink
= B: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Potions, 7 cards, 1 Drink
= D: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Potions, 7 cards, 1 Drink
---
title: What is ordered for one member lies on that member's pile
proves: TEAM-01, TEAM-16
seats: A, B, C, D
teams: A + B, C + D
phase: order

> B orders for D
> A orders for D
= D: 3 Drinks
= C: 1 Drink
---
title: Three pairs have three mats
proves: THD-01, TEAM-05
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
card: Punch (Action) = Another player loses 5 Fortitude.
A holds: Punch

> A plays Punch on F
= E: 15 Fortitude
= C: 20 Fortitude
= B: 20 Fortitude
---
title: Partners around the end of the table share a turn
proves: THD-01, TEAM-12
seats: A, B, C, D
teams: D + A, B + C
card: Punch (Action) = Another player loses 5 Fortitude.
A holds: Punch
D holds: Punch

> D plays Punch on B
> A plays Punch on C
= B: 10 Fortitude
---
title: Nobody draws from a teammate's deck or discards to a teammate's pile
proves: TEAM-01
seats: A, B, C, D
teams: A + B, C + D
phase: discard
card: Left Boot (Sometimes) = When you must ante, leave the Round instead.
card: Right Boot (Sometimes) = When you must ante, leave the Round instead.
A holds exactly: Left Boot
B holds exactly: Left Boot
A's deck: Left Boot | Left Boot | Left Boot | Left Boot | Left Boot | Left Boot | Left Boot | Left Boot
B's deck: Right Boot | Right Boot | Right Boot | Right Boot | Right Boot | Right Boot | Right Boot | Right Boot

> A discards Left Boot
= now A: 1 discarded
= now B: 0 discarded
> A ends the phase
= A: 7 cards, 1 left, 1 discarded
= B: 7 cards, 2 left
= A does not hold Right Boot
= B holds Right Boot
---
title: Every rule for teams holds for the Two-Headed Dragon
proves: THD-05
variant: two-headed-dragon
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 5 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 3.
card: Uproar (Action) = Each player loses 1 Fortitude.
A holds: Punch
B holds: Uproar
D holds: Shield

A cannot play Punch on B
> A plays Punch on C
> D plays Shield
= D: 18 Fortitude
> B plays Uproar
> D champions
= C: 17 Fortitude
= A: 19 Fortitude
---
title: A teammate of Remy is never marked, even by a card that was redirected
proves: REMY-05, TEAM-68
seats: Remy, B, Daareka, D
teams: Remy + B, Daareka + D
Remy holds: Take this as a warning! Next time it'll be the brig
Daareka holds: My, what selfless adventurers you are!

> Remy plays Take this as a warning! Next time it'll be the brig on Daareka
> Daareka plays My, what selfless adventurers you are! on B
= B: 0 Marks, 18 Fortitude
= Daareka: 0 Marks
