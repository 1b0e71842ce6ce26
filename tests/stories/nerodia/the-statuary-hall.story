title: A moment in the statuary hall costs 2 Fortitude, and the turn goes on
proves: NERODIA-13, TURN-09
seats: Nerodia, Bryn, Tara
Nerodia holds: You need a moment in the statuary hall
Tara has 2 Petrified cards

> Nerodia plays You need a moment in the statuary hall on Bryn using 1
> Nerodia orders for Bryn
= Bryn: 18 Fortitude, 2 Drinks
= Nerodia: 2 Petrified cards
---
title: With the Glare her turn ends: she neither orders nor drinks
proves: CARD-033, TURN-17
seats: Nerodia, Bryn, Tara
Nerodia holds: You need a moment in the statuary hall
Nerodia's pile: Dragon Breath Ale
Tara has 2 Petrified cards

> Nerodia plays You need a moment in the statuary hall on Bryn using 2
= Bryn: 18 Fortitude, 1 Drink
= Tara: 7 cards, 1 Drink
= Nerodia: 0 Alcohol, 1 Drink
> Bryn ends the phase
= now Nerodia: 1 Drink
= now Bryn: 7 cards
---
title: Her turn ends even if the loss is Ignored
proves: CARD-033, NEGATE-19
seats: Nerodia, Whitehawk, Tara
Nerodia holds: You need a moment in the statuary hall
Nerodia's pile: Dragon Breath Ale
Tara has 2 Petrified cards
Whitehawk holds: A word of advice... don't

> Nerodia plays You need a moment in the statuary hall on Whitehawk using 2
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude, 1 Drink
= Nerodia: 0 Alcohol, 1 Drink
> Whitehawk ends the phase
= now Whitehawk: 7 cards, 1 Drink
= now Nerodia: 0 Alcohol, 1 Drink
---
title: If the card is Negated, her turn goes on and the stone is lost to her
proves: CARD-033, NEGATE-01, NERODIA-14
seats: Nerodia, Bryn, Tara
Nerodia holds: You need a moment in the statuary hall
Nerodia's pile: Dragon Breath Ale
Bryn has 2 Petrified cards
Tara holds: You were about to do something foolish.

> Nerodia plays You need a moment in the statuary hall on Bryn using 2
> Tara plays You were about to do something foolish.
= Bryn: 20 Fortitude, 7 cards
> Nerodia orders for Bryn
> Nerodia drinks
= Nerodia: 4 Alcohol, 0 Drinks, 0 Petrified cards
= Bryn: 2 Drinks
---
title: Whoever was hit in the statuary hall finds nobody to hit back
proves: TURN-17, NEGATE-18
seats: Nerodia, Bryn, Tara
Nerodia holds: You need a moment in the statuary hall | Fresh ssskin, and not one wrinkle.
Tara has 2 Petrified cards
Bryn holds: You wanna play, huh?

> Nerodia plays You need a moment in the statuary hall on Bryn using 2
> Bryn plays You wanna play, huh?
Nerodia cannot play Fresh ssskin, and not one wrinkle. because TURN-17, NEGATE-18
= Bryn: 18 Fortitude
= Nerodia: 20 Fortitude
= You wanna play, huh? is discarded
---
title: A Sea Event at the end of that turn passes her by
proves: TURN-17, NEGATE-18
seats: Nerodia, Bryn, Tara
Nerodia holds: You need a moment in the statuary hall
Tara has 2 Petrified cards
sea deck: Squall Line
sea counters: 1
card: Squall Line (Sea Event) = Each player loses 1 Fortitude.

> Nerodia plays You need a moment in the statuary hall on Bryn using 2
= Nerodia: 20 Fortitude
= Bryn: 17 Fortitude
= Tara: 19 Fortitude
---
title: The party moves on in that turn, and the tavern's Event passes her by
proves: CRAWL-12, TURN-17
seats: Nerodia, Bryn, Tara
party: The Red Dragon Inn
Nerodia has 3 Alcohol
Bryn has 3 Alcohol
Tara has 3 Alcohol
Nerodia holds: You need a moment in the statuary hall
Tara has 2 Petrified cards
Bryn's front: Pub Crawl Map

> Nerodia plays You need a moment in the statuary hall on Bryn using 2
> Bryn plays Pub Crawl Map
> Bryn chooses Startusk's
> Bryn chooses Lose 1 Alcohol
> Tara chooses Lose 1 Alcohol
= the party is at Startusk's
= Bryn: 18 Fortitude, 2 Alcohol
= Tara: 2 Alcohol
= Nerodia: 3 Alcohol
