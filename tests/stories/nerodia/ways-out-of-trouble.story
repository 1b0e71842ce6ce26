title: They hit her old skin
proves: NEGATE-02
seats: Whitehawk, Nerodia, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Nerodia holds: Missed me! That's my old skin!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Nerodia
> Nerodia plays Missed me! That's my old skin!
= Nerodia: 20 Fortitude
= Missed me! That's my old skin! is discarded
---
title: An old skin saves only Nerodia
proves: NEGATE-02
seats: Whitehawk, Nerodia, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Nerodia holds: Missed me! That's my old skin!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Nerodia plays Missed me! That's my old skin!
= Nerodia: 20 Fortitude
= Tara: 19 Fortitude
---
title: An old skin is no use to anybody who was not hit, nor against bills
proves: AFFECT-01
seats: Whitehawk, Nerodia, Tara
Whitehawk holds: Harbour dues, gentlemen.
Nerodia holds: Missed me! That's my old skin!

> Whitehawk plays Harbour dues, gentlemen.
Nerodia cannot play Missed me! That's my old skin! because AFFECT-01
= Nerodia: 9 Gold
---
title: If she was a snake she would have bitten you: the card is Ignored, and nobody is bitten
proves: NERODIA-13, NEGATE-02
seats: Whitehawk, Nerodia, Tara
Tara has 2 Petrified cards
Whitehawk holds: Harbour dues, gentlemen.
Nerodia holds: If I was a snake, I would have bitten you. Oh, right!

> Whitehawk plays Harbour dues, gentlemen.
> Nerodia plays If I was a snake, I would have bitten you. Oh, right! using 1
= Nerodia: 10 Gold, 2 Petrified cards
= Whitehawk: 20 Fortitude, 11 Gold
= Tara: 9 Gold
---
title: With the Glare she is a snake
proves: NERODIA-10, NERODIA-14
seats: Whitehawk, Nerodia, Tara
Tara has 2 Petrified cards
Whitehawk holds: I won't stand idly by while you insult the Drake!
Nerodia holds: If I was a snake, I would have bitten you. Oh, right!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Nerodia
> Nerodia plays If I was a snake, I would have bitten you. Oh, right! using 2
= Nerodia: 20 Fortitude, 0 Petrified cards
= Whitehawk: 18 Fortitude
= Tara: 20 Fortitude, 7 cards
---
title: A snake that is Negated neither saves her nor bites, and the stone is gone
proves: NEGATE-01, NERODIA-14
seats: Whitehawk, Nerodia, Tara
Tara has 2 Petrified cards
Whitehawk holds: I won't stand idly by while you insult the Drake! | I don't think so!
Nerodia holds: If I was a snake, I would have bitten you. Oh, right!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Nerodia
> Nerodia plays If I was a snake, I would have bitten you. Oh, right! using 2
> Whitehawk plays I don't think so!
= Nerodia: 17 Fortitude, 0 Petrified cards
= Whitehawk: 20 Fortitude
= Tara: 7 cards
---
title: One card in the pile is not enough to bite
proves: NERODIA-11
seats: Whitehawk, Nerodia, Tara
Tara has 1 Petrified card
Whitehawk holds: I won't stand idly by while you insult the Drake!
Nerodia holds: If I was a snake, I would have bitten you. Oh, right!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Nerodia
Nerodia can play If I was a snake, I would have bitten you. Oh, right! on Whitehawk using 1
Nerodia cannot play If I was a snake, I would have bitten you. Oh, right! on Whitehawk using 2
> Nerodia plays If I was a snake, I would have bitten you. Oh, right!
= Nerodia: 20 Fortitude, 1 Petrified card
= Whitehawk: 20 Fortitude
---
title: Needed in the back, she Ignores a Drink
proves: NEGATE-05, NEGATE-13, NERODIA-13
seats: Nerodia, Whitehawk, Bryn
phase: drink
Bryn has 1 Petrified card
Nerodia's pile: Wine with a Chaser | Dragon Breath Ale
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back

> Nerodia plays Aw Fiddlesnakes, I'm needed in the back using 1
= Nerodia: 0 Alcohol, 0 Drinks, 10 Gold, 1 Petrified card
---
title: Needed in the back, she Ignores an Event, and the others do not
proves: NEGATE-08, NERODIA-13
seats: Bryn, Nerodia, Whitehawk
phase: drink
Whitehawk has 1 Petrified card
Bryn's pile: Round on the House!
drink deck: Wine
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back

> Nerodia plays Aw Fiddlesnakes, I'm needed in the back using 3
> Bryn ends the phase
= now Nerodia: 0 Alcohol, 10 Gold, 1 Drink
= now Bryn: 2 Alcohol
= now Whitehawk: 2 Alcohol
---
title: The Glare works when it is a Drink that she Ignores
proves: CARD-001, NERODIA-10, NERODIA-14
seats: Nerodia, Whitehawk, Bryn
phase: drink
Bryn has 1 Petrified card
Nerodia's pile: Dragon Breath Ale
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back

> Nerodia plays Aw Fiddlesnakes, I'm needed in the back using 2
= Nerodia: 0 Alcohol, 0 Drinks, 11 Gold, 0 Petrified cards
= Bryn: 7 cards
= the Inn: -1 Gold
---
title: The Glare works when it is an Event that she Ignores
proves: CARD-001, NERODIA-10, NERODIA-14
seats: Bryn, Nerodia, Whitehawk
phase: drink
Whitehawk has 1 Petrified card
Bryn's pile: Round on the House!
drink deck: Wine
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back

> Nerodia plays Aw Fiddlesnakes, I'm needed in the back using 4
= now Whitehawk: 0 Petrified cards
> Bryn ends the phase
= now Nerodia: 0 Alcohol, 11 Gold, 0 Petrified cards
= now Bryn: 2 Alcohol
= now Whitehawk: 2 Alcohol, 7 cards
---
title: A Sea Event is an Event to be needed in the back for, too
proves: CARD-001, NEGATE-08
seats: Bryn, Nerodia, Tara
phase: end
Tara has 1 Petrified card
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back
sea deck: Squall Line
sea counters: 1
card: Squall Line (Sea Event) = Each player loses 1 Fortitude.

> Nerodia plays Aw Fiddlesnakes, I'm needed in the back using 4
= Nerodia: 20 Fortitude, 11 Gold
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
---
title: With the pile empty the back room has no till
proves: CARD-001, NERODIA-11
seats: Nerodia, Whitehawk, Bryn
phase: drink
Nerodia's pile: Dragon Breath Ale
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back

= the Drink of Nerodia: 4 Alcohol
Nerodia can play Aw Fiddlesnakes, I'm needed in the back on Nerodia's Drink using 1
Nerodia cannot play Aw Fiddlesnakes, I'm needed in the back on Nerodia's Drink using 2
> Nerodia plays Aw Fiddlesnakes, I'm needed in the back using 1
= Nerodia: 0 Alcohol, 10 Gold
---
title: Nobody is needed in the back because of an Action card or somebody else's Drink
proves: NEGATE-05, NEGATE-08
seats: Whitehawk, Nerodia, Bryn
Whitehawk's pile: Wine
Whitehawk holds: Mind the boom!
Nerodia holds: Aw Fiddlesnakes, I'm needed in the back

> Whitehawk plays Mind the boom! on Nerodia
Nerodia cannot play Aw Fiddlesnakes, I'm needed in the back because NEGATE-08
= Nerodia: 18 Fortitude
= the Drink of Whitehawk: 2 Alcohol
Nerodia cannot play Aw Fiddlesnakes, I'm needed in the back because NEGATE-05
> Whitehawk drinks
= Whitehawk: 2 Alcohol
---
title: The hair minds whoever touches it
proves: TIMING-11, NERODIA-01
seats: Bryn, Nerodia, Tara
Bryn holds: I won't stand idly by while you insult the Drake! | Stop hitting yourself! | You two look lonely.
Nerodia holds: Mind the hair. The hair minds you.

> Bryn plays I won't stand idly by while you insult the Drake! on Nerodia
Nerodia cannot play Mind the hair. The hair minds you. because TIMING-11
> Nerodia plays Mind the hair. The hair minds you.
> Bryn discards You two look lonely.
> Bryn orders for Tara
= Nerodia: 17 Fortitude, 1 Petrified card
= Bryn: 19 Fortitude, 5 cards, 1 Petrified card
= Bryn holds Stop hitting yourself!
---
title: The hair minds nothing that did not hurt
proves: TIMING-11
seats: Bryn, Nerodia, Tara
Bryn holds: Heave!
Nerodia holds: Mind the hair. The hair minds you. | Missed me! That's my old skin!

> Bryn plays Heave! on Nerodia
> Nerodia plays Missed me! That's my old skin!
Nerodia cannot play Mind the hair. The hair minds you. because TIMING-11
> Bryn orders for Tara
= Nerodia: 20 Fortitude, 0 Petrified cards
= Bryn: 20 Fortitude
---
title: Forty eyes Negate a Cheating card, and the cheat's next card turns to stone
proves: GAMBLE-27, NERODIA-01
seats: Bryn, Tara, Nerodia
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck. | The wind says fold.
Nerodia holds: Forty little eyes saw that card.

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Nerodia plays Forty little eyes saw that card.
> Tara discards The wind says fold.
= Bryn is in control
= Tara: 9 Gold, 5 cards, 1 Petrified card
= Nerodia: 1 Petrified card
= This time, let's use my deck. is discarded
---
title: Forty eyes see nothing wrong with an honest hand
proves: TYPES-01
seats: Bryn, Tara, Nerodia
Bryn holds: Gambling? I'm in!
Tara holds: Winning Hand!
Nerodia holds: Forty little eyes saw that card.

> Bryn plays Gambling? I'm in!
> Tara plays Winning Hand!
Nerodia cannot play Forty little eyes saw that card. because TYPES-01
= Tara is in control
= Tara: 6 cards, 0 Petrified cards
---
title: A fresh skin is worth 2 Fortitude at any time
proves: TYPES-03, NERODIA-13
seats: Bryn, Nerodia, Tara
Tara has 1 Petrified card
Nerodia has 15 Fortitude, 4 Alcohol
Nerodia holds: Fresh ssskin, and not one wrinkle.

> Nerodia plays Fresh ssskin, and not one wrinkle. using 1
= Nerodia: 17 Fortitude, 4 Alcohol, 1 Petrified card
---
title: With the Glare it is a clear head, too
proves: TYPES-03, NERODIA-10
seats: Bryn, Nerodia, Tara
Tara has 1 Petrified card
Nerodia has 15 Fortitude, 4 Alcohol
Nerodia holds: Fresh ssskin, and not one wrinkle.

> Nerodia plays Fresh ssskin, and not one wrinkle. using 2
= Nerodia: 17 Fortitude, 3 Alcohol, 0 Petrified cards
= Tara: 7 cards
