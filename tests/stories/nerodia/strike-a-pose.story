title: A pose costs 1 Fortitude and a card
proves: NERODIA-01, NERODIA-13
seats: Nerodia, Bryn, Tara
Nerodia holds: Strike a pose!
Bryn holds: Heave! | Good as new. Mostly new.

> Nerodia plays Strike a pose! on Bryn
> Bryn discards Heave!
= Bryn: 19 Fortitude, 6 cards, 1 Petrified card
Bryn can play Good as new. Mostly new.
---
title: With the Glare, whoever poses plays no Anytime card for the rest of the turn
proves: CARD-030
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Bryn holds: Heave! | Good as new. Mostly new.
Tara holds: Fate had your name on this mug. | Tip the Wench.

> Nerodia plays Strike a pose! on Bryn using 2
> Bryn discards Heave!
= Bryn: 19 Fortitude, 1 Petrified card
Bryn cannot play Good as new. Mostly new. because CARD-030
Tara can play Tip the Wench.
> Nerodia ends the phase
Bryn cannot play Good as new. Mostly new. because CARD-030
> Nerodia ends the phase
Bryn cannot play Good as new. Mostly new. because CARD-030
> Nerodia ends the phase
Bryn can play Good as new. Mostly new.
---
title: No Sometimes card either: whoever poses cannot touch Nerodia's Drink
proves: CARD-030
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Nerodia's pile: Wine
Bryn holds: Heave! | Landlubber portion? Here, a sailor's!

> Nerodia plays Strike a pose! on Bryn using 2
> Bryn discards Heave!
= the Drink of Nerodia: 2 Alcohol
Bryn cannot play Landlubber portion? Here, a sailor's! because CARD-030
> Nerodia drinks
= Nerodia: 2 Alcohol
---
title: Without the Glare a poser may do what they like to her Drink
proves: NERODIA-13
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Nerodia's pile: Wine
Bryn holds: Heave! | Landlubber portion? Here, a sailor's!

> Nerodia plays Strike a pose! on Bryn using 1
> Bryn discards Heave!
> Bryn plays Landlubber portion? Here, a sailor's!
> Nerodia drinks
= Nerodia: 4 Alcohol, 2 Petrified cards
= Tara: 1 Petrified card
---
title: The pose itself can still be answered
proves: CARD-030
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Bryn holds: Heave! | Was that a punch or a draught? | Good as new. Mostly new.

> Nerodia plays Strike a pose! on Bryn using 2
> Bryn plays Was that a punch or a draught?
> Bryn discards Heave!
= Bryn: 20 Fortitude, 5 cards
Bryn cannot play Good as new. Mostly new. because CARD-030
---
title: An Anytime card may still be played while the pose is being struck
proves: CARD-030
seats: Nerodia, Bryn, Tara
Bryn has 15 Fortitude
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Bryn holds: Heave! | Good as new. Mostly new.

> Nerodia plays Strike a pose! on Bryn using 2
> Bryn plays Good as new. Mostly new.
> Bryn discards Heave!
= Bryn: 16 Fortitude, 5 cards
---
title: Whoever Ignores the pose does not stand still
proves: CARD-030, NEGATE-02
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Bryn holds: I've had worse from seagulls. | Good as new. Mostly new.

> Nerodia plays Strike a pose! on Bryn using 2
> Bryn plays I've had worse from seagulls.
> Nerodia orders for Bryn
= Bryn: 20 Fortitude, 6 cards, 0 Petrified cards
= Tara: 7 cards
Bryn can play Good as new. Mostly new.
---
title: A Negated pose holds nobody
proves: CARD-030, NEGATE-01, NERODIA-14
seats: Nerodia, Bryn, Tara
Bryn holds: Heave! | Good as new. Mostly new.
Bryn has 1 Petrified card
Nerodia holds: Strike a pose!
Tara holds: You were about to do something foolish.

> Nerodia plays Strike a pose! on Bryn using 2
> Tara plays You were about to do something foolish.
> Nerodia orders for Bryn
= Bryn: 20 Fortitude, 7 cards, 0 Petrified cards
Bryn can play Good as new. Mostly new.
---
title: Hitting back is no answer to the card but to what it did, and comes too late
proves: CARD-030, TIMING-11
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Strike a pose!
Bryn holds: Heave! | You wanna play, huh?

> Nerodia plays Strike a pose! on Bryn using 2
> Bryn discards Heave!
Bryn cannot play You wanna play, huh? because CARD-030
= Nerodia: 20 Fortitude
= Bryn: 19 Fortitude
= Bryn holds You wanna play, huh?
