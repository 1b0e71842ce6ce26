title: A card against Events works on a Sea Event as on a Drink Event
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
active: Bryn
phase: drink
sea deck: Harbour Master
sea counters: 1
Bryn's pile: Round on the House!
drink deck: Wine
Tara holds: The stars advised against coming here. | Excuse me, I have more important matters to attend to.

> Tara plays The stars advised against coming here.
> Bryn ends the phase
> Tara plays Excuse me, I have more important matters to attend to. using 2
= Tara: 0 Alcohol, 10 Gold
= Bryn: 2 Alcohol, 9 Gold
= Whitehawk: 2 Alcohol, 9 Gold
---
title: A card against one sort of Event works on a Sea Event only if it names that sort
proves: NEGATE-09, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Tara holds: Keep Below Deck | Keep to the Cellar | Keep in the Galley | Keep off the Quay
card: Keep Below Deck (Sometimes) = Ignore a Sea Event.
card: Keep to the Cellar (Sometimes) = Ignore a Dungeon Event.
card: Keep in the Galley (Sometimes) = Ignore a Drink Event.
card: Keep off the Quay (Sometimes) = Ignore a Tavern Event.

Tara can play Keep Below Deck
Tara cannot play Keep to the Cellar because NEGATE-09
Tara cannot play Keep in the Galley because NEGATE-09
Tara cannot play Keep off the Quay because NEGATE-09
> Tara plays Keep Below Deck
= Tara: 20 Fortitude
= Bryn: 16 Fortitude
---
title: Control: the card that names Sea Events does not work on a Drink Event
proves: NEGATE-09
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Round on the House!
drink deck: Wine
Tara holds: Keep Below Deck | Keep in the Galley
card: Keep Below Deck (Sometimes) = Ignore a Sea Event.
card: Keep in the Galley (Sometimes) = Ignore a Drink Event.

> Tara declines                # the quiet before the captain drinks
Tara cannot play Keep Below Deck because NEGATE-09
Tara can play Keep in the Galley
---
title: A Negated Sea Event does nothing to anybody, is discarded, and has its level all the same
proves: NEGATE-01, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn holds: Smooth the Waves
card: Smooth the Waves (Sometimes) = Negate an Event.

> Bryn plays Smooth the Waves
= Whitehawk: 20 Fortitude
= Bryn: 20 Fortitude
= Tara: 20 Fortitude
= Kraken Attack is discarded
= the Sea Events: 7 counters
---
title: A Sea Event that has begun can be neither Ignored nor Negated
proves: NEGATE-10, DUNGEON-10, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
Whitehawk's pile: Wine
Bryn's pile: Light Ale
Tara's pile: Bottle of Rum
Bryn holds: Smooth the Waves
Tara holds: The stars advised against coming here.
card: Smooth the Waves (Sometimes) = Negate an Event.

Bryn can play Smooth the Waves
Tara can play The stars advised against coming here.
= the Drink of Tara: 5 Alcohol
Bryn cannot play Smooth the Waves because NEGATE-10
Tara cannot play The stars advised against coming here. because NEGATE-10
= Whitehawk: 2 Alcohol
= Bryn: 1 Alcohol
= Tara: 5 Alcohol
---
title: Whoever Ignores all effects Ignores Sea Events, the good ones too
proves: NEGATE-18, SEA-03
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Fair Wind
sea counters: 1
Whitehawk has 5 Alcohol
Bryn has 5 Alcohol
Bryn holds: Snore on a Barrel
card: Snore on a Barrel (Anytime) = You Ignore all effects until your next turn.

> Bryn plays Snore on a Barrel
> Whitehawk drinks
> Whitehawk ends the phase
= Whitehawk: 4 Alcohol
= Bryn: 5 Alcohol
= the Sea Events: 2 counters
