title: An Anytime Card may be played in every phase of another player's turn, before and after its special action
proves: TYPES-04
seats: Ada, Bert, Cleo
phase: discard
Cleo holds: Tip the Wench.
Ada holds: Wink
card: Wink (Action) = Another player loses 1 Fortitude.

Cleo can play Tip the Wench. on Ada
> Ada discards Wink
Cleo cannot play Tip the Wench. because TURN-03
> Ada chooses done
= now Ada: 7 cards
Cleo can play Tip the Wench. on Ada
> Ada ends the phase
Cleo can play Tip the Wench. on Ada
> Ada passes
Cleo can play Tip the Wench. on Ada
> Ada ends the phase
= now Bert: 1 Drink
Cleo can play Tip the Wench. on Ada
> Ada orders for Bert
= now Bert: 2 Drinks
Cleo can play Tip the Wench. on Ada
> Ada ends the phase
= now Ada: 1 Drink
Cleo can play Tip the Wench. on Ada
> Ada drinks
= now Ada: 0 Drinks
Cleo can play Tip the Wench. on Ada
> Cleo plays Tip the Wench. on Ada
= Ada: 9 Gold
---
title: A Sometimes Card that fits the phase may be played before and after its special action, in one's own turn
proves: TYPES-04
seats: Ada, Bert
phase: order
Ada holds: Round Here
card: Round Here (Sometimes) = In your Order a Drink Phase, order 2 additional Drinks.

Ada can play Round Here
> Ada orders for Bert
= now Bert: 2 Drinks
Ada can play Round Here
> Ada plays Round Here
> Ada orders for Bert
> Ada orders for Bert
= Bert: 4 Drinks
---
title: A Sometimes Card that fits the phase may be played before and after its special action, in another player's turn
proves: TYPES-04
seats: Ada, Bert
phase: drink
Bert holds: Same Again
Ada's pile: Dark Ale | Wine
card: Same Again (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.

Bert can play Same Again
> Ada drinks
= now Ada: 1 Alcohol, 1 Drink
Bert can play Same Again
> Bert plays Same Again
= Ada: 3 Alcohol, 0 Drinks
---
title: In a Round there is a window before each gambling turn
proves: TYPES-04
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Cleo holds: Petty Thief
Ada has 10 Gold
card: Petty Thief (Sometimes) = In a Round of Gambling, take 1 Gold from the pot.

> Ada plays Gambling? I'm in!
= the pot: 3 Gold
> Bert passes
# Now it is the quiet before Cleo's own gambling turn.
Cleo can play Petty Thief
> Cleo plays Petty Thief
= Cleo: 10 Gold
= the pot: 2 Gold
= Ada is in control
