title: A card that grants another Action does so after the Action, too
proves: TURN-06, GAMBLE-11
seats: Ann, Ben
Ann holds: Kick | Kick | Second Wind
card: Kick (Action) = Another player loses 2 Fortitude.
card: Second Wind (Sometimes) = In your Action Phase, you may play another Action card.

> Ann plays Kick on Ben
= Ben: 18 Fortitude
Ann cannot play Kick because TYPES-05
> Ann plays Second Wind
> Ann plays Kick on Ben
= Ben: 16 Fortitude
