title: Whoever Crawls and Ignores the Event of The Scurvy Dog is not in its Round, so nobody is in control
proves: NEGATE-02, GAMBLE-17, CRAWL-11
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Wait Outside
Ann's pile: Wine with a Chaser
card: Wait Outside (Sometimes) = Ignore an Event.

> Ann chooses The Scurvy Dog
> Ann plays Wait Outside
= the pot: 2 Gold
= Ann: 10 Gold
= nobody is in control
> Ben passes
> Cleo passes
= Ann: 10 Gold
= the Inn: +2 Gold
---
title: A tavern that Closes in a Round moves the party at once, and no Round starts inside a Round
proves: CRAWL-14, GAMBLE-02
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
> Ben passes
> Cleo passes
= Ann: 12 Gold
---
title: Nobody loses in a Round that an Event starts in the middle of a card
proves: LOSE-03, CRAWL-15
seats: Ann, Ben, Cleo
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Slap and Comfort
Ben has 2 Fortitude, 1 Alcohol
card: Slap and Comfort (Action) = Another player loses 1 Fortitude. / Order a Drink for them. / They gain 5 Fortitude.

> Ann plays Slap and Comfort on Ben
> Ann chooses The Scurvy Dog
= the pot: 3 Gold
= Ben is in
> Ben passes
> Cleo passes
= Ben is in
= Ben: 6 Fortitude
---
title: Whoever Ignores all effects Crawls, but is not in the Round that follows
proves: CRAWL-12, NEGATE-18
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Not Really Here
Ann's pile: Wine with a Chaser
card: Not Really Here (Anytime) = You Ignore all effects until your next turn.

> Ann plays Not Really Here
> the window closes
> Ann chooses The Scurvy Dog
= the pot: 2 Gold
= nobody is in control
---
title: At home with everything Closed a Chaser moves nobody
proves: CRAWL-09
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
closed: Startusk's | Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
Ann's pile: Wine with a Chaser

> Ann drinks
> Ann ends the phase
= Ann: 2 Alcohol, 10 Gold
= the party is at The Red Dragon Inn
---
title: If the active player is out, the next one chooses the Prize for a Round that an Event starts
proves: PRIZE-10, LOSE-15
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
Ann has 3 Fortitude, 1 Alcohol
Ann's pile: Drinking Contest!
drink deck: Wine | Light Ale with a Chaser | Dark Ale | Wine | Dark Ale

> Ben chooses The Scurvy Dog
= Ann is out: passed out
> Ben chooses Pub Crawl Map
= Pub Crawl Map is in the pot
---
title: Whoever passes out on the way orders no more
proves: CRAWL-15, LOSE-15
seats: Samantha, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Samantha has 3 Fortitude, 1 Alcohol
Ben holds: Kick
card: Kick (Anytime) = Another player loses 2 Fortitude.
Samantha has 10 Brawls

> Samantha orders for Ben
> Samantha chooses The Scurvy Dog
> Ben plays Kick on Samantha
> Cleo passes
= Samantha is out: passed out
= The Scurvy Dog: 6 Drinks left
= Ben: 2 Drinks
