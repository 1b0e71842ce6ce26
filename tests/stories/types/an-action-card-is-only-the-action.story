title: An Action Card is playable only as the Action of the own Action Phase
proves: TYPES-05
seats: Ada, Bert
phase: discard
Ada holds: Kick | Kick
Bert holds: Kick
card: Kick (Action) = Another player loses 2 Fortitude.

Ada cannot play Kick because TYPES-05
Bert cannot play Kick because TYPES-05
> Ada ends the phase
Ada can play Kick on Bert
Bert cannot play Kick because TYPES-05
> Ada plays Kick on Bert
Bert cannot play Kick because TYPES-05
> Ada ends the phase
= now Bert: 18 Fortitude
Ada cannot play Kick because TYPES-05
> Ada ends the phase
Ada cannot play Kick because TYPES-05
---
title: A card that is Action and Gambling is also playable as a Gambling Card in a Round
proves: TYPES-05
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Bert holds: Gambling? I'm in! | Kick
Cleo holds: Gambling? I'm in!
card: Kick (Action) = Another player loses 2 Fortitude.

Bert cannot play Gambling? I'm in! because TYPES-05
> Ada plays Gambling? I'm in!
= the pot: 3 Gold
= Ada is in control
Bert can play Gambling? I'm in!
Bert cannot play Kick because TYPES-05
Cleo cannot play Gambling? I'm in!
> Bert plays Gambling? I'm in!
# It takes control of this Round and starts no other.
= the pot: 3 Gold
= Bert is in control
