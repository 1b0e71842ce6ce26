title: A tavern is not filled up again: with its last Drink it Closes, whatever has been drunk of it
proves: CRAWL-16, CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Morning Lecture | Gnoll Roast | One to Go
Ann's pile: Morning Lecture
Cleo holds: Bottoms Up
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Cleo plays Bottoms Up on Ann
= Morning Lecture is discarded
> Ann orders for Ben
= Startusk's: 1 Drink left
> Ann ends the phase
> Ann ends the phase
> Ben orders for Ann
= Startusk's is Closed
= Startusk's: 0 Drinks left
= Ben: 10 Gold                                # nobody pays for new Drinks there
= the Inn: +0 Gold
---
title: When the Drink Deck runs out everybody pays, only its own cards are shuffled, and the Inn stays Open
proves: CRAWL-17, CRAWL-16
seats: Ann, Ben, Cleo
phase: order
party: The Red Dragon Inn
drink deck exactly: Wine
drink discards: Dark Ale | Light Ale
Ann's pile: Morning Lecture
Cleo holds: Bottoms Up
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Cleo plays Bottoms Up on Ann                # a Drink of Startusk's is discarded
> Ann orders for Ben
= Ann: 9 Gold
= Ben: 9 Gold
= Cleo: 9 Gold
= The Red Dragon Inn: 2 Drinks left           # not the Morning Lecture
= Startusk's: 5 Drinks left
= The Red Dragon Inn is Open
= Morning Lecture is discarded
> Ann ends the phase
= the party is at The Red Dragon Inn
---
title: Elsewhere too the Drink Deck can run out: everybody pays, and the party stays
proves: CRAWL-17, CRAWL-18
seats: Ann, Ben, Cleo
party: Startusk's
drink deck exactly: Wine
drink discards: Dark Ale | Light Ale
Ann holds: Here, From the Old Place
card: Here, From the Old Place (Action) = Another player gets a Drink from the Drink Deck.

> Ann plays Here, From the Old Place on Ben
= Ann: 9 Gold
= Cleo: 9 Gold
= The Red Dragon Inn: 2 Drinks left
= Startusk's: 6 Drinks left
> Ann ends the phase
= the party is at Startusk's
= Startusk's is Open
---
title: The Drinks of somebody who is out go back to the discards of their own taverns
proves: CRAWL-16, LOSE-08
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
drink deck exactly: Wine | Wine
Ann has 3 Alcohol
Ben has 4 Fortitude, 3 Alcohol
Ben's pile: Exhibit A | Dark Ale
Ann holds: Elbow | Here, From the Old Place
card: Elbow (Action) = Another player loses 2 Fortitude and you may play another Action card.
card: Here, From the Old Place (Action) = Each other player gets a Drink from the Drink Deck.

> Ann plays Elbow on Ben
= Ben is out: passed out
= Exhibit A is discarded
= Dark Ale is discarded
> Ann plays Here, From the Old Place          # takes one of the last two
> Ann orders for Cleo                         # and here is the other
= The Red Dragon Inn: 1 Drink left            # the Dark Ale, and not Exhibit A
= Lucky's Rolling Barrel: 5 Drinks left
---
title: The Inn does not Close even if there is nothing to shuffle: everybody pays, and the party stays
proves: CRAWL-17
seats: Ann, Ben, Cleo
phase: order
party: The Red Dragon Inn
drink deck exactly: Wine

> Ann orders for Ben
> Ann ends the phase
= The Red Dragon Inn: 0 Drinks left
= The Red Dragon Inn is Open
= the party is at The Red Dragon Inn
= Cleo: 9 Gold, 20 Fortitude
