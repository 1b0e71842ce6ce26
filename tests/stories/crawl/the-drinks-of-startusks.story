title: Morning Lecture sobers its drinker up and lets them draw a card
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann has 4 Alcohol
Ann's pile: Morning Lecture

> Ann drinks
= Ann: 3 Alcohol, 8 cards
= Morning Lecture is discarded
---
title: Gnoll Roast: 2 Alcohol Content and a card
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann's pile: Gnoll Roast

> Ann drinks
= Ann: 2 Alcohol, 8 cards
---
title: Grounds for Concern: 3 Alcohol Content, and one of two cards that are turned up
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann's pile: Grounds for Concern
Ann's deck: Tip the Wench. | I raise! | Winning Hand!

> Ann drinks
> Ann chooses I raise!
= Ann: 3 Alcohol, 8 cards
= Ann holds I raise!
= Tip the Wench. is discarded
---
title: One to Go: 1 Alcohol Content, and it stays in front of its drinker
proves: DRINK-16
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann's pile: One to Go

> Ann drinks
= Ann: 1 Alcohol, 1 One to Go
---
title: One to Go takes 2 off a later Drink of its own player, and is gone
proves: DRINK-16
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann's front: One to Go
Ann's pile: Dragon Breath Ale

> Ann plays One to Go
= Ann: 2 Alcohol, 0 One to Go
= One to Go is discarded
---
title: One to Go does nothing for a Drink of somebody else
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ben's front: One to Go
Ann's pile: Dragon Breath Ale

= the Drink of Ann: 4 Alcohol
Ben cannot play One to Go
= Ann: 4 Alcohol
---
title: Pixie Foam with a Chaser: 1 Alcohol Content, 1 Fortitude, and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann has 10 Fortitude
Ann's pile: Pixie Foam with a Chaser | Wine

= the Drink of Ann: 3 Alcohol, 1 Fortitude
= Ann: 3 Alcohol, 11 Fortitude
> Ann chooses Lucky's Rolling Barrel
= Ann: 9 Fortitude
---
title: Midnight Oil with a Chaser: 2 Alcohol Content, a card, and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: Startusk's
Ann's pile: Midnight Oil with a Chaser | Gnoll Roast

= the Drink of Ann: 4 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 4 Alcohol, 9 cards
