title: A Drink of a tavern that is shuffled into the Drink Deck goes into the deck of its own tavern
proves: CRAWL-27
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann's pile: Gnoll Roast | Dark Ale | Exhibit A
Ann holds: I Smell Almonds
card: I Smell Almonds (Action) = You shuffle your Drink Me! Pile into the Drink Deck.
drink deck exactly: Wine | Wine

= Startusk's: 5 Drinks left
= Lucky's Rolling Barrel: 5 Drinks left
> Ann plays I Smell Almonds
= Ann: 0 Drinks
= Startusk's: 6 Drinks left
= Lucky's Rolling Barrel: 6 Drinks left
= The Red Dragon Inn: 3 Drinks left
---
title: If that tavern is Closed the Drink is discarded
proves: CRAWL-27
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
closed: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann's pile: Gnoll Roast | Exhibit A
Ann holds: I Smell Almonds
card: I Smell Almonds (Action) = You shuffle your Drink Me! Pile into the Drink Deck.

> Ann plays I Smell Almonds
= Ann: 0 Drinks
= Gnoll Roast is discarded
= Startusk's: 0 Drinks left
= Startusk's is Closed
= Lucky's Rolling Barrel: 6 Drinks left
---
title: A Drink that came back to the tavern where the party is can be ordered again
proves: CRAWL-27, CRAWL-14
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast | Morning Lecture
Ann's pile: Gnoll Roast
Ann holds: I Smell Almonds
card: I Smell Almonds (Action) = You shuffle your Drink Me! Pile into the Drink Deck.

= Startusk's: 1 Drink left
> Ann plays I Smell Almonds
= Startusk's: 2 Drinks left
> Ann orders for Ben
= Startusk's is Open                          # without that Drink it would have Closed
= Startusk's: 1 Drink left
---
title: Drinks of a tavern that has Closed stay in the piles and are drunk as if nothing had happened
proves: CRAWL-34, CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Cleo holds: Bottoms Up
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Ann orders for Ben
> Ann chooses Lucky's Rolling Barrel
= Startusk's is Closed
= Ben: 2 Drinks
> Cleo plays Bottoms Up on Ben
= Ben: 2 Alcohol, 8 cards, 1 Drink
= Gnoll Roast is discarded
= Startusk's: 0 Drinks left
= Startusk's is Closed
---
title: A Drink of a Closed tavern with a Chaser makes its revealer Crawl
proves: CRAWL-34, CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
closed: Startusk's
deck of Startusk's exactly: Pixie Foam with a Chaser
Ann has 15 Fortitude
Ann's pile: Pixie Foam with a Chaser | Dark Ale

> Ann chooses Lucky's Rolling Barrel
= Ann: 2 Alcohol, 14 Fortitude                # 15, 1 more, 2 less
= Pixie Foam with a Chaser is discarded
= Startusk's: 0 Drinks left
---
title: What lies in front of somebody from a Closed tavern keeps its use
proves: CRAWL-34, DRINK-16
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
closed: Black Dragon Depths
deck of Black Dragon Depths exactly: Hydra Milk
Ben's front: Hydra Milk
Ann holds: Elbow
card: Elbow (Action) = Another player loses 3 Fortitude.

> Ann plays Elbow on Ben
> Ben plays Hydra Milk
= Ben: 19 Fortitude, 0 Hydra Milk
= Hydra Milk is discarded
= Black Dragon Depths: 0 Drinks left
