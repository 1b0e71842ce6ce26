title: A Drink drunk in between is finished before the phase goes on
proves: TIMING-14
seats: Ann, Ben, Cleo
phase: order
Cleo holds: Gulp
Ben's pile: Wine
drink deck: Dragon Breath Ale
card: Gulp (Anytime) = Another player takes a Drink from their pile.

> Cleo plays Gulp on Ben
= Ben: 2 Alcohol, 0 Drinks     # the Drink that lay there, not the one Ann is going to order
> Ann orders for Ben
= Ben: 2 Alcohol, 1 Drink

---
title: A Round of Gambling is finished before the Action Phase goes on
proves: TIMING-14
seats: Ann, Ben, Cleo
Ann holds: High Stakes | Kick
card: High Stakes (Action) = You may play another Action card and start a Round of Gambling.
card: Kick (Action) = Another player loses 2 Fortitude.

> Ann plays High Stakes
= the pot: 3 Gold
Ann cannot play Kick because TYPES-05
> Ben passes
= the pot: 3 Gold
Ann cannot play Kick because TYPES-05
> Cleo passes
= Ann: 12 Gold
Ann can play Kick
> Ann plays Kick on Ben
= Ben: 18 Fortitude

---
title: A Drinking Contest is finished, repetitions and prize included, before the turn goes on
proves: TIMING-14
seats: Ann, Ben
phase: drink
Ann's pile: Drinking Contest! | Dragon Breath Ale
drink deck: Wine | Wine | Light Ale | Elven Wine

> Ann drinks
= now Ann: 2 Alcohol
= now Ben: 2 Alcohol
= Ann: 3 Alcohol, 9 Gold, 1 Drink
= Ben: 5 Alcohol, 11 Gold
