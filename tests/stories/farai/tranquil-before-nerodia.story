title: Farai Ignores a card that Petrifies too, and Petrifies nothing
proves: NEGATE-02, NERODIA-06
seats: Nerodia, Farai, Bryn
Nerodia holds: Stony Look
Farai holds: Farnir's tranquility
card: Stony Look (Action) = Each other player loses 1 Fortitude and Petrifies a card.

> Nerodia plays Stony Look
> Farai plays Farnir's tranquility
> Nerodia ends the phase
= Farai: 20 Fortitude, 0 Petrified cards, 6 cards
= Bryn: 19 Fortitude, 1 Petrified card, 6 cards
---
title: A loss that bounces off an oak leaves the Petrifying as it is
proves: NEGATE-04
seats: Nerodia, Farai, Bryn
Nerodia holds: Stony Look
Farai holds: You'll find oaks are difficult to topple
card: Stony Look (Action) = Each other player loses 1 Fortitude and Petrifies a card.

> Nerodia plays Stony Look
> Farai plays You'll find oaks are difficult to topple
> Nerodia ends the phase
= Farai: 20 Fortitude, 1 Petrified card, 5 cards
= Bryn: 19 Fortitude, 1 Petrified card
