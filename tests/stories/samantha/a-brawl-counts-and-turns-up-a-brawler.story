title: Before the first Brawl the count is 0
proves: SAMANTHA-01
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?

= Samantha: 0 Brawls
> Samantha plays Step outside? What's wrong with in here?
= Samantha: 1 Brawl
---
title: A Brawl raises the count by 1 and the top Brawler does what it says
proves: SAMANTHA-02
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Old Barnacle, Who Sees Double | Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 20 Fortitude, 1 Brawl
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= Old Barnacle, Who Sees Double is discarded
---
title: The next Brawl turns up the next Brawler
proves: SAMANTHA-02
seats: Samantha, Bryn, Tara
Samantha holds: Tonight, a double bill!
deck of Brawlers: Free for Brawl | Old Barnacle, Who Sees Double | Captain Grolnar

> Samantha plays Tonight, a double bill!
= Samantha: 19 Fortitude, 2 Brawls
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
= Free for Brawl is discarded
= Old Barnacle, Who Sees Double is discarded
---
title: Whom a Brawler picks is Samantha's choice, made before anyone responds
proves: SAMANTHA-02, SAMANTHA-03, TIMING-01
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: Stop hitting yourself!
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Samantha declines
> Bryn declines
> Tara declines
Bryn cannot play Stop hitting yourself!
> Samantha chooses Bryn
Bryn can play Stop hitting yourself!
= Bryn: 17 Fortitude
= Tara: 20 Fortitude
= Samantha: 19 Fortitude
---
title: A Brawler fights anybody but Samantha
proves: SAMANTHA-03
seats: Samantha, Bryn
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Mad Meg and Her Bucket

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
= Bryn: 19 Fortitude, 2 Drinks
= Samantha: 20 Fortitude, 1 Drink
---
title: Below 10 the count is the number of Brawlers seen, so after 9 Brawls there are 5 who have not fought yet
proves: SAMANTHA-09
seats: Samantha, Bryn, Tara
Samantha has 9 Brawls
Samantha holds: Tonight, a double bill! | A Gold says somebody swings. | A Gold says somebody swings. | A Gold says somebody swings.
deck of Brawlers: Free for Brawl | Old Barnacle, Who Sees Double | Hilda the Tax Collector | Lefty, and the Other Lefty | Uncle Snorri, Swinging a Bench

= Captain Grolnar is discarded
= Pim, Both Hands Full is discarded
> Samantha plays Tonight, a double bill!
= Samantha: 19 Fortitude, 10 Brawls
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
= Old Barnacle, Who Sees Double is discarded
> Samantha plays A Gold says somebody swings.
= Bryn: 16 Fortitude
= Tara: 16 Fortitude
= Samantha: 19 Fortitude, 9 Gold, 10 Brawls
> Samantha plays A Gold says somebody swings.
> Samantha chooses Bryn
> Samantha chooses Tara
= Bryn: 15 Fortitude
= Tara: 15 Fortitude
= Samantha: 19 Fortitude, 9 Gold, 10 Brawls
> Samantha plays A Gold says somebody swings.
> Samantha chooses Tara
= Tara: 12 Fortitude
= Samantha: 18 Fortitude, 8 Gold, 10 Brawls
---
title: Somebody else who plays one of her cards knows nobody who would fight
proves: SAMANTHA-02
seats: Bryn, Samantha, Tara
Bryn holds: He started it. I have it in writing.
deck of Brawlers: Free for Brawl

> Bryn plays He started it. I have it in writing. on Tara
= Tara: 19 Fortitude
= Samantha: 20 Fortitude, 0 Brawls
