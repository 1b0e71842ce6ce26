title: What a limit cuts short is done as far as possible, and the rest of the card in full
proves: LIMIT-04
seats: Ada, Bert
Ada has 10 Fortitude
Bert has 1 Alcohol
Ada holds: Cold Bath
card: Cold Bath (Action) = Another player loses 3 Alcohol Content and pays you 2 Gold and you gain 1 Fortitude.

> Ada plays Cold Bath on Bert
= Bert: 0 Alcohol, 8 Gold
= Ada: 12 Gold, 11 Fortitude
---
title: What a limit stops altogether does not stop the other players' share
proves: LIMIT-04
seats: Ada, Bert, Cleo
Bert has 20 Fortitude
Cleo has 15 Fortitude
Ada holds: Warm Soup
card: Warm Soup (Action) = Each other player gains 2 Fortitude and pays you 1 Gold.

> Ada plays Warm Soup
= Bert: 20 Fortitude, 9 Gold
= Cleo: 17 Fortitude, 9 Gold
= Ada: 12 Gold
