title: Letter of Marque accepted: two Drinks for whoever reveals it, and 2 Gold from whoever has the most
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Remy, Bryn
active: Remy
phase: end
Bryn has 9 Gold
sea deck: Letter of Marque
sea counters: 1
drink deck: Wine | Light Ale | Bottle of Rum

> Remy chooses Drink 2 Drinks
= Remy: 3 Alcohol, 12 Gold, 1 Drink
= Whitehawk: 0 Alcohol, 8 Gold
= Bryn: 0 Alcohol, 9 Gold
= the Inn: +0 Gold
= the Sea Events: 3 counters
---
title: Letter of Marque declined: nothing happens, but its counters come
proves: DUNGEON-02
seats: Whitehawk, Remy, Bryn
active: Remy
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Wine | Light Ale | Bottle of Rum

> Remy chooses Decline
= Remy: 0 Alcohol, 10 Gold
= Whitehawk: 10 Gold
= Bryn: 10 Gold
= the Sea Events: 3 counters
---
title: Letter of Marque: whoever Ignores it pays nothing, and the Inn pays for whoever has a card for that
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Remy, Bryn, Tara
active: Remy
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Wine | Light Ale
Bryn holds: The purser owes me one.
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
> Remy chooses Drink 2 Drinks
> Bryn plays The purser owes me one.
= Remy: 3 Alcohol, 14 Gold
= Whitehawk: 8 Gold
= Bryn: 10 Gold
= Tara: 10 Gold
= the Inn: -2 Gold
---
title: Letter of Marque: each of the two Drinks can be answered as a Drink
proves: NEGATE-11
seats: Whitehawk, Remy, Bryn
active: Remy
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Bottle of Rum | Light Ale
Remy holds: I best not. Someone needs to keep a level head

> Remy chooses Drink 2 Drinks
= the Drink of Remy (Bottle of Rum): 5 Alcohol
= now the Drink of Remy (Light Ale): 1 Alcohol
> Remy plays I best not. Someone needs to keep a level head on Remy's Drink (Bottle of Rum)
= Remy: 1 Alcohol, 14 Gold
---
title: Letter of Marque: who passes out over it has collected first, and leaves the Gold behind
proves: LOSE-03, LOSE-06
seats: Whitehawk, Remy, Bryn
active: Remy
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Bottle of Rum | Light Ale
Remy has 6 Fortitude

> Remy chooses Drink 2 Drinks
= Remy is out: passed out
= Whitehawk: 11 Gold           # 8, and a quarter of Remy's 14
= Bryn: 11 Gold
= the Inn: +8 Gold
= the Sea Events: 3 counters
---
title: Letter of Marque: if the player whose turn it was is out, the offer goes to the next one
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Remy, Bryn
active: Remy
phase: drink
sea deck: Letter of Marque
sea counters: 1
drink deck: Wine | Light Ale
Remy has 5 Fortitude, 4 Alcohol
Remy's pile: Light Ale

> Remy drinks
> Bryn chooses Drink 2 Drinks
= Remy is out: passed out
= Bryn: 3 Alcohol, 14 Gold     # with 2 Gold of Remy's
= Whitehawk: 0 Alcohol, 10 Gold
= the Inn: +6 Gold
= the Sea Events: 3 counters
---
title: Letter of Marque: Mead may be split, each of the two Drinks by itself
proves: SELFSPLIT-05
seats: Whitehawk, Remy, Bryn
active: Remy
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Mead | Mead

> Remy chooses Drink 2 Drinks
> Remy chooses Bryn
> Remy chooses Whitehawk
= Remy: 4 Alcohol, 14 Gold
= Bryn: 2 Alcohol, 8 Gold
= Whitehawk: 2 Alcohol, 8 Gold
