title: If a Drink Event starts a Round, the active player chooses the Prize, not whoever revealed it
proves: PRIZE-10
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
Ann holds: Drink Up
Ben's pile: Dice Night
card: Drink Up (Action) = Another player takes a Drink from their pile.
card: Dice Night (Drink Event) = Start a Round of Gambling.

> Ann plays Drink Up on Ben
> Ann chooses Red Dragon Inn Loyalty Card
= Red Dragon Inn Loyalty Card is in the pot
= Pub Crawl Map is in the Inn
= Ben is in control
= the pot: 3 Gold
---
title: The Event of The Scurvy Dog starts a Round: the active player chooses the Prize, whoever Crawled there
proves: PRIZE-10
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
Ann holds: Drink Up
Ben's pile: Light Ale with a Chaser | Light Ale
card: Drink Up (Action) = Another player takes a Drink from their pile.

> Ann plays Drink Up on Ben
> Ben chooses The Scurvy Dog
> Ann chooses Red Dragon Inn Loyalty Card
= the party is at The Scurvy Dog
= Red Dragon Inn Loyalty Card is in the pot
= Pub Crawl Map is in the Inn
---
title: A Pub Crawl Map to The Scurvy Dog brings the Round in which its successor is won
proves: PRIZE-10, PRIZE-04, CARD-024
seats: Ann, Ben, Cleo
party: Startusk's
prizes: Red Dragon Inn Loyalty Card
Ben's front: Pub Crawl Map
Ben holds: Winning Hand!

> Ben plays Pub Crawl Map
> Ben chooses The Scurvy Dog
= Pub Crawl Map is in the Prize Bin
= Red Dragon Inn Loyalty Card is in the pot
---
title: A card that starts a Round leaves the choice to its player
proves: PRIZE-02, PRIZE-10
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
active: Ben
Ben holds: Gambling? I'm in!

> Ben plays Gambling? I'm in!
> Ben chooses Pub Crawl Map
= Pub Crawl Map is in the pot
= Ben is in control
