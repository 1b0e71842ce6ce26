title: A Closed tavern cannot be visited: with one other tavern Open the party goes there unasked
proves: CRAWL-06, CRAWL-07
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
closed: Startusk's | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
Ann's pile: Wine with a Chaser

> Ann drinks
> Ann ends the phase
= the party is at Lucky's Rolling Barrel
= Ann: 18 Fortitude
---
title: The Inn cannot be entered again while another tavern is Open, though it be the only other one
proves: CRAWL-07
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
closed: Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
Ann's pile: Wine with a Chaser

> Ann drinks
> Ann ends the phase
= the party is at Lucky's Rolling Barrel      # neither the Inn nor Startusk's were on offer
= Ann: 18 Fortitude
---
title: With no other tavern Open the party stays where it is, and no Event happens
proves: CRAWL-08, CRAWL-07, CRAWL-06
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
closed: Startusk's | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
Ann's pile: Wine with a Chaser

> Ann drinks
> Ann ends the phase
= the party is at Lucky's Rolling Barrel
= Ann: 2 Alcohol, 20 Fortitude
= Ben: 20 Fortitude
= Lucky's Rolling Barrel is Open
---
title: A party that could not move on Crawls home when the tavern Closes
proves: CRAWL-08, CRAWL-14, CRAWL-07
seats: Ann, Ben, Cleo
phase: order
party: Lucky's Rolling Barrel
closed: Startusk's | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Lucky's Rolling Barrel exactly: Exhibit A
drink deck: Dark Ale | Dark Ale | Dark Ale

> Ann orders for Ben
= Lucky's Rolling Barrel is Closed
= the party is at The Red Dragon Inn
= Ann: 1 Alcohol, 11 Gold                     # the homecoming
= Ben: 1 Alcohol, 11 Gold, 2 Drinks
---
title: Whoever Crawls must leave: staying in an Open tavern is no choice
proves: CRAWL-02, CRAWL-21
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
closed: Startusk's | Black Dragon Depths | The Harmonious Cup
Ann's pile: Wine with a Chaser

> Ann drinks
> Ann ends the phase
= the party is at Lucky's Rolling Barrel      # the only other one: she is not asked
