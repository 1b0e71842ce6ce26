title: Whoever reveals a Drink with a Chaser Crawls once it has been drunk, and the Event of the new tavern happens
proves: CRAWL-02, CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Dark Ale

= the Drink of Ann: 3 Alcohol
= now the party is at The Red Dragon Inn
= Ann: 3 Alcohol, 20 Fortitude
= the party is at The Red Dragon Inn       # she has drunk; now she is asked where to
> Ann chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Ann: 3 Alcohol, 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: Control: a Drink without a Chaser moves nobody
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine | Wine with a Chaser

> Ann drinks
> Ann ends the phase
= Ann: 2 Alcohol, 1 Drink
= the party is at The Red Dragon Inn
---
title: Control: outside a Pub Crawl a Chaser is a Chaser and nothing else
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine with a Chaser | Dark Ale

> Ann drinks
> Ann ends the phase
= Ann: 3 Alcohol, 20 Fortitude
= Ben: 20 Fortitude
---
title: A Drink of a tavern with a Chaser makes its revealer Crawl like any other
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Bucket of Grog with a Chaser | Knuckle Polish

> Ann chooses Lucky's Rolling Barrel
= Ann: 6 Alcohol, 17 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: The Crawl waits for the card that made somebody drink to be finished
proves: CRAWL-02, CRAWL-04
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann holds: Bottoms Up, Then Pay Up
Ben's pile: Wine with a Chaser | Dark Ale
card: Bottoms Up, Then Pay Up (Action) = Another player takes a Drink from their pile and pays you 2 Gold.

> Ann plays Bottoms Up, Then Pay Up on Ben
= Ben: 3 Alcohol, 8 Gold                    # drunk, and paid
= the party is at The Red Dragon Inn
> Ben chooses Lucky's Rolling Barrel        # Ben revealed it, in Ann's turn
= the party is at Lucky's Rolling Barrel
= Ben: 18 Fortitude
---
title: A Round of Gambling is pending too: whoever reveals a Chaser in the middle of it Crawls afterwards
proves: CRAWL-02
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann holds: Gambling? I'm in!
Ben holds: A Swig Between Bets
Ben's pile: Light Ale with a Chaser | Wine
card: A Swig Between Bets (Anytime) = You take a Drink from your pile.

> Ann plays Gambling? I'm in!
> Ben plays A Swig Between Bets
= Ben: 3 Alcohol
= the party is at The Red Dragon Inn
= the pot: 3 Gold
> Ben passes
= the party is at The Red Dragon Inn
> Cleo passes
> Ben chooses Lucky's Rolling Barrel
= Ann: 12 Gold, 18 Fortitude
= Ben: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: The turn goes on after the Crawl where it was, and the next player orders at the new tavern
proves: CRAWL-02, CRAWL-13
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser
deck of Lucky's Rolling Barrel: Exhibit A

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
> Ben orders for Ann
= Ann: 1 Drink
= Lucky's Rolling Barrel: 5 Drinks left
= The Red Dragon Inn: 30 Drinks left
