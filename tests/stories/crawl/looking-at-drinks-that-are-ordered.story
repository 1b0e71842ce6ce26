title: Tara gathers all her Drinks first, Closing a tavern and Crawling on the way, and only then looks and hands out
proves: CRAWL-26, CRAWL-15, CRAWL-14
seats: Tara, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast | Morning Lecture
deck of Lucky's Rolling Barrel: Exhibit A
Tara holds: Signs point to you getting drunker...soon!
Cleo holds: Bottoms Up
card: Bottoms Up (Anytime) = A player takes a Drink from their pile.

> Tara plays Signs point to you getting drunker...soon!
= Startusk's is Closed
= Ben: 1 Drink                                # nothing has been handed out
> Tara chooses Lucky's Rolling Barrel
= Tara: 18 Fortitude, 9 Gold
= Ben: 18 Fortitude, 1 Drink
> Tara chooses Exhibit A                      # the third one, from the new tavern
> Tara orders for Ben
> Tara chooses Gnoll Roast
> Tara orders for Cleo
> Tara orders for Ben
= Ben: 3 Drinks
= Cleo: 2 Drinks
= Lucky's Rolling Barrel: 5 Drinks left
= the party is at Lucky's Rolling Barrel
---
title: With enough Drinks in the tavern nothing Closes
proves: CRAWL-26
seats: Tara, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's: Gnoll Roast | Morning Lecture | One to Go
Tara holds: Signs point to you getting drunker...soon!

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses One to Go
> Tara orders for Ben
> Tara chooses Morning Lecture
> Tara orders for Ben
> Tara orders for Cleo
= Startusk's: 3 Drinks left
= Ben: 3 Drinks
= the party is at Startusk's
---
title: If the last one gathered is the last of its tavern, the Crawl still comes before the look
proves: CRAWL-26, CRAWL-14
seats: Tara, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast | Morning Lecture | One to Go
Tara holds: Signs point to you getting drunker...soon!

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Lucky's Rolling Barrel
= Ben: 18 Fortitude, 1 Drink
> Tara chooses One to Go
> Tara orders for Ben
= Ben: 2 Drinks
= Lucky's Rolling Barrel: 6 Drinks left
---
title: Gathering can lead home: the rest comes from the Drink Deck
proves: CRAWL-26, CRAWL-13
seats: Tara, Ben, Cleo
phase: order
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck: Dark Ale | Dark Ale | Dark Ale | Dragon Breath Ale | Wine
Tara holds: Signs point to you getting drunker...soon!

> Tara plays Signs point to you getting drunker...soon!
= the party is at The Red Dragon Inn
= Tara: 1 Alcohol, 10 Gold
= Ben: 1 Alcohol, 1 Drink
> Tara chooses Dragon Breath Ale
> Tara orders for Ben
> Tara chooses Wine
> Tara orders for Ben
> Tara orders for Cleo
= Ben: 3 Drinks
= Cleo: 2 Drinks
---
title: A Round at the new tavern is played before Tara sees anything
proves: CRAWL-26
seats: Tara, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Tara holds: Signs point to you getting drunker...soon!

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses The Scurvy Dog
= the pot: 3 Gold
= The Scurvy Dog: 6 Drinks left               # the other two are not yet gathered
> Ben passes
> Cleo passes
= Tara: 11 Gold
> Tara chooses Gnoll Roast
> Tara orders for Ben
= The Scurvy Dog: 4 Drinks left
= Ben: 2 Drinks
