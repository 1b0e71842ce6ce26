title: The active player plays at most one Action Card in the Action Phase
proves: TURN-06
seats: Ada, Bert
Ada holds: Kick | Shove
card: Kick (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.

Ada can play Kick on Bert
Ada can play Shove on Bert
> Ada plays Kick on Bert
= Bert: 18 Fortitude
Ada cannot play Shove because TYPES-05
> Ada ends the phase
= Bert: 18 Fortitude
= Ada holds Shove
---
title: The active player may decline to play an Action Card, and then the chance is gone
proves: TURN-06
seats: Ada, Bert
Ada holds: Kick
card: Kick (Action) = Another player loses 2 Fortitude.

Ada can play Kick on Bert
> Ada passes
= now Bert: 20 Fortitude
= now Ada holds Kick
Ada cannot play Kick because TYPES-05
