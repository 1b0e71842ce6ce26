title: Everybody drinks, Phyll included
proves: TIMING-06, TIMING-13
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
= Phyll: 1 Alcohol, 1 Drink
= Remy: 2 Alcohol, 1 Drink
= Bryn: 3 Alcohol, 1 Drink
= A toast to bright eyes and bushy tails! is discarded
---
title: All reveal, Chasers included, before anybody changes a Drink
proves: TIMING-06, DRINK-14
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Phyll's front: Splash of Ogre Syrup
drink deck: Light Ale | Wine with a Chaser | Light Ale | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
= the Drink of Remy: 3 Alcohol
= now the Drink of Bryn: 3 Alcohol
= now Phyll: 0 Alcohol
> Phyll plays Splash of Ogre Syrup on Remy's Drink
= Phyll: 1 Alcohol
= Remy: 5 Alcohol
= Bryn: 3 Alcohol
---
title: Whoever Ignores their Drink spares only themselves
proves: NEGATE-02, NEGATE-05
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Remy holds: I best not. Someone needs to keep a level head
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Remy plays I best not. Someone needs to keep a level head
= Phyll: 1 Alcohol
= Remy: 0 Alcohol
= Bryn: 3 Alcohol
---
title: The toast is an Action card and can be Negated as one
proves: NEGATE-01
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails! | Baguette battle!
Remy holds: No Deed
drink deck: Light Ale | Wine | Elven Wine
card: No Deed (Sometimes) = Negate an Action card.

> Phyll plays A toast to bright eyes and bushy tails!
> Remy plays No Deed
= Phyll: 0 Alcohol
= Remy: 0 Alcohol
= Bryn: 0 Alcohol
Phyll cannot play Baguette battle!
---
title: On a Pub Crawl the toast is drunk from the Drink Deck, wherever the party is
proves: CRAWL-18
seats: Phyll, Remy, Bryn
party: Startusk's
Phyll holds: A toast to bright eyes and bushy tails!
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
= Phyll: 1 Alcohol
= Remy: 2 Alcohol
= Bryn: 3 Alcohol
= Startusk's: 6 Drinks left
= the party is at Startusk's
---
title: Everybody who revealed a Chaser Crawls afterwards, in turn order
proves: CRAWL-02, CRAWL-20, CRAWL-21
seats: Phyll, Remy, Bryn
party: The Red Dragon Inn
Phyll holds: A toast to bright eyes and bushy tails!
drink deck: Light Ale | Wine with a Chaser | Light Ale | Wine with a Chaser | Water

> Phyll plays A toast to bright eyes and bushy tails!
= Phyll: 1 Alcohol
= Remy: 3 Alcohol
= Bryn: 2 Alcohol
= the party is at The Red Dragon Inn
> Remy chooses Startusk's
= now the party is at Startusk's
> Bryn chooses The Harmonious Cup
= now the party is at The Harmonious Cup
---
title: A Drink Event turned up for the toast is discarded and replaced
seats: Phyll, Remy, Bryn
drinks: rdi8
Phyll holds: A toast to bright eyes and bushy tails!
drink deck: Light Ale | Drinking Contest! | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
= Phyll: 1 Alcohol, 10 Gold
= Remy: 2 Alcohol, 10 Gold
= Bryn: 3 Alcohol, 10 Gold
= Drinking Contest! is discarded
