title: At 4 Brawls Samantha loses 1 Alcohol Content
proves: SAMANTHA-04
seats: Samantha, Bryn, Tara
Samantha has 5 Alcohol, 3 Brawls
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 4 Alcohol, 10 Gold, 4 Brawls
---
title: Before 4 and after 4 she stays as drunk as she is
proves: SAMANTHA-04
seats: Samantha, Bryn, Tara
Samantha has 5 Alcohol, 1 Brawl
Samantha holds: Tonight, a double bill! | A Gold says somebody swings. | A Gold says somebody swings.
deck of Brawlers: Mad Meg and Her Bucket | Free for Brawl | Old Barnacle, Who Sees Double | Hilda the Tax Collector | The Quiet One

> Samantha plays Tonight, a double bill!
> Samantha chooses Bryn
= Samantha: 5 Alcohol, 3 Brawls
> Samantha plays A Gold says somebody swings.
= Samantha: 4 Alcohol, 4 Brawls
> Samantha plays A Gold says somebody swings.
> Samantha declines
= Samantha: 4 Alcohol, 5 Brawls
---
title: A sober Samantha has nothing to lose at 4
proves: SAMANTHA-04, LIMIT-01
seats: Samantha, Bryn, Tara
Samantha has 0 Alcohol, 3 Brawls
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 0 Alcohol, 4 Brawls
---
title: At 7 Brawls the Inn gives her 1 Gold
proves: SAMANTHA-05
seats: Samantha, Bryn, Tara
Samantha has 5 Alcohol, 6 Brawls
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 5 Alcohol, 11 Gold, 7 Brawls
= the Inn: -1 Gold
---
title: She has the Gold before the Brawler looks whose purse is the heaviest
proves: SAMANTHA-10, SAMANTHA-05
seats: Samantha, Bryn, Tara
Samantha has 6 Brawls
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Hilda the Tax Collector

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 18 Fortitude, 11 Gold, 7 Brawls
= Bryn: 20 Fortitude
= Tara: 20 Fortitude
---
title: The Gold of the 7th Brawl saves her who bet her last one on it
proves: SAMANTHA-05, LOSE-05
seats: Samantha, Bryn, Tara
Samantha has 1 Gold, 6 Brawls
Samantha holds: A Gold says somebody swings.
deck of Brawlers: Free for Brawl

> Samantha plays A Gold says somebody swings.
= Samantha is in
= Samantha: 1 Gold, 7 Brawls
---
title: From 10 Brawls on she orders two Drinks
proves: SAMANTHA-06
seats: Samantha, Bryn, Tara
Samantha has 9 Brawls
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 10 Brawls
> Samantha orders for Bryn
> Samantha orders for Tara
= Bryn: 2 Drinks
= Tara: 2 Drinks
---
title: Both may be for the same player
proves: SAMANTHA-06, DRINK-18
seats: Samantha, Bryn, Tara
phase: order
Samantha has 10 Brawls

> Samantha orders for Tara
> Samantha orders for Tara
> Samantha ends the phase
= Tara: 3 Drinks
= Bryn: 1 Drink
---
title: At 9 Brawls she orders one Drink
proves: SAMANTHA-06
seats: Samantha, Bryn, Tara
phase: order
Samantha has 9 Brawls

> Samantha orders for Tara
> Samantha ends the phase
= Tara: 2 Drinks
= Bryn: 1 Drink
---
title: The second Drink comes in every turn of hers, and in nobody else's
proves: SAMANTHA-06
seats: Samantha, Bryn
phase: drink
active: Bryn
Samantha has 10 Brawls
Bryn's pile: Water | Water
Samantha's pile: Water | Water | Water
drink deck: Water | Water | Water | Water | Water | Water

> Bryn ends the phase
= now Bryn: 1 Drink
> Samantha ends the phase
> Samantha ends the phase
> Samantha ends the phase
= Bryn: 3 Drinks
> Samantha ends the phase
= now Samantha: 2 Drinks
> Bryn ends the phase
> Bryn ends the phase
> Bryn ends the phase
= Samantha: 3 Drinks
---
title: If the count gets to 10 before she has ordered in this phase, she orders two already now
proves: SAMANTHA-06
seats: Samantha, Bryn, Tara
phase: order
Samantha has 9 Brawls
Samantha holds: A Gold says somebody swings.
deck of Brawlers: Free for Brawl

> Samantha plays A Gold says somebody swings.
= Bryn: 19 Fortitude
> Samantha orders for Tara
> Samantha orders for Tara
= Tara: 3 Drinks
= Samantha: 10 Brawls
---
title: If it gets there after she has ordered, the second Drink waits for her next turn
proves: SAMANTHA-06
seats: Samantha, Bryn, Tara
phase: order
Samantha has 9 Brawls
Samantha holds: A Gold says somebody swings.
deck of Brawlers: Free for Brawl

> Samantha orders for Tara
> Samantha plays A Gold says somebody swings.
= Samantha: 10 Brawls
> Samantha ends the phase
= Tara: 2 Drinks
= Bryn: 1 Drink
---
title: Additional Drinks of a card come on top of both
proves: SAMANTHA-06, DRINK-18
seats: Samantha, Bryn, Tara
phase: order
Samantha has 10 Brawls
Samantha holds: Wench, bring some drinks for my friends!

> Samantha plays Wench, bring some drinks for my friends!
> Samantha orders for Bryn
> Samantha orders for Bryn
> Samantha orders for Tara
> Samantha orders for Tara
= Bryn: 3 Drinks
= Tara: 3 Drinks
= Samantha: 9 Gold
---
title: The count stays at 10
proves: SAMANTHA-07
seats: Samantha, Bryn, Tara
Samantha has 10 Brawls
Samantha holds: Tonight, a double bill!
deck of Brawlers: Free for Brawl | Old Barnacle, Who Sees Double

> Samantha plays Tonight, a double bill!
= Samantha: 19 Fortitude, 10 Gold, 10 Brawls
= Bryn: 18 Fortitude
---
title: When all 14 have fought they are shuffled and fight again; the count stays at 10 and brings nothing twice
proves: SAMANTHA-07
seats: Samantha, Brannoc, Tara
Samantha has 5 Alcohol, 10 Brawls
Samantha holds: Tonight, a double bill! | A Gold says somebody swings. | A Gold says somebody swings. | A Gold says somebody swings.
Brannoc holds: Not in my doorway, you don't!
deck of Brawlers: Free for Brawl | Old Barnacle, Who Sees Double | Hilda the Tax Collector | Mad Meg and Her Bucket

> Samantha plays Tonight, a double bill!
> Samantha plays A Gold says somebody swings.
> Samantha plays A Gold says somebody swings.
> Samantha chooses Tara
= Tara: 15 Fortitude, 2 Drinks
= Mad Meg and Her Bucket is discarded
= Samantha: 19 Fortitude, 5 Alcohol, 8 Gold, 10 Brawls
> Samantha plays A Gold says somebody swings.
> Brannoc plays Not in my doorway, you don't!
= Not in my doorway, you don't! is discarded
= Samantha: 5 Alcohol, 7 Gold, 10 Brawls
---
title: What the count brings is no card: nobody can answer the Gold of the 7th Brawl
proves: SAMANTHA-05
seats: Samantha, Bryn, Tara
Samantha has 6 Brawls
Samantha holds: Step outside? What's wrong with in here? | Don't forget the captain's extra share!
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
> Samantha declines
> Bryn declines
> Tara declines
= now Samantha: 11 Gold
Samantha cannot play Don't forget the captain's extra share!
= Samantha: 11 Gold, 7 Brawls
