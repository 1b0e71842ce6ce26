title: An Anytime Card before the first discard, as the fourth box tells it
proves: TYPES-04, TURN-02
example: EX-135
seats: A, B, C
phase: discard
A holds: Tip the Wench. | Wink | Nod
card: Wink (Action) = Another player loses 1 Fortitude.
card: Nod (Action) = Another player loses 1 Fortitude.

> A plays Tip the Wench. on B
= B: 9 Gold
= the Inn: +1 Gold
> A discards Wink
> A discards Nod
= now A: 4 cards
> A chooses done
= now A: 7 cards
---
title: No Anytime Card between discarding and drawing, as the fourth box tells it
proves: TURN-03
example: EX-135
seats: A, B, C
phase: discard
A holds: Tip the Wench. | Wink
B holds: Tip the Wench.
C holds: Tip the Wench.
card: Wink (Action) = Another player loses 1 Fortitude.

> A discards Wink
A cannot play Tip the Wench. because TURN-03
B cannot play Tip the Wench. because TURN-03
C cannot play Tip the Wench. because TURN-03
