title: Who Drinks Deepest? A Drinking Contest from the player whose turn ends, and four counters are put down
proves: DUNGEON-02, CONTEST-01, CONTEST-05
seats: Whitehawk, Remy, Bryn
active: Bryn
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Light Ale | Shot of Rum | Wine

= Bryn: 1 Alcohol, 9 Gold
= Whitehawk: 3 Alcohol, 12 Gold
= Remy: 2 Alcohol, 9 Gold
= the Sea Events: 4 counters
---
title: Who Drinks Deepest? The tied repeat, and only then are counters put down
proves: CONTEST-06, DUNGEON-02
seats: Whitehawk, Remy, Bryn
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Wine | Light Ale | Wizard's Brew | Light Ale | Wine

> Whitehawk drinks
= now the Drink of Whitehawk: 1 Alcohol
= now the Drink of Bryn: 2 Alcohol
= now the Sea Events: 0 counters
= Whitehawk: 3 Alcohol, 9 Gold
= Remy: 1 Alcohol, 9 Gold
= Bryn: 4 Alcohol, 12 Gold
= the Sea Events: 4 counters
---
title: Who Drinks Deepest? Whoever Ignores it neither drinks nor pays
proves: CONTEST-15, NEGATE-08
seats: Whitehawk, Remy, Bryn
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Light Ale | Wine | Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 0 Alcohol, 10 Gold
= Remy: 1 Alcohol, 9 Gold
= Bryn: 2 Alcohol, 11 Gold
---
title: Who Drinks Deepest? A Drink of the Contest can be Ignored as a Drink and still counts
proves: NEGATE-10, NEGATE-11, CONTEST-12
seats: Whitehawk, Remy, Tara
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Light Ale | Bottle of Rum | Wine
Remy holds: I best not. Someone needs to keep a level head
Tara holds: The stars advised against coming here.

= the Drink of Remy: 5 Alcohol
Tara cannot play The stars advised against coming here. because NEGATE-10
> Remy plays I best not. Someone needs to keep a level head
= Whitehawk: 1 Alcohol, 9 Gold
= Remy: 0 Alcohol, 12 Gold
= Tara: 2 Alcohol, 9 Gold
---
title: Who Drinks Deepest? If the player whose turn it was is out, the next one begins
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Remy, Bryn
phase: drink
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Wine | Light Ale
Whitehawk has 5 Fortitude, 4 Alcohol
Whitehawk's pile: Light Ale

> Whitehawk drinks
= Whitehawk is out: passed out
= Remy: 2 Alcohol, 13 Gold
= Bryn: 1 Alcohol, 11 Gold
= the Sea Events: 4 counters
---
title: Who Drinks Deepest? Whoever has the least Fortitude has a head start
proves: CONTEST-01
seats: Whitehawk, Remy, Bryn
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Light Ale | Shot of Rum | Wine
Remy has 12 Fortitude
Bryn has 13 Fortitude

= Remy: 14 Fortitude, 3 Alcohol, 12 Gold
= Bryn: 13 Fortitude, 2 Alcohol
