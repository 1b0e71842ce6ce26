title: Startusk's: each player chooses between 1 Alcohol Content less and 2 cards, in turn order from the Crawler
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben has 5 Alcohol
Cleo has 5 Alcohol
Ann's pile: Wine with a Chaser

> Ann chooses Startusk's
> Ann chooses Draw 2 cards
> Ben chooses Lose 1 Alcohol Content
> Cleo chooses Draw 2 cards
= Ann: 2 Alcohol, 9 cards
= Ben: 4 Alcohol, 7 cards
= Cleo: 5 Alcohol, 9 cards
---
title: Lucky's Rolling Barrel: each player loses 2 Fortitude, the Crawler too
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser

> Ann chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: Black Dragon Depths: each player loses 2 Fortitude or pays 1 Gold
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser

> Ann chooses Black Dragon Depths
> Ann chooses Pay 1 Gold to the Inn
> Ben chooses Lose 2 Fortitude
> Cleo chooses Pay 1 Gold to the Inn
= Ann: 9 Gold, 20 Fortitude
= Ben: 10 Gold, 18 Fortitude
= Cleo: 9 Gold, 20 Fortitude
= the Inn: +2 Gold
---
title: The Harmonious Cup: the weakest gain 2 Fortitude, the drunkest lose 1 Alcohol Content, all who are level alike
proves: CRAWL-10
seats: Ann, Ben, Cleo, Dan
phase: drink
party: The Red Dragon Inn
Ann has 12 Fortitude, 4 Alcohol
Ben has 12 Fortitude, 3 Alcohol
Cleo has 15 Fortitude, 6 Alcohol
Dan has 15 Fortitude, 1 Alcohol
Ann's pile: Wine with a Chaser

> Ann chooses The Harmonious Cup
= Ann: 14 Fortitude, 5 Alcohol
= Ben: 14 Fortitude, 3 Alcohol
= Cleo: 15 Fortitude, 5 Alcohol
= Dan: 15 Fortitude, 1 Alcohol
---
title: The Scurvy Dog: the Crawler starts a Round of Gambling and is in control
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Gambling? I'm in!
Ann's pile: Wine with a Chaser

> Ann chooses The Scurvy Dog
= the pot: 3 Gold
= Ann is in control
> Ben plays Gambling? I'm in!
= Ben is in control
> Cleo passes
> Ann passes
= Ben: 12 Gold
= Ann: 9 Gold
= the party is at The Scurvy Dog
---
title: The Scurvy Dog: if everybody passes, the Crawler has the pot
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser

> Ann chooses The Scurvy Dog
> Ann ends the phase
= Ann: 12 Gold
= Ben: 9 Gold
= Cleo: 9 Gold
---
title: The Scurvy Dog: it is not Ann's Crawl, but it is her turn, so she chooses the Prize
proves: PRIZE-10
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
Ann holds: Bottoms Up
Ben's pile: Wine with a Chaser
card: Bottoms Up (Action) = Another player takes a Drink from their pile.

> Ann plays Bottoms Up on Ben
> Ben chooses The Scurvy Dog
> Ann chooses Red Dragon Inn Loyalty Card
= Red Dragon Inn Loyalty Card is in the pot
= Ben is in control
---
title: The Red Dragon Inn: a Gold and a Drink for everybody who is left
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: order
party: The Harmonious Cup
closed: Lucky's Rolling Barrel | Black Dragon Depths | Startusk's | The Scurvy Dog
deck of The Harmonious Cup exactly: Blessed Bitter
drink deck: Wine | Dark Ale | Dragon Breath Ale

> Ann orders for Cleo
= Ann: 2 Alcohol, 11 Gold
= Ben: 1 Alcohol, 11 Gold
= Cleo: 4 Alcohol, 11 Gold
---
title: The Event happens on every visit, also when the party has been there before
proves: CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: Wine with a Chaser
Ben's pile: Wine with a Chaser

> Ann chooses The Harmonious Cup
= Ann: 20 Fortitude
> Ann ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= the party is at Lucky's Rolling Barrel
