title: Whoever orders the last Drink of a tavern Closes it and Crawls
proves: CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast

> Ann orders for Ben
= Startusk's is Closed
= the party is at Startusk's                  # for the moment: Ann is asked where to
> Ann chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Ben: 18 Fortitude, 2 Drinks
= Startusk's: 0 Drinks left
---
title: Control: with a Drink left it stays Open and nobody Crawls
proves: CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast | Morning Lecture

> Ann orders for Ben
> Ann ends the phase
= Startusk's is Open
= Startusk's: 1 Drink left
= the party is at Startusk's
---
title: Whoever ordered the last Drink Crawls, though it is another player's turn
proves: CRAWL-14
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ben holds: The Same for Her
card: The Same for Her (Anytime) = Order a Drink for another player.

> Ben plays The Same for Her on Ann
> Ben chooses Lucky's Rolling Barrel
= Startusk's is Closed
= Ann: 18 Fortitude, 2 Drinks
---
title: With Drinks still to order: order what is there, Close, Crawl with the Event, then order the rest
proves: CRAWL-15, CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
= Startusk's is Closed
> Ann chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
= Cleo: 18 Fortitude, 1 Drink                 # the Event comes before the rest of the order
= Lucky's Rolling Barrel: 6 Drinks left
> Ann orders for Cleo
> Ann orders for Cleo
= Cleo: 3 Drinks
= Ben: 2 Drinks
= Lucky's Rolling Barrel: 4 Drinks left
---
title: Two taverns can Close in one order
proves: CRAWL-15, CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
deck of Lucky's Rolling Barrel exactly: Exhibit A
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann chooses Lucky's Rolling Barrel
> Ann orders for Ben
= Lucky's Rolling Barrel is Closed
> Ann chooses The Harmonious Cup
> Ann orders for Cleo
= Startusk's is Closed
= the party is at The Harmonious Cup
= The Harmonious Cup: 5 Drinks left
= Ben: 20 Fortitude, 3 Drinks                 # 2 lost at Lucky's, 2 gained by all alike at the Cup
---
title: The last Drink of the last order: Close, Crawl, and nothing is left to order
proves: CRAWL-15
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast | One to Go | Morning Lecture
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann orders for Ben
> Ann orders for Cleo
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Lucky's Rolling Barrel: 6 Drinks left
= Ben: 3 Drinks, 18 Fortitude
= Cleo: 2 Drinks
---
title: A Round at the new tavern is played to its end before the rest is ordered
proves: CRAWL-15
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann chooses The Scurvy Dog
= the pot: 3 Gold
= Cleo: 1 Drink
> Ben passes
> Cleo passes
= Ann: 11 Gold                                # 10, 1 for the Wench, and the pot
> Ann orders for Cleo
> Ann orders for Cleo
= Cleo: 3 Drinks
= The Scurvy Dog: 4 Drinks left
---
title: A Closed tavern stays Closed; nobody orders there again
proves: CRAWL-14, CRAWL-06
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Black Dragon Depths | The Harmonious Cup
deck of Startusk's exactly: Gnoll Roast
Ann's pile: Wine with a Chaser

> Ann orders for Ben
> Ann chooses Lucky's Rolling Barrel
> Ann drinks
> Ann ends the phase                          # one other tavern is Open: she is not asked
= the party is at The Scurvy Dog
= Startusk's is Closed
---
title: One card that orders for two: the first Drink Closes a tavern, the second comes from the next
proves: CRAWL-15, CRAWL-14
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Cheers, You Two
card: Cheers, You Two (Action) = Order a Drink for two other players.

> Ann plays Cheers, You Two on Ben, Cleo
= Ben: 2 Drinks
= Cleo: 1 Drink
> Ann chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
= Cleo: 2 Drinks
= Lucky's Rolling Barrel: 5 Drinks left
---
title: A tavern can Close in the middle of a Round; The Scurvy Dog then starts no second one
proves: CRAWL-14
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Gambling? I'm in!
Ben holds: The Same for Her
card: The Same for Her (Anytime) = Order a Drink for another player.

> Ann plays Gambling? I'm in!
> Ben antes
> Ben plays The Same for Her on Ann
> Ben chooses The Scurvy Dog
= the party is at The Scurvy Dog
= the pot: 3 Gold
= Ann is in control
> Ben passes
> Cleo passes
= Ann: 12 Gold
---
title: A tavern that Closes in the middle of a Round: the Event of the next one happens in it
proves: CRAWL-14, CRAWL-10
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Gambling? I'm in!
Ben holds: The Same for Her
card: The Same for Her (Anytime) = Order a Drink for another player.

> Ann plays Gambling? I'm in!
> Ben antes
> Ben plays The Same for Her on Ann
> Ben chooses Lucky's Rolling Barrel
= Cleo: 18 Fortitude
= the pot: 3 Gold
> Ben passes
> Cleo passes
= Ann: 12 Gold, 18 Fortitude
---
title: A Round of a tavern that everybody Ignores does not begin
proves: CRAWL-11, NEGATE-02
seats: Ann, Ben
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
card: Not me (Sometimes) = Ignore an Event.
Ann holds: Not me
Ben holds: Not me

> Ann orders for Ben
> Ann chooses The Scurvy Dog
> Ann plays Not me
> Ben plays Not me
= Ann: 10 Gold
= Ben: 10 Gold
= the party is at The Scurvy Dog
