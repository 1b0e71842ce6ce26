title: When somebody passes out before their drink, nobody can play cards on their Drink Phase any more
proves: LOSE-15, TURN-17
seats: Ann, Whitehawk, Cleo
phase: drink
Ann has 5 Fortitude, 3 Alcohol
Ann's pile: Wine
Whitehawk holds: Drink up! Captain's orders
Cleo holds: Elbow | Sing
card: Elbow (Anytime) = Another player loses 3 Fortitude.
card: Sing (Sometimes) = In another player's Drink Phase, they gain 2 Fortitude and you gain 1 Gold.

Whitehawk can play Drink up! Captain's orders
> Cleo plays Elbow on Ann
= Ann is out: passed out
Whitehawk cannot play Drink up! Captain's orders
Cleo cannot play Sing
= Wine is discarded
= Cleo: 12 Gold                               # 2 of Ann's 10, and none for a song
---
title: Whoever survives the same blow is still in their Drink Phase, and it goes on
proves: LOSE-03, TURN-17
seats: Ann, Whitehawk, Cleo
phase: drink
Ann has 10 Fortitude, 3 Alcohol
Ann's pile: Wine | Light Ale
Whitehawk holds: Drink up! Captain's orders
Cleo holds: Elbow
card: Elbow (Anytime) = Another player loses 3 Fortitude.

> Cleo plays Elbow on Ann
Whitehawk can play Drink up! Captain's orders
> Whitehawk plays Drink up! Captain's orders
> Ann ends the phase
= Ann: 7 Fortitude, 6 Alcohol
---
title: Whoever runs out of Gold before their Action is out too, and their phase is over
proves: LOSE-15, LOSE-01, TURN-17
seats: Ann, Ben, Cleo
Ann has 1 Gold
Ben holds: Pick a Pocket
Cleo holds: Heckle
card: Pick a Pocket (Anytime) = Another player pays you 1 Gold.
card: Heckle (Sometimes) = In another player's Action Phase, they lose 1 Fortitude.

Cleo can play Heckle
> Ben plays Pick a Pocket on Ann
= Ann is out: no Gold
Cleo cannot play Heckle
= Ben: 11 Gold
---
title: A Crawl that follows when somebody has passed out is not in their phase any more
proves: LOSE-15, CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann has 5 Fortitude, 3 Alcohol
Ben holds: To the Next
Cleo holds: Sing
card: To the Next (Anytime) = Another player loses 3 Fortitude. / Crawl to any open tavern.
card: Sing (Sometimes) = In another player's Drink Phase, you gain 1 Gold.

Cleo can play Sing
> Ben plays To the Next on Ann
> Ben chooses Black Dragon Depths
= now Ann is out: passed out
Cleo cannot play Sing
