title: "Excuse me" Ignores a Drink with all its Chasers
proves: CARD-080, NEGATE-13
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Wine with a Chaser | Dragon Breath Ale | Water
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Whitehawk: 6 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to. using 1
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol, 1 Drink
= Bryn: 0 Alcohol
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
---
title: What somebody has added to the Drink is Ignored with it
proves: NEGATE-13
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: Landlubber portion? Here, a sailor's!

= the Drink of Whitehawk: 2 Alcohol
> Bryn plays Landlubber portion? Here, a sailor's!
= the Drink of Whitehawk: 4 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol
---
title: The good things of the Drink are Ignored with the rest
proves: NEGATE-13
seats: Whitehawk, Bryn
phase: drink
Whitehawk has 10 Fortitude
Whitehawk's pile: Gnomish Inspirational Ale
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol, 6 cards
---
title: Another player's Drink is not hers to Ignore until it is passed to her
proves: NEGATE-05
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Wine
Tara holds: Fate had your name on this mug.
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Tara: 2 Alcohol
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-05
> Tara plays Fate had your name on this mug. on Whitehawk
> Whitehawk plays Excuse me, I have more important matters to attend to.
> Tara ends the phase
= Tara: 0 Alcohol
= Whitehawk: 0 Alcohol
= Wine is discarded
---
title: Ignoring a Drink of a Contest changes nothing about who wins it
proves: CONTEST-12, NEGATE-11
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Light Ale | Bottle of Rum | Wine
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Whitehawk: 5 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to. using 1
> Tara ends the phase
= Whitehawk: 0 Alcohol, 12 Gold
= Tara: 1 Alcohol, 9 Gold
= Bryn: 2 Alcohol, 9 Gold
---
title: The Wench Negates it on a Drink; the second copy may be tried
proves: CHANGE-01, NEGATE-17
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to. | Excuse me, I have more important matters to attend to.
Bryn holds: The Wench thinks you should stop playing with the drinks.

= the Drink of Whitehawk: 5 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn plays The Wench thinks you should stop playing with the drinks.
= the Drink of Whitehawk: 5 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol
---
title: Control: Negated without a second copy she drinks
proves: CHANGE-01
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: The Wench thinks you should stop playing with the drinks.

= the Drink of Whitehawk: 5 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Whitehawk drinks
= Whitehawk: 5 Alcohol
---
title: A card that is neither Drink nor Event is not excused
proves: TYPES-01
seats: Bryn, Whitehawk
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
Whitehawk cannot play Excuse me, I have more important matters to attend to.
= Whitehawk: 17 Fortitude
