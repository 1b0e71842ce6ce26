title: The Event comes after the Drink of the Drink Phase
proves: DUNGEON-07
seats: Whitehawk, Bryn
phase: drink
sea deck: Fair Wind
sea counters: 1
Whitehawk's pile: Wine

> Whitehawk drinks
= now Whitehawk: 2 Alcohol
= Whitehawk: 2 Alcohol
= the Sea Events: 1 counter
> Whitehawk ends the phase
= Whitehawk: 1 Alcohol         # before the Wine there was nothing the wind could have taken
= the Sea Events: 2 counters
---
title: With the Event the Drink Phase is over: cards that belong to it are refused
proves: DUNGEON-07
seats: Whitehawk, Bryn, Tara
active: Tara
phase: drink
sea deck: Harbour Master
sea counters: 1
Whitehawk holds: Drink up! Captain's orders
Tara holds: I can hear that one fizzing.
Tara's pile: Light Ale | Bottle of Rum

> Tara drinks
= Tara: 1 Alcohol, 1 Drink
Whitehawk can play Drink up! Captain's orders
Tara can play I can hear that one fizzing.
> Tara ends the phase
= now the Sea Events: 0 counters
Whitehawk cannot play Drink up! Captain's orders because TYPES-01
Tara cannot play I can hear that one fizzing. because TYPES-01
> Tara declines
> Whitehawk declines
> Bryn declines
= now Tara: 9 Gold
Whitehawk cannot play Drink up! Captain's orders because TYPES-01
Tara cannot play I can hear that one fizzing. because TYPES-01
= the Sea Events: 3 counters
= Tara: 1 Alcohol, 1 Drink
> Whitehawk ends the phase     # her own turn has begun
---
title: After the Event the next turn begins at once
proves: DUNGEON-07
seats: Whitehawk, Bryn, Tara
phase: order
sea deck: Harbour Master
sea counters: 1
Whitehawk's pile: Wine

> Whitehawk orders for Tara
> Whitehawk drinks
> Whitehawk ends the phase
= Whitehawk: 2 Alcohol, 9 Gold
= Tara: 2 Drinks
> Bryn chooses done
= Bryn: 7 cards
> Bryn passes
> Bryn orders for Whitehawk
= Whitehawk: 1 Drink
---
title: Whoever passes out over the Drink is out before the Event comes
proves: DUNGEON-07, DUNGEON-08
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Something Shiny in the Net
sea counters: 1
Whitehawk has 5 Fortitude, 4 Alcohol, 1 Gold
Whitehawk's pile: Wine
Bryn has 7 Gold

> Whitehawk drinks
= Whitehawk is out: passed out
= Whitehawk: 0 Gold
= Bryn: 9 Gold                 # the poorest of those who are left
= Tara: 10 Gold
= the Sea Events: 2 counters
---
title: Between the turns no card of the Order a Drink Phase and no Action is possible, but an Anytime card is
proves: DUNGEON-07
seats: Whitehawk, Bryn
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Wench, bring some drinks for my friends! | Mind the boom!
Bryn holds: Heave! | Good as new. Mostly new.
Bryn has 15 Fortitude

Whitehawk cannot play Wench, bring some drinks for my friends! because TYPES-01
Whitehawk cannot play Mind the boom! because TYPES-05
Bryn cannot play Heave! because TYPES-05
Bryn can play Good as new. Mostly new.
> Bryn plays Good as new. Mostly new.
= Bryn: 13 Fortitude
