title: Who holds more than seven cards may keep all of them and draws nothing
proves: TURN-05
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Wink | Wink | Wink | Wink | Wink | Wink | Wink | Wink
Ada's deck: Nod | Nod
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.

> Ada chooses done
= now Ada: 9 cards
= now Ada does not hold Nod
---
title: Who still holds seven or more after discarding draws nothing
proves: TURN-05
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Wink | Wink | Wink | Wink | Wink | Wink | Wink | Wink
Ada's deck: Nod | Nod
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.

> Ada discards Wink
= now Ada: 8 cards
> Ada chooses done
= now Ada: 8 cards
= now Ada does not hold Nod
---
title: Who goes below seven draws up to seven, not back to the larger hand
proves: TURN-05, TURN-02
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Wink | Wink | Wink | Wink | Wink | Wink | Wink | Wink
Ada's deck: Nod | Hum
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.

> Ada discards Wink
> Ada discards Wink
> Ada discards Wink
> Ada chooses done
= now Ada: 7 cards
= now Ada holds Nod
= now Ada does not hold Hum
