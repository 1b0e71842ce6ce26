title: The Pub Crawl Map makes the party Crawl at once, in the turn of anybody
proves: CARD-024, PRIZE-03, PRIZE-04
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ben's front: Pub Crawl Map

> Ben plays Pub Crawl Map
> Ben chooses Black Dragon Depths
= the party is at Black Dragon Depths
= Pub Crawl Map is in the Prize Bin
= Ben: 0 Pub Crawl Map
---
title: Its Crawl goes only to Open taverns, and not to the Red Dragon Inn while another is Open
proves: CARD-024, CRAWL-06, CRAWL-07
seats: Ann, Ben, Cleo
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Scurvy Dog
Ann's front: Pub Crawl Map

> Ann plays Pub Crawl Map
> Ann ends the phase
= the party is at The Harmonious Cup        # nobody was asked: it is the only one
---
title: When all others are Closed the Map leads home
proves: CARD-024, CRAWL-07
seats: Ann, Ben, Cleo
party: Startusk's
closed: Startusk's | Lucky's Rolling Barrel | Black Dragon Depths | The Scurvy Dog | The Harmonious Cup
Ann's front: Pub Crawl Map

> Ann plays Pub Crawl Map
> Ann ends the phase
= the party is at The Red Dragon Inn
= Pub Crawl Map is in the Prize Bin
---
title: If the party can go nowhere the Map is used up without effect
proves: CARD-024, CRAWL-08
seats: Ann, Ben, Cleo
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Scurvy Dog | The Harmonious Cup
Ann's front: Pub Crawl Map

> Ann plays Pub Crawl Map
> Ann ends the phase
= the party is at Startusk's
= Pub Crawl Map is in the Prize Bin
= Ann: 0 Pub Crawl Map
---
title: The Map lies before whoever won it until they use it
proves: PRIZE-03
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann's front: Pub Crawl Map

> Ann ends the phase
= Ann: 1 Pub Crawl Map
= the party is at The Red Dragon Inn
> Ann plays Pub Crawl Map
> Ann chooses Startusk's
= the party is at Startusk's
---
title: Used in the middle of a Round, the Map makes the party Crawl when the Round is over
proves: CARD-024, CRAWL-02
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ben's front: Pub Crawl Map
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Pub Crawl Map
= Pub Crawl Map is in the Prize Bin
= the party is at The Red Dragon Inn
> Ben chooses Startusk's
= the party is at Startusk's
---
title: Used when somebody starts the next Round, the Map is the Prize of that Round
proves: PRIZE-05, CARD-024
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ben's front: Pub Crawl Map
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ben plays Pub Crawl Map        # before the Round begins
= Pub Crawl Map is in the pot
= Ben: 0 Pub Crawl Map
---
title: The Map is an effect of its own: with a Crawl of its holder pending, the party Crawls twice
proves: CARD-024, CRAWL-33
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's front: Pub Crawl Map
Ann's pile: Wine with a Chaser | Wine

= the Drink of Ann: 4 Alcohol
> Ann plays Pub Crawl Map
> Ann chooses Startusk's
= the party is at Startusk's
> Ann chooses The Harmonious Cup
= the party is at The Harmonious Cup
= Pub Crawl Map is in the Prize Bin
---
title: A Chaser that comes after the Map is not forgotten either
proves: CARD-024
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's front: Pub Crawl Map
Ann holds: Drink Up
Ann's pile: Water | Wine with a Chaser | Wine
card: Drink Up (Sometimes) = Add 1 Alcohol Content to your Drink and take a Drink from your pile.

= the Drink of Ann: 0 Alcohol
> Ann plays Pub Crawl Map
> Ann plays Drink Up
> Ann chooses Startusk's
> Ann chooses The Harmonious Cup
= the party is at The Harmonious Cup
---
title: Control: two Chasers of one player are still one Crawl
proves: CRAWL-22
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Drink Up
Ann's pile: Light Ale with a Chaser | Water | Wine with a Chaser | Wine
card: Drink Up (Sometimes) = Add 1 Alcohol Content to your Drink and take a Drink from your pile.

> Ann plays Drink Up
> Ann chooses Startusk's
> Ann ends the phase
= the party is at Startusk's
---
title: The Map of one player and the Chaser of another: two Crawls, in turn order from the active player
proves: CARD-024, CRAWL-20
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben's front: Pub Crawl Map
Ann's pile: Wine with a Chaser | Wine

= the Drink of Ann: 4 Alcohol
> Ben plays Pub Crawl Map
> Ann chooses Startusk's
> Ben chooses The Harmonious Cup
= the party is at The Harmonious Cup
---
title: Nothing is left of the Map's Crawl when the Chaser's has led home
proves: CARD-024, CRAWL-09
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
closed: Startusk's | Lucky's Rolling Barrel | Black Dragon Depths | The Scurvy Dog | The Harmonious Cup
Ann's front: Pub Crawl Map
Ann's pile: Wine with a Chaser | Wine

= the Drink of Ann: 4 Alcohol
> Ann plays Pub Crawl Map
> Ann ends the phase
= the party is at The Red Dragon Inn
= Pub Crawl Map is in the Prize Bin
