title: From the first discard until the draw is finished nobody plays a card, before and after it everybody may
proves: TURN-03
seats: Ada, Bert, Cleo
phase: discard
Ada holds: Wink | Nod | Hum
Bert holds: Hum
Cleo holds: Hum
card: Wink (Action) = Another player loses 1 Fortitude.
card: Nod (Action) = Another player loses 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.

Ada can play Hum
Bert can play Hum
Cleo can play Hum
> Ada discards Wink
Ada cannot play Hum because TURN-03
Bert cannot play Hum because TURN-03
Cleo cannot play Hum because TURN-03
> Ada discards Nod
Ada cannot play Hum because TURN-03
Bert cannot play Hum because TURN-03
Cleo cannot play Hum because TURN-03
> Ada chooses done
= now Ada: 7 cards
Ada can play Hum
Bert can play Hum
Cleo can play Hum
