title: Wine with a Chaser that is a Drink Event: nothing is added, but the party moves on
proves: CRAWL-05, CRAWL-02, CRAWL-10
example: EX-053
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Round on the House!

> Ann chooses Lucky's Rolling Barrel
= Ann: 2 Alcohol, 18 Fortitude
= Ben: 0 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
= Round on the House! is discarded
---
title: Light Ale with a Chaser and nothing after it: no sobering up, but the party moves on
proves: CRAWL-05, CRAWL-02, CRAWL-10
example: EX-053
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann has 4 Alcohol
Ann's pile: Light Ale with a Chaser

> Ann chooses Lucky's Rolling Barrel
= Ann: 5 Alcohol, 18 Fortitude, 0 Drinks
= Cleo: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: One Crawl after a Chaser that was an Event, and only one
proves: CRAWL-05, CRAWL-02
example: EX-165
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Round on the House!

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 2 Alcohol, 18 Fortitude              # no second Event
= the party is at Lucky's Rolling Barrel
---
title: One Crawl after a Chaser that was missing, and only one
proves: CRAWL-05, CRAWL-02
example: EX-165
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Light Ale with a Chaser

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 1 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Control: an Event without a Chaser before it does not move the party
proves: CRAWL-05
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Round on the House! | Wine with a Chaser
drink deck: Dark Ale

> Ann drinks
> Ann ends the phase
= Ann: 1 Alcohol, 20 Fortitude
= the party is at The Red Dragon Inn
