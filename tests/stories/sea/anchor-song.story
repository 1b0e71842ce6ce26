title: Anchor Song: all drink from their piles together, who has none sobers up, and three counters are put down
proves: DUNGEON-02, DRINK-22, TURN-12
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
Whitehawk's pile: Wine with a Chaser | Light Ale | Water
Bryn has 3 Alcohol
Bryn's pile: nothing
Tara's pile: Dragon Breath Ale | Water

= Whitehawk: 3 Alcohol, 1 Drink
= Bryn: 2 Alcohol, 0 Drinks
= Tara: 4 Alcohol, 1 Drink
= the Sea Events: 3 counters
---
title: Anchor Song: the Drinks of all are revealed before anybody answers, and drunk at once
proves: TIMING-06, NEGATE-11
seats: Whitehawk, Remy, Bryn, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
Whitehawk's pile: Wine
Remy's pile: Shot of Rum
Bryn's pile: Light Ale
Tara's pile: Bottle of Rum
Bryn holds: Landlubber portion? Here, a sailor's!
Tara holds: I have consulted the charts... This is not in my future

= the Drink of Whitehawk: 2 Alcohol
= now the Drink of Tara: 5 Alcohol
Bryn can play Landlubber portion? Here, a sailor's! on Remy's Drink
Bryn can play Landlubber portion? Here, a sailor's! on Tara's Drink
> Bryn plays Landlubber portion? Here, a sailor's! on Whitehawk's Drink
> Tara plays I have consulted the charts... This is not in my future
= now Whitehawk: 0 Alcohol
> Whitehawk drinks
= now Remy: 3 Alcohol
= now Bryn: 1 Alcohol
= Whitehawk: 4 Alcohol
= Tara: 0 Alcohol, 0 Drinks
---
title: Anchor Song: a Drink Event on somebody's pile happens to everybody, after the Drinks
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
drink deck: Shot of Rum
Whitehawk has 10 Fortitude
Whitehawk's pile: Wine
Bryn's pile: Fine Ambrosia, Nectar of the Gods | Water
Tara's pile: Light Ale

# Before the Drinks the ambrosia would have taken no Alcohol Content from anybody.
= Whitehawk: 12 Fortitude, 0 Alcohol
= Bryn: 0 Alcohol, 1 Drink
= Tara: 0 Alcohol, 0 Drinks
= Fine Ambrosia, Nectar of the Gods is discarded
= the Sea Events: 3 counters
---
title: Anchor Song: the Drink Event it brings up can be Ignored though the song has begun
proves: NEGATE-08, NEGATE-10
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
drink deck: Bottle of Rum
Whitehawk's pile: Wine
Bryn's pile: Round on the House!
Tara's pile: Light Ale
Tara holds: The stars advised against coming here.

= the Drink of Tara: 1 Alcohol
Tara cannot play The stars advised against coming here. because NEGATE-10
> Tara drinks
Tara can play The stars advised against coming here.
> Tara plays The stars advised against coming here.
= Whitehawk: 7 Alcohol
= Bryn: 5 Alcohol
= Tara: 1 Alcohol
= the Sea Events: 3 counters
---
title: Anchor Song: whoever Ignores it neither drinks nor sobers up
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
Whitehawk's pile: Wine
Bryn has 3 Alcohol
Bryn's pile: nothing
Tara's pile: Light Ale
Bryn holds: Excuse me, I have more important matters to attend to.
Tara holds: The stars advised against coming here.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
> Tara plays The stars advised against coming here.
= Whitehawk: 2 Alcohol, 0 Drinks
= Bryn: 3 Alcohol
= Tara: 0 Alcohol, 1 Drink
