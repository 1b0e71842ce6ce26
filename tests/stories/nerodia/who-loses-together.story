title: If Nerodia and the owner of a card lose together, the card is discarded
proves: NERODIA-07, NERODIA-08
seats: Whitehawk, Nerodia, Bryn, Tara
Nerodia has 1 Fortitude
Bryn has 1 Fortitude
Bryn holds: Heave!
Bryn has 1 Petrified card
Tara holds: Alms for the blind? Thank you. You too.
Tara has 1 Petrified card
Whitehawk holds: I can hold my own in a brawl. Wanna see?

> Whitehawk plays I can hold my own in a brawl. Wanna see?
= Nerodia is out: passed out
= Bryn is out: passed out
= Bryn does not hold Heave!
= Heave! is discarded
= Tara: 19 Fortitude, 7 cards
---
title: It makes no difference who of the two sits first
proves: NERODIA-07, NERODIA-08
seats: Whitehawk, Bryn, Nerodia, Tara
Nerodia has 1 Fortitude
Bryn has 1 Fortitude
Bryn holds: Heave!
Bryn has 1 Petrified card
Tara holds: Alms for the blind? Thank you. You too.
Tara has 1 Petrified card
Whitehawk holds: I can hold my own in a brawl. Wanna see?

> Whitehawk plays I can hold my own in a brawl. Wanna see?
= Nerodia is out: passed out
= Bryn is out: passed out
= Bryn does not hold Heave!
= Heave! is discarded
= Tara: 19 Fortitude, 7 cards
