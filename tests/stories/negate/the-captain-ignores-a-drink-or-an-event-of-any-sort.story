title: Captain Whitehawk Ignores a Drink that has been revealed, with its Chaser
proves: CARD-080, NEGATE-13
seats: Whitehawk, Remy, Bryn
phase: drink
Whitehawk has 3 Alcohol
Whitehawk's pile: Grog with a Chaser | Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

Whitehawk cannot play Excuse me, I have more important matters to attend to.        # nothing is revealed yet
= the Drink of Whitehawk: 7 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 3 Alcohol, 0 Drinks, 6 cards
= Excuse me, I have more important matters to attend to. is discarded
---
title: The Captain has no more important matters while somebody else drinks, unless the Drink is passed to her
proves: CARD-080, NEGATE-05
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: Fate had your name on this mug.
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Tara: 4 Alcohol
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-05
> Tara plays Fate had your name on this mug. on Whitehawk
> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 0 Alcohol
= Tara: 0 Alcohol
= Dragon Breath Ale is discarded
---
title: The Captain Ignores a Drink Event, and has no part in it
proves: CARD-080, NEGATE-08
seats: Remy, Whitehawk, Bryn
phase: drink
Remy's pile: Round on the House!
drink deck: Shot of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-08        # nothing is revealed yet
> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Remy: 3 Alcohol
= Bryn: 3 Alcohol
= Whitehawk: 0 Alcohol, 6 cards
---
title: The Captain Ignores a Sea Event, which hits everybody else
proves: CARD-080, NEGATE-08
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 20 Fortitude
= Bryn: 16 Fortitude
= Remy: 16 Fortitude
= the Sea Events: 7 counters
---
title: The Captain Ignores a Tavern Event
proves: CARD-080, NEGATE-08
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Leaky Roof
Whitehawk holds: Excuse me, I have more important matters to attend to.
card: Leaky Roof (Tavern Event) = Each player loses 1 Fortitude.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 20 Fortitude
= Bryn: 19 Fortitude
= Remy: 19 Fortitude
---
title: The Captain Ignores a Dungeon Event
proves: CARD-080, NEGATE-08
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Rockslide
Whitehawk holds: Excuse me, I have more important matters to attend to.
card: Rockslide (Dungeon Event) = Each player loses 1 Fortitude.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 20 Fortitude
= Bryn: 19 Fortitude
= Remy: 19 Fortitude
---
title: Once an Event has begun the Captain has to go through with it
proves: CARD-080, NEGATE-10
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

Whitehawk can play Excuse me, I have more important matters to attend to.
> Bryn chooses Pay 2 Gold to the Inn
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-10
> Whitehawk chooses Lose 3 Fortitude
> Remy chooses Pay 2 Gold to the Inn
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-10
= Whitehawk: 17 Fortitude, 10 Gold
= Bryn: 20 Fortitude, 8 Gold
---
title: An attack is neither a Drink nor an Event, and the Captain has to take it
proves: CARD-080
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
Whitehawk cannot play Excuse me, I have more important matters to attend to.
= Whitehawk: 17 Fortitude
