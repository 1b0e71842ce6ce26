title: After the Drink Phase the next player to the left takes a turn
proves: TURN-14
seats: Ada, Bert, Cleo
phase: drink
Ada holds: Early Bird
Bert holds: Early Bird
Cleo holds: Early Bird
card: Early Bird (Sometimes) = In your Discard and Draw Phase, you gain 1 Gold.

> Ada ends the phase
Bert can play Early Bird
Ada cannot play Early Bird because TYPES-01
Cleo cannot play Early Bird because TYPES-01
---
title: After the last seat the turn comes round to the first
proves: TURN-14
seats: Ada, Bert, Cleo
active: Cleo
phase: drink
Ada holds: Early Bird
Bert holds: Early Bird
Cleo holds: Early Bird
card: Early Bird (Sometimes) = In your Discard and Draw Phase, you gain 1 Gold.

> Cleo ends the phase
Ada can play Early Bird
Bert cannot play Early Bird because TYPES-01
Cleo cannot play Early Bird because TYPES-01
---
title: A player who is out of the game is passed over
proves: TURN-14
seats: Ada, Bert, Cleo
Bert has 2 Fortitude
Ada holds: Kick | Early Bird
Bert holds: Early Bird
Cleo holds: Early Bird
card: Early Bird (Sometimes) = In your Discard and Draw Phase, you gain 1 Gold.
card: Kick (Action) = Another player loses 2 Fortitude.

> Ada plays Kick on Bert
> Ada ends the phase
> Ada ends the phase
> Ada ends the phase
= Bert is out: passed out
Cleo can play Early Bird
Ada cannot play Early Bird because TYPES-01
