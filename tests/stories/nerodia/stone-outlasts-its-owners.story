title: The Petrified cards of a loser stay in the pile
proves: NERODIA-07, LOSE-14
seats: Nerodia, Bryn, Tara
Bryn has 2 Fortitude
Bryn holds: Heave! | Stop hitting yourself!
Bryn has 1 Petrified card
Tara has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn
= Bryn is out: passed out
= Nerodia: 2 Petrified cards
= Bryn: 1 Petrified card
= Tara: 1 Petrified card, 6 cards
---
title: When a loser's card Decays, it is discarded
proves: NERODIA-07, LOSE-14
seats: Whitehawk, Nerodia, Bryn, Tara
Bryn has 3 Fortitude
Bryn holds: Heave! | Stop hitting yourself!
Bryn has 1 Petrified card
Tara has 1 Petrified card
Whitehawk holds: I won't stand idly by while you insult the Drake!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
= Bryn is out: passed out
= Nerodia: 2 Petrified cards
> Whitehawk ends the phase
> Whitehawk ends the phase
> Whitehawk ends the phase
= now Nerodia: 1 Petrified card
= now Bryn: 0 Petrified cards
= now Heave! is discarded
= now Bryn does not hold Heave!
= now Tara: 1 Petrified card, 6 cards
---
title: A loser's card still pays for a Glare, and is discarded then
proves: NERODIA-07, NERODIA-10
seats: Nerodia, Bryn, Tara
Bryn has 2 Fortitude
Bryn holds: Heave! | Stop hitting yourself!
Bryn has 1 Petrified card
Nerodia holds: Bouncer's Fist | Fresh ssskin, and not one wrinkle.
Nerodia has 15 Fortitude, 4 Alcohol
card: Bouncer's Fist (Action) = Another player loses 2 Fortitude.

> Nerodia plays Bouncer's Fist on Bryn
= Bryn is out: passed out
= Nerodia: 1 Petrified card
> Nerodia plays Fresh ssskin, and not one wrinkle. using 2
= Nerodia: 17 Fortitude, 3 Alcohol, 0 Petrified cards
= Heave! is discarded
= Bryn does not hold Heave!
---
title: If Nerodia loses, every card returns to the hand it came from
proves: NERODIA-08, LOSE-14
seats: Whitehawk, Nerodia, Bryn, Tara
Nerodia has 3 Fortitude
Bryn holds: Heave! | Stop hitting yourself!
Bryn has 2 Petrified cards
Tara holds: Alms for the blind? Thank you. You too.
Tara has 1 Petrified card
Whitehawk holds: I won't stand idly by while you insult the Drake!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Nerodia
= Nerodia is out: passed out
= Bryn: 7 cards, 0 Petrified cards
= Tara: 7 cards, 0 Petrified cards
= Bryn holds Heave!
= Bryn holds Stop hitting yourself!
= Tara holds Alms for the blind? Thank you. You too.
---
title: If Nerodia has no Gold left, the stone returns too
proves: NERODIA-08, LOSE-14, LOSE-01
seats: Tara, Nerodia, Bryn
Nerodia has 1 Gold
Bryn holds: Heave!
Bryn has 1 Petrified card
Tara holds: Harbour dues, gentlemen.

> Tara plays Harbour dues, gentlemen.
= Nerodia is out: no Gold
= Bryn: 7 cards, 9 Gold
= Bryn holds Heave!
---
title: When Nerodia loses, the cards of players who have lost before her are discarded
proves: NERODIA-07, NERODIA-08
seats: Whitehawk, Tara, Nerodia, Bryn
Nerodia has 1 Fortitude
Bryn has 2 Fortitude
Bryn holds: Heave! | Stop hitting yourself!
Bryn has 1 Petrified card
Tara holds: Alms for the blind? Thank you. You too. | Blind girl! Darts! What could possibly go wrong?
Tara has 1 Petrified card
Whitehawk holds: Mind the boom!

> Whitehawk plays Mind the boom! on Bryn
= Bryn is out: passed out
= Nerodia: 2 Petrified cards
> Whitehawk ends the phase
> Whitehawk ends the phase
> Whitehawk ends the phase
> Tara ends the phase
> Tara plays Blind girl! Darts! What could possibly go wrong? on Nerodia
= Nerodia is out: passed out
= Heave! is discarded
= Bryn does not hold Heave!
= Tara holds Alms for the blind? Thank you. You too.
---
title: Whoever is in danger gets no stone back in time
proves: NERODIA-07, LOSE-04
seats: Nerodia, Bryn, Tara
Bryn has 3 Fortitude, 1 Alcohol
Bryn holds: Good as new. Mostly new. | Stop hitting yourself!
Bryn has 1 Petrified card
Nerodia holds: You need a moment in the statuary hall

> Nerodia plays You need a moment in the statuary hall on Bryn
= Bryn is out: passed out
= Bryn: 1 Petrified card
---
title: A card that pays for the Glare that ruins its owner is back in time to save them
proves: NERODIA-14, LOSE-03, LOSE-04
seats: Nerodia, Bryn, Tara
Bryn has 3 Fortitude, 1 Alcohol
Bryn holds: Good as new. Mostly new. | Stop hitting yourself!
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn using 2
> Bryn plays Good as new. Mostly new.
= Bryn is in
= Bryn: 2 Fortitude, 1 Alcohol
