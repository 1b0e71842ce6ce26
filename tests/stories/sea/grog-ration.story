title: Grog Ration: everybody drinks the same Drink with its Chaser, and two counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Wine with a Chaser | Light Ale | Bottle of Rum

= Whitehawk: 3 Alcohol, 1 Drink
= Bryn: 3 Alcohol, 1 Drink
= Tara: 3 Alcohol, 1 Drink
= the Sea Events: 2 counters
---
title: Grog Ration: a Drink Event turned up is no ration
proves: HOUSE-01
seats: Whitehawk, Bryn
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Drinking Contest! | Wine | Bottle of Rum

= Whitehawk: 2 Alcohol, 10 Gold
= Bryn: 2 Alcohol, 10 Gold
= Drinking Contest! is discarded
---
title: Grog Ration: each copy can be Ignored or changed as a Drink when the Event itself no longer can
proves: NEGATE-10, NEGATE-11, DUNGEON-10
seats: Whitehawk, Remy, Bryn, Tara
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Bottle of Rum
Remy holds: I best not. Someone needs to keep a level head
Bryn holds: I'm built like an ox, and I can drink like one, too!
Tara holds: The stars advised against coming here. | Excuse me, I have more important matters to attend to.

= the Drink of Tara: 5 Alcohol
Tara cannot play The stars advised against coming here. because NEGATE-10
> Remy plays I best not. Someone needs to keep a level head
> Bryn plays I'm built like an ox, and I can drink like one, too!
> Tara plays Excuse me, I have more important matters to attend to. using 1
= Whitehawk: 5 Alcohol
= Remy: 0 Alcohol
= Bryn: 1 Alcohol
= Tara: 0 Alcohol
= the Sea Events: 2 counters
---
title: Grog Ration: whoever has Ignored the Event in time gets no copy
proves: NEGATE-08, DUNGEON-10
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Bottle of Rum
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Whitehawk: 5 Alcohol
= Bryn: 5 Alcohol
= Tara: 0 Alcohol
---
title: Grog Ration after the last Drink of the player whose turn it was: the others drink
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Grog Ration
sea counters: 1
drink deck: Wine
Whitehawk has 5 Fortitude, 4 Alcohol
Whitehawk's pile: Light Ale

> Whitehawk drinks
= Whitehawk is out: passed out
= Whitehawk: 5 Alcohol
= Bryn: 2 Alcohol
= Tara: 2 Alcohol
= the Sea Events: 2 counters
---
title: Grog Ration: if the player whose turn ends Ignores it, the others drink all the same
proves: DUNGEON-04, NEGATE-02
seats: Tara, Bryn, Remy
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Dragon Breath Ale
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara: 0 Alcohol
= Bryn: 4 Alcohol
= Remy: 4 Alcohol
---
title: Grog Ration: somebody whose turn a card has ended does not drink, the others do
proves: TURN-17, NEGATE-18
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Grog Ration
sea counters: 1
drink deck: Wine
Whitehawk holds: Hammock Time
card: Hammock Time (Sometimes) = In your Drink Phase, your turn ends.

> Whitehawk plays Hammock Time
= Bryn: 2 Alcohol
= Tara: 2 Alcohol
= Whitehawk: 0 Alcohol
---
title: Grog Ration: a Mead that is copied for everybody is not split
proves: HOUSE-05, HOUSE-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Mead

= the Drink of Whitehawk: 3 Alcohol
= Whitehawk: 3 Alcohol                        # nobody was asked: only windows are passed here
= Bryn: 3 Alcohol
= Tara: 3 Alcohol
---
title: Grog Ration: a copy for everybody, and 1 Fortitude with it
proves: HOUSE-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Grog Ration
sea counters: 1
drink deck: Wine
Bryn has 12 Fortitude

= Bryn: 13 Fortitude, 2 Alcohol
= Tara: 20 Fortitude, 2 Alcohol
