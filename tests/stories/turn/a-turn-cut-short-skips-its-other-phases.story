title: If the active player is out of the game the remaining phases are skipped
proves: TURN-17
seats: Ada, Bert, Cleo
Ada has 5 Fortitude, 1 Alcohol
Ada holds: Rash Deed
Ada's pile: Wine
Bert holds: Early Bird
card: Rash Deed (Action) = You lose 4 Fortitude.
card: Early Bird (Sometimes) = In your Discard and Draw Phase, you gain 1 Gold.

> Ada plays Rash Deed
= Ada is out: passed out
= Ada: 1 Alcohol
= Ada had no Order a Drink Phase
= Ada had no Drink Phase
= it is Bert's Discard and Draw Phase
= Bert: 1 Drink
= Cleo: 1 Drink
Bert can play Early Bird
---
title: If a card ends the turn the remaining phases are skipped
proves: TURN-17
seats: Ada, Bert, Cleo
Ada holds: Off to Bed
Ada's pile: Wine
Bert holds: Early Bird
card: Off to Bed (Sometimes) = In your Action Phase, your turn ends.
card: Early Bird (Sometimes) = In your Discard and Draw Phase, you gain 1 Gold.

> Ada plays Off to Bed
> Ada ends the phase
= now Ada is in
= Ada had no Order a Drink Phase
= Ada had no Drink Phase
= it is Bert's Discard and Draw Phase
= Ada: 0 Alcohol, 1 Drink
= Bert: 1 Drink
= Cleo: 1 Drink
Bert can play Early Bird
