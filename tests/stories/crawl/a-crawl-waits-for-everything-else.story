title: A Chaser drunk in a Round: its revealer Crawls when the Round is over, even into another one
proves: CRAWL-02, TIMING-14
seats: Ann, Ben, Cat
party: Startusk's
Ann holds: Gambling? I'm in!
Ben holds: Bottoms
Cat's pile: Wine with a Chaser
card: Bottoms (Anytime) = Another player takes a Drink from their pile.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Bottoms on Cat
= the party is at Startusk's
> Cat passes
> Cat chooses The Scurvy Dog
= Cat is in control
> Ann passes
> Ben passes
= Cat: 11 Gold
> Ann orders for Ben
= Ben: 2 Drinks
= The Scurvy Dog: 5 left
---
title: A Brew that is done comes before the Crawl of the Drink its card has caused
proves: CRAWL-02, FARAI-05
seats: Farai, Ben, Cat
party: Startusk's
Farai's brew: Beer
Farai has 1 Progress Token
deck of Beer: Choir Practice Lager
Farai holds: For your penance, one pint.
Farai has 15 Fortitude, 0 Alcohol, 10 Gold
Ben's pile: Wine with a Chaser

> Farai plays For your penance, one pint. on Ben
> Ben chooses The Harmonious Cup
= the party is at The Harmonious Cup
# Ben: 20 - 1 (card) - 1 (Brew) = 18, Farai 16 and least: 18
= Ben: 18 Fortitude, 1 Alcohol
= Farai: 18 Fortitude
= Cat: 19 Fortitude
---
title: Somebody knocked out by the first Crawl does not Crawl
proves: CRAWL-20, CRAWL-32
seats: Ann, Ben, Cat
phase: drink
party: Startusk's
Ann's pile: Drinking Contest!
Ben has 5 Fortitude, 2 Alcohol, 10 Gold
drink deck: Light Ale with a Chaser | Water | Dark Ale with a Chaser | Water | Wine
# Ann 1, Ben 1 (3), Cat 2 wins
> Ann chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Ben is out: passed out
= Cat: 14 Gold
---
title: A Sea Event turns up two Chasers: it is finished, then both Crawl
proves: CRAWL-20, SEA-03
seats: Ann, Ben, Cat
phase: end
party: Startusk's
sea deck: Anchor Song
sea counters: 1
Ann's pile: Wine with a Chaser
Ben's pile: Water
Cat's pile: Light Ale with a Chaser

> Ann chooses Lucky's Rolling Barrel
> Cat chooses Startusk's
= the party is at Startusk's
= Ben: 18 Fortitude
---
title: Two Chasers of a toast in the Action Phase: both Crawl, and the phase goes on
proves: CRAWL-20, CRAWL-10
seats: Phyll, Ben, Cat
party: Startusk's
Phyll holds: A toast to bright eyes and bushy tails!
drink deck: Light Ale with a Chaser | Water | Dark Ale with a Chaser | Wine | Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Phyll chooses Lucky's Rolling Barrel
> Ben chooses The Scurvy Dog
= Ben is in control
= Phyll: 1 Alcohol, 18 Fortitude, 9 Gold
= Ben: 3 Alcohol
> Cat passes
> Phyll passes
= Ben: 12 Gold
> Phyll orders for Cat
= Cat: 2 Drinks
= The Scurvy Dog: 5 left
---
title: A Round that a Crawl has started before the Action leaves the Action
proves: CRAWL-10, TURN-06
seats: Ann, Ben, Cat
party: Startusk's
Ann holds: Bottoms | Elbow
Ben's pile: Wine with a Chaser
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Bottoms (Anytime) = Another player takes a Drink from their pile.

> Ann plays Bottoms on Ben
> Ben chooses The Scurvy Dog
= Ben is in control
> Cat passes
> Ann passes
= Ben: 12 Gold
> Ann plays Elbow on Cat
= Cat: 18 Fortitude
---
title: Drinks of different cards stacked up: one Crawl
proves: CRAWL-25
seats: Bryn, Whitehawk, Cat
phase: drink
party: Startusk's
Bryn's pile: Wine with a Chaser | Water | Light Ale with a Chaser
Whitehawk holds: Drink up! Captain's orders

= the Drink of Bryn: 2 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Bryn chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Bryn: 3 Alcohol, 18 Fortitude
> Bryn ends the phase
= the party is at Lucky's Rolling Barrel
= Bryn: 18 Fortitude
---
title: A Map used before a Round lies in the pot of that very Round
proves: PRIZE-05, CARD-024
seats: Ann, Ben, Cat
phase: drink
party: Startusk's
Ann's pile: Wine with a Chaser
Ben's front: Pub Crawl Map

> Ann chooses The Scurvy Dog
> Ben plays Pub Crawl Map
= Ann is in control
> Ben passes
> Cat passes
> Ben chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Ann: 12 Gold, 18 Fortitude, 1 Pub Crawl Map
---
title: The Sea Event comes after the Crawl
proves: TURN-16, CRAWL-02
seats: Ann, Ben
phase: drink
party: Startusk's
sea deck: Press Gang
sea counters: 1
Ann's pile: Wine with a Chaser
Ann has 20 Fortitude, 0 Alcohol, 10 Gold
Ben has 19 Fortitude, 0 Alcohol, 10 Gold

> Ann chooses The Harmonious Cup
> Ann ends the phase
# Ben 20 after the Cup (least Fortitude), both tied for the most: 17 each
> the turn ends
= Ann: 17 Fortitude, 1 Alcohol
= Ben: 17 Fortitude
