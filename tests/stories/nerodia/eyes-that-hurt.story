title: The snake pit hurts everybody else and takes a card of each
proves: NERODIA-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Which one of you called this place a sssnake pit?!
Bryn holds: Heave!
Tara holds: The wind says fold.

> Nerodia plays Which one of you called this place a sssnake pit?!
> Bryn discards Heave!
> Tara discards The wind says fold.
> Nerodia orders for Bryn
= Nerodia: 20 Fortitude, 6 cards, 2 Petrified cards
= Bryn: 19 Fortitude, 10 Gold, 6 cards
= Tara: 19 Fortitude, 10 Gold, 6 cards
---
title: The manager glares, and everybody else discards a card besides
proves: NERODIA-10, NERODIA-11, NERODIA-14
seats: Nerodia, Bryn, Tara
Bryn holds: Sleep well, matey. | Heave! | You two look lonely.
Bryn has 1 Petrified card
Tara holds: You may want to duck. | The wind says fold. | Fate had your name on this mug.
Tara has 1 Petrified card
Nerodia holds: I AM THE MANAGERRR!

> Nerodia plays I AM THE MANAGERRR! using 2
= now Nerodia: 0 Petrified cards
> Bryn discards Heave!
> Tara discards The wind says fold.
> Bryn discards You two look lonely.
> Tara discards Fate had your name on this mug.
> Nerodia orders for Bryn
= Nerodia: 2 Petrified cards
= Bryn: 19 Fortitude, 5 cards, 1 Petrified card
= Tara: 19 Fortitude, 5 cards, 1 Petrified card
= Bryn holds Sleep well, matey.
= You two look lonely. is discarded
= Fate had your name on this mug. is discarded
= Tara holds You may want to duck.
---
title: Whoever Ignores the glaring manager discards nothing either
proves: NERODIA-06, NEGATE-02
seats: Nerodia, Bryn, Tara
Bryn holds: Sleep well, matey. | You two look lonely. | I've had worse from seagulls.
Bryn has 2 Petrified cards
Tara holds: The wind says fold. | Fate had your name on this mug.
Nerodia holds: I AM THE MANAGERRR!

> Nerodia plays I AM THE MANAGERRR! using 2
> Bryn plays I've had worse from seagulls.
> Tara discards The wind says fold.
> Tara discards Fate had your name on this mug.
> Nerodia orders for Bryn
= Bryn: 20 Fortitude, 6 cards, 0 Petrified cards
= Tara: 19 Fortitude, 5 cards, 1 Petrified card
---
title: A face that freezes costs 2 Fortitude, and no card
proves: TYPES-05, NERODIA-13
seats: Nerodia, Bryn, Tara
Nerodia holds: If you keep making that face, it's gonna freeze that way

> Nerodia plays If you keep making that face, it's gonna freeze that way on Bryn
> Nerodia orders for Bryn
= Bryn: 18 Fortitude, 7 cards, 0 Petrified cards
= Tara: 20 Fortitude
---
title: The Glare at a face is a second loss, and a card that answers one of the two leaves the other
proves: NERODIA-10, REDIRECT-02
seats: Nerodia, Tara, Bryn
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way
Tara holds: You may want to duck.

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
> Tara plays You may want to duck. on Bryn against 2 Fortitude
= Tara: 19 Fortitude
= Bryn: 18 Fortitude, 7 cards
---
title: A Staring Contest costs 1 Gold and two cards of the loser's choice
proves: NERODIA-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Staring Contest? Your funeral
Bryn holds: Heave! | Stop hitting yourself! | You two look lonely.

> Nerodia plays Staring Contest? Your funeral on Bryn
> Bryn discards You two look lonely.
> Bryn discards Heave!
> Nerodia orders for Bryn
= Bryn: 20 Fortitude, 9 Gold, 5 cards, 2 Petrified cards
= Bryn holds Stop hitting yourself!
= Nerodia: 11 Gold, 2 Petrified cards
= Tara: 10 Gold, 7 cards
---
title: Whoever pays the last Gold in a Staring Contest leaves two cards behind
proves: NERODIA-07, LOSE-01, LOSE-14
seats: Nerodia, Bryn, Tara
Bryn has 1 Gold
Nerodia holds: Staring Contest? Your funeral
Bryn holds: Heave! | You two look lonely.

> Nerodia plays Staring Contest? Your funeral on Bryn
> Bryn discards You two look lonely.
> Bryn discards Heave!
= Bryn is out: no Gold
= Bryn: 2 Petrified cards
= Nerodia: 11 Gold, 2 Petrified cards
---
title: Beside the fountain one loses 1 Fortitude and keeps standing
proves: NERODIA-13
seats: Nerodia, Bryn, Tara
Tara has 3 Petrified cards
Nerodia holds: You'd look lovely beside the fountain.
Bryn's pile: Wine

> Nerodia plays You'd look lovely beside the fountain. on Bryn using 1
= Bryn: 19 Fortitude, 0 Alcohol, 1 Drink
= Nerodia: 3 Petrified cards
---
title: With two cards in the pile nobody becomes a fountain figure
proves: NERODIA-11
seats: Nerodia, Bryn, Tara
Tara has 2 Petrified cards
Nerodia holds: You'd look lovely beside the fountain.

Nerodia cannot play You'd look lovely beside the fountain. on Bryn using 2
> Nerodia plays You'd look lovely beside the fountain. on Bryn
= Bryn: 19 Fortitude
= Tara: 2 Petrified cards
---
title: The Drink beside the fountain is drunk although the losses were redirected
proves: REDIRECT-02
seats: Nerodia, Tara, Bryn
Bryn has 3 Petrified cards
Nerodia holds: You'd look lovely beside the fountain.
Tara holds: You may want to duck.
Tara's pile: Wine

> Nerodia plays You'd look lovely beside the fountain. on Tara using 2
> Tara plays You may want to duck. on Bryn against 1 Fortitude
= Tara: 18 Fortitude, 2 Alcohol, 0 Drinks
= Bryn: 19 Fortitude, 7 cards
---
title: Her attacks are Action cards
proves: TYPES-05
seats: Bryn, Nerodia, Tara
Nerodia holds: If you keep making that face, it's gonna freeze that way | Staring Contest? Your funeral | Strike a pose!

Nerodia cannot play If you keep making that face, it's gonna freeze that way on Bryn because TYPES-05
Nerodia cannot play Staring Contest? Your funeral on Bryn because TYPES-05
Nerodia cannot play Strike a pose! on Bryn because TYPES-05
= Bryn: 20 Fortitude
