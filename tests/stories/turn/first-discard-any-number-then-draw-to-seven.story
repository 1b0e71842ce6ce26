title: The player discards some cards and only then draws up to seven
proves: TURN-02
seats: Ada, Bert
phase: discard
Ada holds: Wink | Nod | Hum | Kick
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.
card: Kick (Action) = Another player loses 2 Fortitude.

= Ada: 7 cards
> Ada discards Wink
= now Ada: 6 cards
> Ada discards Nod
= now Ada: 5 cards
> Ada chooses done
= now Ada: 7 cards
= now Ada holds Hum
= now Wink is discarded
= now Nod is discarded
# The draw is done and no discard is asked for any more: cards may be played, and then the Action follows.
Ada can play Hum
> Ada declines
> Bert declines
Ada can play Kick on Bert
---
title: The player may keep every card, and still draws up to seven
proves: TURN-02
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Nod
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.

> Ada chooses done
= now Ada: 7 cards
= Ada holds Wink
= Ada holds Nod
---
title: The player may discard the whole hand and draws seven new cards
proves: TURN-02
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Nod | Hum
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.

> Ada discards Nod
> Ada discards Wink
= now Ada: 1 card
> Ada discards Hum
= now Ada: 7 cards
= now Ada does not hold Wink
= now Ada does not hold Nod
= now Ada does not hold Hum
