title: Over the Railing: everybody loses the top Drink and 1 Fortitude, and four counters are put down
proves: DUNGEON-02, LIMIT-04, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Over the Railing
sea counters: 1
Whitehawk's pile: Wine | Light Ale | Mead
Bryn's pile: nothing
Tara's pile: Shot of Rum

= Whitehawk: 19 Fortitude, 0 Alcohol, 2 Drinks
= Bryn: 19 Fortitude, 0 Drinks
= Tara: 19 Fortitude, 0 Alcohol, 0 Drinks
= Wine is discarded
= Shot of Rum is discarded
= the Sea Events: 4 counters
---
title: Over the Railing: it takes the Drink that would have been drunk next
seats: Whitehawk, Bryn
phase: end
sea deck: Over the Railing
sea counters: 1
Bryn's pile: Bottle of Rum | Wine | Light Ale

= Bryn: 2 Drinks
> Bryn drinks                  # her own turn
= Bryn: 2 Alcohol, 1 Drink
---
title: Over the Railing: whoever Ignores it keeps the Drink and the Fortitude
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Over the Railing
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 20 Fortitude, 1 Drink
= Bryn: 19 Fortitude, 0 Drinks
= Tara: 19 Fortitude, 0 Drinks
---
title: Over the Railing: once the Drink has gone nobody can Ignore the rest
proves: NEGATE-10, DUNGEON-10
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Over the Railing
sea counters: 1
Tara holds: The stars advised against coming here. | Was that a punch or a draught?

> Whitehawk declines
> Bryn declines
Tara can play The stars advised against coming here.
Tara cannot play Was that a punch or a draught? because NEGATE-12
> Tara declines
= now Tara: 0 Drinks
Tara cannot play The stars advised against coming here. because NEGATE-10
= Tara: 19 Fortitude
