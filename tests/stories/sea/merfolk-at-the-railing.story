title: Merfolk at the Railing: a Drink or two cards, as everybody chooses, and four counters are put down
proves: DUNGEON-02, DUNGEON-04, SEA-02
seats: Whitehawk, Remy, Bryn, Tara
active: Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Light Ale | Shot of Rum | Wine
Whitehawk holds exactly: I raise! | Mind the boom! | Heads, meet heads.
Bryn holds exactly: I raise! | Heave!

> Tara chooses Drink
> Whitehawk chooses Discard 2 cards
> Remy chooses Drink
> Bryn chooses Discard 2 cards
> Whitehawk discards Mind the boom!
> Whitehawk discards Heads, meet heads.
> Bryn discards I raise!
> Bryn discards Heave!
= Tara: 1 Alcohol, 7 cards
= Remy: 3 Alcohol, 7 cards
= Whitehawk: 0 Alcohol, 1 card
= Whitehawk holds I raise!
= Bryn: 0 Alcohol, 0 cards
= the Sea Events: 4 counters
---
title: Merfolk at the Railing: those who drink reveal together, share one window and drink together
proves: TIMING-06, NEGATE-11
seats: Whitehawk, Remy, Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Wine with a Chaser | Light Ale | Shot of Rum | Dragon Breath Ale
Remy holds: I best not. Someone needs to keep a level head
Bryn holds: Landlubber portion? Here, a sailor's!

> Whitehawk chooses Drink
> Remy chooses Drink
> Bryn chooses Discard 2 cards
> Tara chooses Drink
> Bryn discards (a blank)      # before any Drink is revealed
> Bryn discards (a blank)
= the Drink of Whitehawk: 3 Alcohol
= now the Drink of Remy: 3 Alcohol
= now the Drink of Tara: 4 Alcohol
Bryn can play Landlubber portion? Here, a sailor's! on Whitehawk's Drink
Bryn can play Landlubber portion? Here, a sailor's! on Tara's Drink
> Bryn plays Landlubber portion? Here, a sailor's! on Whitehawk's Drink
> Remy plays I best not. Someone needs to keep a level head
= now Tara: 0 Alcohol
> Whitehawk drinks
= now Tara: 4 Alcohol
= Whitehawk: 5 Alcohol
= Remy: 0 Alcohol
= Bryn: 0 Alcohol, 4 cards
= the Sea Events: 4 counters
---
title: Merfolk at the Railing: with a single card one cannot choose to discard two
proves: DUNGEON-05
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Light Ale | Wine | Shot of Rum
Bryn holds exactly: Heave!
Tara holds exactly: I raise! | The wind says fold.

> Whitehawk chooses Drink
> Bryn chooses D               # only one option begins so, else the story could not be told
> Tara chooses Discard 2 cards
> Tara discards I raise!
> Tara discards The wind says fold.
= Bryn: 2 Alcohol, 1 card
= Tara: 0 Alcohol, 0 cards
= the Sea Events: 4 counters
---
title: Merfolk at the Railing: after the choice it is too late to Ignore the Event, not to Ignore the Drink
proves: NEGATE-10, NEGATE-11, DUNGEON-10
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Light Ale | Wine | Bottle of Rum
Tara holds: The stars advised against coming here. | Excuse me, I have more important matters to attend to.

Tara can play The stars advised against coming here.
> Whitehawk chooses Drink
Tara cannot play The stars advised against coming here. because NEGATE-10
> Bryn chooses Drink
> Tara chooses Drink
= the Drink of Tara: 5 Alcohol
Tara cannot play The stars advised against coming here. because NEGATE-10
> Tara plays Excuse me, I have more important matters to attend to. using 1
= Whitehawk: 1 Alcohol
= Bryn: 2 Alcohol
= Tara: 0 Alcohol, 6 cards
---
title: Merfolk at the Railing: whoever Ignores them in time neither drinks nor discards
proves: NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Light Ale | Wine | Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn chooses Drink
> Tara chooses Drink
= Whitehawk: 0 Alcohol, 6 cards
= Bryn: 1 Alcohol
= Tara: 2 Alcohol
---
title: Merfolk at the Railing: Mead may be split, for a Sea Event is no Drink Event
proves: SELFSPLIT-05, SELFSPLIT-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck: Mead | Light Ale | Bottle of Rum

> Whitehawk chooses Drink
> Bryn chooses Drink
> Tara chooses Discard 2 cards
> Whitehawk chooses Tara
= Whitehawk: 2 Alcohol
= Bryn: 1 Alcohol
= Tara: 2 Alcohol
