title: An Anytime Card may be played in Discard and Draw before the first discard
proves: TYPES-04, TURN-02
example: EX-001
seats: A, B, C
phase: discard
A holds: Tip the Wench. | Wink | Nod
card: Wink (Action) = Another player loses 1 Fortitude.
card: Nod (Action) = Another player loses 1 Fortitude.

A can play Tip the Wench. on B
> A plays Tip the Wench. on B
= B: 9 Gold
= the Inn: +1 Gold
= A: 6 cards
> A discards Wink
> A discards Nod
= now A: 4 cards
> A chooses done
= now A: 7 cards
= B: 9 Gold
---
title: Between the first discard and the end of the draw no player may play an Anytime Card
proves: TURN-03
example: EX-001
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
