title: Whoever Ignores all effects Ignores a Tavern Event, the good as well as the bad
proves: CRAWL-12, NEGATE-18
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben has 5 Alcohol
Ben holds: Not Really Here
Ann's pile: Wine with a Chaser
card: Not Really Here (Anytime) = You Ignore all effects until your next turn.

> Ben plays Not Really Here
> the window closes
> Ann chooses Startusk's
> Ann chooses Draw 2 cards
> Cleo chooses Draw 2 cards                   # Ben is not asked
= Ben: 5 Alcohol, 6 cards
= Cleo: 9 cards
---
title: Whoever Ignores all effects does not celebrate the return either
proves: CRAWL-12
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck: Wine | Wine
Ben holds: Not Really Here
card: Not Really Here (Anytime) = You Ignore all effects until your next turn.

> Ben plays Not Really Here
> Ann orders for Ben                          # ordering is not stopped by it
= Ann: 2 Alcohol, 11 Gold
= Ben: 0 Alcohol, 10 Gold, 2 Drinks
= Cleo: 2 Alcohol, 11 Gold
---
title: The Gold for a new Drink Deck is something else: it is due from whoever Ignores all effects
proves: CRAWL-12, CRAWL-17
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck exactly: Wine | Wine
drink discards: Dark Ale | Dark Ale
Ben holds: Not Really Here
card: Not Really Here (Anytime) = You Ignore all effects until your next turn.

> Ben plays Not Really Here
> Ann orders for Ben
= Ann: 2 Alcohol, 10 Gold                     # 1 gained, 1 paid for new Drinks
= Ben: 0 Alcohol, 9 Gold                      # nothing gained, 1 paid
= Cleo: 2 Alcohol, 10 Gold
= The Red Dragon Inn: 2 Drinks left
---
title: Whoever's turn has ended Ignores the Event of a tavern to which another player leads the party
proves: CRAWL-12
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann holds: Off to Bed
Cleo holds: A Swig Between Bets
Cleo's pile: Wine with a Chaser
card: Off to Bed (Action) = Another player loses 1 Fortitude. / Your turn ends.
card: A Swig Between Bets (Sometimes) = When another player makes anyone lose Fortitude, you take a Drink from your pile.

> Ann plays Off to Bed on Ben
> Cleo plays A Swig Between Bets
> Cleo chooses Lucky's Rolling Barrel
= Ann: 20 Fortitude
= Ben: 17 Fortitude
= Cleo: 18 Fortitude
---
title: Whoever Ignores all effects still Crawls for the Chaser they revealed
proves: CRAWL-12, CRAWL-03
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Not Really Here
Ann's pile: Wine with a Chaser
card: Not Really Here (Anytime) = You Ignore all effects until your next turn.

> Ann plays Not Really Here
> the window closes
> Ann chooses Lucky's Rolling Barrel
= Ann: 0 Alcohol, 20 Fortitude
= Ben: 18 Fortitude
= the party is at Lucky's Rolling Barrel
