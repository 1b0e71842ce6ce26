title: A Glare is declared with the card and paid off the top of the pile
proves: NERODIA-10
seats: Nerodia, Bryn, Tara
Bryn holds: Heave!
Bryn has 1 Petrified card
Tara holds: You may want to duck.
Tara has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
= now Nerodia: 1 Petrified card
= now Bryn: 6 cards, 0 Petrified cards
= now Tara: 1 Petrified card, 20 Fortitude
= Tara: 17 Fortitude, 6 cards, 1 Petrified card
= Bryn: 7 cards
= Bryn holds Heave!
---
title: A Glare of 3 takes three cards, whoever they belong to
proves: NERODIA-10, NERODIA-14
seats: Nerodia, Bryn, Tara, Whitehawk
Bryn holds: Heave! | Stop hitting yourself!
Bryn has 2 Petrified cards
Tara has 1 Petrified card
Whitehawk has 1 Petrified card
Bryn's pile: Wine
Nerodia holds: You'd look lovely beside the fountain.

> Nerodia plays You'd look lovely beside the fountain. on Bryn using 2
= now Nerodia: 1 Petrified card
= now Whitehawk: 1 Petrified card
= Bryn: 17 Fortitude, 2 Alcohol, 0 Drinks, 7 cards
= Tara: 7 cards, 0 Petrified cards
= Whitehawk: 6 cards, 1 Petrified card
---
title: Without enough stone there is no Glare, but the card itself can be played
proves: NERODIA-11
seats: Nerodia, Bryn, Tara
Bryn has 1 Petrified card
Nerodia holds: You need a moment in the statuary hall

Nerodia can play You need a moment in the statuary hall on Bryn
Nerodia cannot play You need a moment in the statuary hall on Bryn using 2
> Nerodia plays You need a moment in the statuary hall on Bryn
= Bryn: 18 Fortitude, 6 cards
= Nerodia: 1 Petrified card
---
title: With just enough stone there is a Glare
proves: NERODIA-11
seats: Nerodia, Bryn, Tara
Bryn has 1 Petrified card
Tara has 1 Petrified card
Nerodia holds: You need a moment in the statuary hall

Nerodia can play You need a moment in the statuary hall on Bryn using 2
> Nerodia plays You need a moment in the statuary hall on Bryn using 2
= now Nerodia: 0 Petrified cards
= Bryn: 18 Fortitude, 7 cards
---
title: What a card is going to Petrify cannot pay for its own Glare
proves: NERODIA-11
seats: Nerodia, Bryn, Tara
Nerodia holds: Look Here
Bryn holds: Heave! | You two look lonely.
card: Look Here (Action) = Another player Petrifies 2 cards. / Glare 1: they lose 1 Fortitude.

Nerodia can play Look Here on Bryn using 1
Nerodia cannot play Look Here on Bryn using 2
> Nerodia plays Look Here on Bryn
> Bryn discards Heave!
> Bryn discards You two look lonely.
= Nerodia: 2 Petrified cards
= Bryn: 20 Fortitude, 5 cards, 2 Petrified cards
---
title: With older stone in the pile the same card has its Glare, and the new stone stays
proves: NERODIA-11
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Look Here
Bryn holds: Heave! | You two look lonely.
card: Look Here (Action) = Another player Petrifies 2 cards. / Glare 1: they lose 1 Fortitude.

Nerodia can play Look Here on Bryn using 2
> Nerodia plays Look Here on Bryn using 2
> Bryn discards Heave!
> Bryn discards You two look lonely.
= Nerodia: 2 Petrified cards
= Bryn: 19 Fortitude, 5 cards, 2 Petrified cards
= Tara: 7 cards, 0 Petrified cards
---
title: A Glare happens once, however much stone is left
proves: NERODIA-12
seats: Nerodia, Bryn, Tara
Bryn has 2 Petrified cards
Tara has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

Nerodia cannot play If you keep making that face, it's gonna freeze that way on Tara using 3
> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
= Tara: 17 Fortitude
= Nerodia: 2 Petrified cards
---
title: A second card has a Glare of its own
proves: NERODIA-12
seats: Nerodia, Bryn, Tara
Bryn has 2 Petrified cards
Tara has 1 Petrified card
Nerodia holds: Mine now! | If you keep making that face, it's gonna freeze that way

> Nerodia plays Mine now! on Tara using 2
> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
= Tara: 9 Gold, 17 Fortitude, 7 cards
= Nerodia: 11 Gold, 0 Petrified cards
---
title: A Glare not declared costs nothing and does nothing
proves: NERODIA-13
seats: Nerodia, Bryn, Tara
Bryn has 2 Petrified cards
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn using 1
= Bryn: 18 Fortitude, 5 cards, 2 Petrified cards
= Nerodia: 2 Petrified cards
---
title: Once the card is on the table it is too late for its Glare
proves: NERODIA-13
seats: Nerodia, Bryn, Tara
Bryn has 2 Petrified cards
Nerodia holds: You need a moment in the statuary hall

> Nerodia plays You need a moment in the statuary hall on Bryn using 1
> Nerodia declines
> Nerodia orders for Tara
= Tara: 2 Drinks
= Bryn: 18 Fortitude, 2 Petrified cards
---
title: If the card is Negated, the Glare does nothing and the stone returns to the hands, not to the pile
proves: NERODIA-14, NEGATE-01, NEGATE-03
seats: Nerodia, Bryn, Tara
Bryn holds: Heave!
Bryn has 1 Petrified card
Tara holds: You were about to do something foolish.
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn using 2
= now Bryn: 6 cards
> Tara plays You were about to do something foolish.
= Bryn: 20 Fortitude, 7 cards, 0 Petrified cards
= Bryn holds Heave!
= Nerodia: 0 Petrified cards
= If you keep making that face, it's gonna freeze that way is discarded
---
title: If the card is Ignored, the stone returns to the hands as well
proves: NERODIA-14, NEGATE-02, NEGATE-03
seats: Nerodia, Whitehawk, Tara
Tara holds: Fate had your name on this mug.
Tara has 1 Petrified card
Whitehawk holds: A word of advice... don't
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Whitehawk using 2
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Tara: 7 cards, 0 Petrified cards
= Tara holds Fate had your name on this mug.
= Nerodia: 0 Petrified cards
---
title: Under the card it pays for, a card cannot be played against it
proves: NERODIA-10, NERODIA-14
seats: Nerodia, Bryn, Tara
Bryn holds: Was that a punch or a draught? | Heave!
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn using 2
= now Bryn does not hold Was that a punch or a draught?
= Bryn: 17 Fortitude, 7 cards
= Bryn holds Was that a punch or a draught?
---
title: A card that has come back from a Glare is a card like any other
proves: NERODIA-14
seats: Nerodia, Bryn, Tara
Bryn has 15 Fortitude
Bryn holds: Good as new. Mostly new.
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
= Tara: 17 Fortitude
> Bryn plays Good as new. Mostly new.
= Bryn: 17 Fortitude, 6 cards
= Good as new. Mostly new. is discarded
---
title: What paid for a Glare goes back to its hands even if the card goes under a Loyalty Card
proves: NERODIA-14, CARD-025
seats: Nerodia, Bryn, Tara
Nerodia's front: Red Dragon Inn Loyalty Card
Bryn holds: Heave!
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
> Nerodia chooses put
= Bryn: 7 cards, 0 Petrified cards
= Bryn holds Heave!
= Tara: 17 Fortitude
---
title: Nobody without a pile of their own can Glare
proves: NERODIA-11
seats: Bryn, Nerodia, Tara
Tara has 2 Petrified cards
Bryn holds: If you keep making that face, it's gonna freeze that way

Bryn cannot play If you keep making that face, it's gonna freeze that way on Tara using 2
> Bryn plays If you keep making that face, it's gonna freeze that way on Tara using 1
= Tara: 18 Fortitude, 2 Petrified cards
---
title: A hit-back that paid for the Glare is back in time to answer it
proves: NERODIA-14, TIMING-11
seats: Nerodia, Bryn, Tara
Bryn holds: You wanna play, huh?
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn using 2
= now Bryn does not hold You wanna play, huh?
> Bryn plays You wanna play, huh? against 3 Fortitude
= Bryn: 17 Fortitude
= Nerodia: 18 Fortitude, 0 Petrified cards
