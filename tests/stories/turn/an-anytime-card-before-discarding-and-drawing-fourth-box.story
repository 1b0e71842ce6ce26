title: An Anytime Card before the first discard, as the fourth box tells it
proves: TYPES-03, TYPES-04, TURN-02, CARD-082
example: EX-135
seats: Whitehawk, Remy, Bryn, Tara
phase: discard
Whitehawk holds: Tip the Wench. | Mind the boom! | Keelhaul the lot of you!
Bryn has 15 Fortitude
Bryn holds: Good as new. Mostly new.

Whitehawk can play Tip the Wench. on Remy
Bryn can play Good as new. Mostly new.
> Whitehawk plays Tip the Wench. on Remy
= Remy: 9 Gold
= the Inn: +1 Gold
> Bryn plays Good as new. Mostly new.        # not only the player whose turn it is
= Bryn: 17 Fortitude
= Whitehawk: 6 cards
> Whitehawk discards Mind the boom!
> Whitehawk discards Keelhaul the lot of you!
= now Whitehawk: 4 cards
> Whitehawk chooses done
= now Whitehawk: 7 cards
---
title: No Anytime Card between discarding and drawing, as the fourth box tells it
proves: TYPES-03, TURN-03
example: EX-135
seats: Whitehawk, Remy, Bryn, Tara
phase: discard
Whitehawk holds: Tip the Wench. | Mind the boom! | Keelhaul the lot of you!
Whitehawk's deck: Heads, meet heads. | Harbour dues, gentlemen. | Fold, or I fold you.
Remy holds: Tip the Wench.
Bryn holds: Good as new. Mostly new.
Tara holds: Three roads, and I have walked them all.

> Whitehawk discards Mind the boom!
Whitehawk cannot play Tip the Wench. because TURN-03
Remy cannot play Tip the Wench. because TURN-03
Bryn cannot play Good as new. Mostly new. because TURN-03
Tara cannot play Three roads, and I have walked them all. because TURN-03
> Whitehawk discards Keelhaul the lot of you!
Whitehawk cannot play Tip the Wench. because TURN-03
Remy cannot play Tip the Wench. because TURN-03
Bryn cannot play Good as new. Mostly new. because TURN-03
Tara cannot play Three roads, and I have walked them all. because TURN-03
> Whitehawk chooses done
= now Whitehawk: 7 cards
= now Whitehawk holds Harbour dues, gentlemen.
Whitehawk can play Tip the Wench.        # once the drawing is over
Remy can play Tip the Wench.
Bryn can play Good as new. Mostly new.
Tara can play Three roads, and I have walked them all.
= the Inn: 0 Gold
