title: A Closing and a Chaser of the same player are two Crawls: at once, and when all is done
proves: CRAWL-33
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: One for Me, One for You
Ann's pile: Wine with a Chaser
card: One for Me, One for You (Action) = You take a Drink from your pile. / Order a Drink for another player. / You gain 3 Gold.

> Ann plays One for Me, One for You on Ben
= Startusk's is Closed
> Ann chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Ann: 2 Alcohol, 18 Fortitude, 13 Gold       # the card goes on after the first Crawl
> Ann chooses Black Dragon Depths
= the party is at Black Dragon Depths
---
title: Both are carried out for their own reasons when the order comes in the phase and the Chaser in the next
proves: CRAWL-33
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann's pile: Wine with a Chaser

> Ann orders for Ben
> Ann chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
> Ann drinks
> Ann chooses The Harmonious Cup
= Ann: 1 Alcohol, 20 Fortitude                # all are equally weak there; Ann is the drunkest
= the party is at The Harmonious Cup
---
title: A Closing in the middle of somebody else's Drink: whoever ordered Crawls at once, the drinker afterwards
proves: CRAWL-33, CRAWL-14
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ben holds: The Same for Him
Ann's pile: Wine with a Chaser | Dark Ale
card: The Same for Him (Anytime) = Order a Drink for another player.

= the Drink of Ann: 3 Alcohol
> Ben plays The Same for Him on Cleo
> Ben chooses Lucky's Rolling Barrel
= now Ann: 0 Alcohol
> Ann chooses Black Dragon Depths
= Ann: 3 Alcohol, 18 Fortitude
= the party is at Black Dragon Depths
---
title: Control: a Closing without a Chaser is one Crawl
proves: CRAWL-33
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: One for Me, One for You
Ann's pile: Wine
card: One for Me, One for You (Action) = You take a Drink from your pile. / Order a Drink for another player.

> Ann plays One for Me, One for You on Ben
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 18 Fortitude
= the party is at Lucky's Rolling Barrel
