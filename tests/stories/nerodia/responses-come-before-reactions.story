title: Whoever Ignores the snake pit comes first, whoever hits back for it comes last
proves: TIMING-10, TIMING-11, NEGATE-02, NERODIA-01, NERODIA-06
example: EX-019
seats: Nerodia, Lucky, Phyll, Farai
Nerodia holds: Which one of you called this place a sssnake pit?!
Lucky holds: Winning Hand!
Phyll holds: Looks like someone needs to talk to the manager! | I raise!
Farai holds: Farnir's tranquility

> Nerodia plays Which one of you called this place a sssnake pit?!
Phyll cannot play Looks like someone needs to talk to the manager! because TIMING-11
> Farai plays Farnir's tranquility
Phyll cannot play Looks like someone needs to talk to the manager! because TIMING-11
> Lucky discards Winning Hand!
> Phyll discards I raise!
= now Lucky: 19 Fortitude, 6 cards, 1 Petrified card
= now Phyll: 19 Fortitude, 6 cards, 1 Petrified card
= now Farai: 20 Fortitude, 6 cards, 0 Petrified cards
= now Nerodia: 20 Fortitude, 2 Petrified cards
> Phyll plays Looks like someone needs to talk to the manager!
= Nerodia: 18 Fortitude, 2 Petrified cards
= Phyll: 19 Fortitude, 5 cards
---
title: The hit-back itself may turn to stone before it can be played
proves: TIMING-11, NERODIA-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Which one of you called this place a sssnake pit?!
Bryn holds exactly: You wanna play, huh?
Tara holds: The wind says fold.

> Nerodia plays Which one of you called this place a sssnake pit?!
> Bryn discards You wanna play, huh?
> Tara discards The wind says fold.
= Nerodia: 20 Fortitude, 2 Petrified cards
= Bryn: 19 Fortitude, 0 cards
---
title: Whoever lost nothing to the snake pit has nothing to hit back for, although a card is gone
proves: TIMING-11, NERODIA-19
seats: Nerodia, Bryn, Tara
Nerodia holds: Strike a pose!
Bryn holds: Was that a punch or a draught? | You wanna play, huh? | Heave!

> Nerodia plays Strike a pose! on Bryn
> Bryn plays Was that a punch or a draught?
> Bryn discards Heave!
Bryn cannot play You wanna play, huh? because TIMING-11
= Nerodia: 20 Fortitude, 1 Petrified card
= Bryn: 20 Fortitude, 5 cards
---
title: First everybody loses Fortitude, then everybody Petrifies
proves: NERODIA-01
seats: Nerodia, Bryn, Tara, Whitehawk
Nerodia holds: I AM THE MANAGERRR!
Bryn holds: Heave!
Tara holds: The wind says fold.
Whitehawk holds: Mind the boom!

> Nerodia plays I AM THE MANAGERRR!
> Bryn discards Heave!
= now Tara: 19 Fortitude, 7 cards
= now Whitehawk: 19 Fortitude, 7 cards
> Tara discards The wind says fold.
> Whitehawk discards Mind the boom!
= Bryn: 19 Fortitude, 6 cards, 1 Petrified card
= Tara: 6 cards, 1 Petrified card
= Whitehawk: 6 cards, 1 Petrified card
= Nerodia: 20 Fortitude, 3 Petrified cards
