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
title: What the Glare at a face adds is part of the same loss, and is redirected with it
proves: NERODIA-10, REDIRECT-01
seats: Nerodia, Tara, Bryn
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way
Tara holds: You may want to duck.

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
> Tara plays You may want to duck. on Bryn against 3 Fortitude
= Tara: 20 Fortitude
= Bryn: 17 Fortitude, 7 cards
---
title: One reduction works on the sum of a loss and its Glare
proves: NERODIA-10, NEGATE-04
seats: Nerodia, Tara, Bryn
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way
Tara holds: Shrug
card: Shrug (Sometimes) = When you would lose Fortitude, reduce the loss by 4.

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
> Tara plays Shrug
= Tara: 20 Fortitude
---
title: A loss reduced to 1 is 1 with the Glare, too
proves: NERODIA-10, CARD-065
seats: Nerodia, Tara, Bryn
Bryn has 2 Petrified cards
Nerodia holds: First rule of villainy: Make 'em hit rock bottom
Tara holds: Barely a scratch
card: Barely a scratch (Sometimes) = When you would lose Fortitude, reduce the loss to 1.

> Nerodia plays First rule of villainy: Make 'em hit rock bottom using 2
> Tara plays Barely a scratch
> Tara discards (a blank)
> Bryn discards (a blank)
= Tara: 19 Fortitude
= Bryn: 18 Fortitude
---
title: A payment and what the Glare adds to it are one payment
proves: NERODIA-10
seats: Nerodia, Tara, Bryn
Bryn has 2 Petrified cards
Nerodia holds: The rent is due. In gold, not gravel.
Tara holds: On the house
card: On the house (Sometimes) = When you must pay Gold, the Inn pays instead.

> Nerodia plays The rent is due. In gold, not gravel. on Tara using 2
> Tara plays On the house
= Tara: 10 Gold
= Nerodia: 14 Gold
---
title: Two losses of the card itself stay two, whatever its Glare adds
proves: NERODIA-10
seats: Nerodia, Tara, Bryn
Bryn has 1 Petrified card
Nerodia holds: One, two
Tara holds: Shrug
card: One, two (Action) = Another player loses 2 Fortitude and loses 1 Fortitude. / Glare 1: they lose 1 Fortitude.
card: Shrug (Sometimes) = When you would lose Fortitude, reduce the loss by 4.

> Nerodia plays One, two on Tara using 2
> Tara plays Shrug against 3 Fortitude
= Tara: 19 Fortitude
---
title: A Glare at everybody adds to the loss of the one picked, and is a loss of its own for the others
proves: NERODIA-10
seats: Nerodia, Tara, Bryn
Bryn has 1 Petrified card
Nerodia holds: One, all
Tara holds: Shrug
card: One, all (Action) = Another player loses 2 Fortitude. / Glare 1: each other player loses 1 Fortitude and you lose 1 Fortitude.
card: Shrug (Sometimes) = When you would lose Fortitude, reduce the loss by 4.

> Nerodia plays One, all on Tara using 2
> Tara plays Shrug
= Tara: 20 Fortitude
= Bryn: 19 Fortitude
= Nerodia: 19 Fortitude
---
title: Every number of a loss with a Glare is lowered, and there are two
proves: NERODIA-18, NERODIA-10
seats: Nerodia, Tara, Pell, Bryn
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way
Pell holds: Call it a small miracle!

> Nerodia plays If you keep making that face, it's gonna freeze that way on Tara using 2
> Pell plays Call it a small miracle!
= Tara: 19 Fortitude
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
title: The Drink beside the fountain is drunk although the loss was redirected
proves: REDIRECT-02
seats: Nerodia, Tara, Bryn
Bryn has 3 Petrified cards
Nerodia holds: You'd look lovely beside the fountain.
Tara holds: You may want to duck.
Tara's pile: Wine

> Nerodia plays You'd look lovely beside the fountain. on Tara using 2
> Tara plays You may want to duck. on Bryn against 3 Fortitude
= Tara: 20 Fortitude, 2 Alcohol, 0 Drinks
= Bryn: 17 Fortitude, 7 cards
---
title: Her attacks are Action cards
proves: TYPES-05
seats: Bryn, Nerodia, Tara
Nerodia holds: If you keep making that face, it's gonna freeze that way | Staring Contest? Your funeral | Strike a pose!

Nerodia cannot play If you keep making that face, it's gonna freeze that way on Bryn because TYPES-05
Nerodia cannot play Staring Contest? Your funeral on Bryn because TYPES-05
Nerodia cannot play Strike a pose! on Bryn because TYPES-05
= Bryn: 20 Fortitude
---
title: "That much" is the sum of a loss and its Glare
proves: NERODIA-10
seats: Nerodia, Whitehawk, Bryn
Bryn has 1 Petrified card
Nerodia holds: If you keep making that face, it's gonna freeze that way
Whitehawk holds: Challenge accepted!

> Nerodia plays If you keep making that face, it's gonna freeze that way on Whitehawk using 2
> Whitehawk plays Challenge accepted!
= Whitehawk: 17 Fortitude
= Nerodia: 17 Fortitude
---
title: A Static Effect takes 1 off the sum, and an Elixir 1 Gold off a payment with its Glare
proves: NERODIA-10, TEAM-35, CARD-041
seats: Nerodia, Tara, Bryn, Ann
drinks: rdi6
Bryn has 3 Petrified cards
Nerodia holds: Stare harder | The rent is due. In gold, not gravel.
Tara's front: Thick Skin | Discount Elixir of Haggling
card: Stare harder (Action) = Another player loses 2 Fortitude. / You may play another Action card. / Glare 1: they lose 1 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.

> Nerodia plays Stare harder on Tara using 2
= Tara: 18 Fortitude
> Nerodia plays The rent is due. In gold, not gravel. on Tara using 2
= Tara: 7 Gold
= Nerodia: 14 Gold
