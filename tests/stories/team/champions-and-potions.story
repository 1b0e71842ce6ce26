title: A Drink Event is for Champions; whoever reveals it is one
proves: TEAM-20, TEAM-21, TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Everybody Stumbles (Drink Event) = Each player loses 2 Fortitude.
A's pile: Everybody Stumbles
> D champions
= D is Champion
= A is Champion
= B is not Champion
> the window closes
= A: 18 Fortitude
= C: 18 Fortitude
---
title: A Potion is drunk whenever an Anytime card could be played
proves: TEAM-07
seats: A, B, C, D
teams: A + B, C + D
phase: action
A has 10 Fortitude, 1 Potion
card: Elbow (Action) = Another player loses 2 Fortitude.
C holds: Elbow
active: C
> C plays Elbow on B
> A drinks a Potion for 6 Fortitude
= now B: 16 Fortitude, 0 Potions
> the window closes
= B: 14 Fortitude
---
title: A Boss plays several Actions, fewer in the first turn
proves: BOSS-10
seats: A, B, C, D
teams: A, B + C + D
variant: boss-battle
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
A holds: Elbow | Elbow | Elbow | Elbow
> A plays Elbow on B
> A plays Elbow on C
> A plays Elbow on B
= B: 14 Fortitude
= A: 6 cards
