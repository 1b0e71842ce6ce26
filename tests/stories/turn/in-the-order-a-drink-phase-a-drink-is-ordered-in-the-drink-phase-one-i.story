title: In the Order a Drink Phase a Drink is ordered, in the Drink Phase one is drunk
proves: TURN-01
seats: Ada, Bert
phase: discard
Ada's pile: Shot of Rum
Bert's pile: nothing

> Ada ends the phase
> Ada ends the phase
= now Bert: 0 Drinks
= now Ada: 0 Alcohol, 1 Drink
> Ada ends the phase
= now Bert: 1 Drink
= now Ada: 0 Alcohol, 1 Drink
> Ada ends the phase
= now Ada: 3 Alcohol, 0 Drinks
