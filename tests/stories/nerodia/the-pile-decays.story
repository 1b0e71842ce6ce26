title: The top card of the pile returns before Nerodia's Discard and Draw Phase
proves: NERODIA-09, TURN-15
seats: Bryn, Nerodia, Tara
phase: drink
Bryn holds: Heave!
Bryn has 1 Petrified card
Tara holds: You may want to duck.
Tara has 1 Petrified card
Nerodia holds exactly: Mine now!

= now Bryn: 6 cards
= now Nerodia: 2 Petrified cards
> Bryn ends the phase
= now Bryn: 7 cards, 0 Petrified cards
= now Bryn holds Heave!
= now Nerodia: 1 card, 1 Petrified card
= now Tara: 6 cards, 1 Petrified card
---
title: A card that has come back can be played before Nerodia discards
proves: TURN-15, NERODIA-09, NERODIA-14
seats: Bryn, Nerodia, Tara
phase: drink
Bryn has 17 Fortitude
Bryn holds: Good as new. Mostly new.
Bryn has 1 Petrified card
Nerodia holds exactly: Mine now!

> Bryn ends the phase
= now Nerodia: 1 card
> Bryn plays Good as new. Mostly new.
= Bryn: 19 Fortitude
= now Nerodia: 1 card
> Nerodia ends the phase
= now Nerodia: 7 cards
---
title: One card Decays in a turn of Nerodia's, however many there are
proves: NERODIA-09
seats: Bryn, Nerodia, Tara
phase: drink
Tara holds: You may want to duck. | Alms for the blind? Thank you. You too. | I felt that ace go by.
Tara has 3 Petrified cards

> Bryn ends the phase
= now Nerodia: 2 Petrified cards
= now Tara holds You may want to duck.
> Nerodia ends the phase
> Nerodia ends the phase
> Nerodia ends the phase
= now Nerodia: 2 Petrified cards
= now Tara: 5 cards
---
title: Nothing Decays in the turns of the others
proves: NERODIA-09
seats: Nerodia, Bryn, Tara
phase: drink
Bryn holds: Heave!
Bryn has 1 Petrified card

> Nerodia ends the phase
= now Bryn: 6 cards, 1 Petrified card
> Bryn ends the phase
> Bryn ends the phase
> Bryn ends the phase
> Bryn ends the phase
= now Nerodia: 1 Petrified card
= now Bryn: 7 cards, 1 Petrified card
> Tara ends the phase
> Tara ends the phase
> Tara ends the phase
> Tara ends the phase
= now Nerodia: 0 Petrified cards
= now Bryn: 8 cards
---
title: An empty pile does not keep Nerodia from her turn
proves: NERODIA-09
seats: Bryn, Nerodia, Tara
phase: drink
Nerodia holds exactly: Mine now!

> Bryn ends the phase
= now Nerodia: 1 card, 0 Petrified cards
> Nerodia ends the phase
> Nerodia plays Mine now! on Bryn
= Bryn: 9 Gold, 7 cards
= Nerodia: 11 Gold, 6 cards
---
title: A card that Decays may be the eighth of a hand, and all of them may be kept
proves: NERODIA-15, TURN-05
seats: Tara, Nerodia, Bryn
phase: drink
Bryn holds: Heave! | Stop hitting yourself! | You two look lonely. | Sleep well, matey. | The purser owes me one. | Was that a punch or a draught? | Good as new. Mostly new. | Arm wrestling. Loser drinks!
Bryn has 1 Petrified card

= now Bryn: 7 cards
> Tara ends the phase
= now Bryn: 8 cards
> Nerodia ends the phase
> Nerodia ends the phase
> Nerodia ends the phase
> Nerodia ends the phase
> Bryn ends the phase
= now Bryn: 8 cards
= now Bryn holds Heave!
= now Bryn holds Arm wrestling. Loser drinks!
---
title: A card that pays for a Glare may bring a hand above seven, too
proves: NERODIA-15
seats: Nerodia, Bryn, Tara
Nerodia holds: If you keep making that face, it's gonna freeze that way
Bryn holds: Heave! | Stop hitting yourself! | You two look lonely. | Sleep well, matey. | The purser owes me one. | Was that a punch or a draught? | Good as new. Mostly new. | Arm wrestling. Loser drinks!
Bryn has 1 Petrified card

= now Bryn: 7 cards
> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
= Tara: 17 Fortitude
= Bryn: 8 cards, 0 Petrified cards
---
title: Players draw up to seven although cards of theirs are stone
proves: NERODIA-15, TURN-02
seats: Bryn, Nerodia, Tara
phase: discard
Bryn holds exactly: Heave! | Stop hitting yourself! | You two look lonely.
Bryn has 2 Petrified cards

= now Bryn: 1 card, 2 Petrified cards
> Bryn ends the phase
= now Bryn: 7 cards, 2 Petrified cards
= now Bryn does not hold Heave!
