title: Whoever passes out over the Drink with the Chaser does not Crawl
proves: CRAWL-32
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann has 5 Fortitude, 3 Alcohol
Ann's pile: Wine with a Chaser

> Ann drinks
> Ann ends the phase
= Ann is out: passed out
= the party is at The Red Dragon Inn
= Ben: 20 Fortitude
---
title: Whoever saves themselves at the last chance does Crawl
proves: CRAWL-32
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann has 5 Fortitude, 3 Alcohol
Ann holds: Deep Breath
Ann's pile: Wine with a Chaser
card: Deep Breath (Anytime) = You gain 4 Fortitude.

> Ann drinks
> Ann plays Deep Breath
> Ann chooses Lucky's Rolling Barrel
= Ann is in
= Ann: 5 Alcohol, 7 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Of two who must Crawl one passes out in the tavern to which the other led: one move only
proves: CRAWL-32, CRAWL-20
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ben has 4 Fortitude
Ann holds: To Absent Friends
card: To Absent Friends (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Light Ale with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale | Wine

> Ann plays To Absent Friends
= Ben: 2 Alcohol
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ben is out: passed out
= the party is at Lucky's Rolling Barrel
= Cleo: 18 Fortitude
---
title: Of two who must Crawl one passes out over the Drink; the other Crawls
proves: CRAWL-32, CRAWL-20
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann has 3 Fortitude, 1 Alcohol
Ann holds: To Absent Friends
card: To Absent Friends (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Light Ale with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale | Wine

> Ann plays To Absent Friends
> Ben chooses Lucky's Rolling Barrel
= Ann is out: passed out
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: When all but one are out the game is over, and nobody Crawls
proves: CRAWL-32
seats: Ann, Ben
phase: drink
party: The Red Dragon Inn
Ben has 3 Fortitude, 1 Alcohol
Ann's pile: Round on the House!
drink deck: Light Ale with a Chaser | Dark Ale

> Ann drinks
> Ann ends the phase
= Ann won
= Ann: 20 Fortitude
= the party is at The Red Dragon Inn
---
title: Whoever is in danger is out before anybody Crawls, and the Tavern Event cannot save them
proves: CRAWL-32, LOSE-03
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ben has 3 Fortitude, 1 Alcohol
Ann holds: To Absent Friends
card: To Absent Friends (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Light Ale with a Chaser | Dark Ale | Wine | Water

> Ann plays To Absent Friends
> Ben drinks
= now Ben is in                          # the last chance is still to come
= Ben is out: passed out
= now the party is at The Red Dragon Inn
> Ann chooses Startusk's
= the party is at Startusk's
