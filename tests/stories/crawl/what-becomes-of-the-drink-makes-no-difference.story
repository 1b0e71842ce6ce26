title: Whoever Ignores a Drink with a Chaser Crawls all the same
proves: CRAWL-03
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: No Thirst
Ann's pile: Wine with a Chaser | Dark Ale
card: No Thirst (Sometimes) = Ignore a Drink.

> Ann plays No Thirst
= Ann: 0 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 0 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: A Drink with a Chaser that somebody Negates sends its revealer on
proves: CRAWL-03, CRAWL-04
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Down the Sink
Ann's pile: Wine with a Chaser | Dark Ale
card: Down the Sink (Sometimes) = Negate a Drink.

> Ben plays Down the Sink on Ann's Drink
= Ann: 0 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ben: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Whoever passes a Drink with a Chaser on Crawls, not whoever drinks it
proves: CRAWL-03, CRAWL-04
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Pass Along
Ann's pile: Wine with a Chaser | Dark Ale
card: Pass Along (Sometimes) = Pass your Drink to another player.

> Ann plays Pass Along on Cleo
= Cleo: 3 Alcohol
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 0 Alcohol, 18 Fortitude
= Cleo: 3 Alcohol, 18 Fortitude             # one Event: Cleo does not Crawl
= the party is at Lucky's Rolling Barrel
---
title: A Drink with a Chaser that has been watered down to nothing is still one
proves: CRAWL-03
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Mostly Rain
Ann's pile: Light Ale with a Chaser | Light Ale
card: Mostly Rain (Sometimes) = Remove 2 Alcohol Content from a Drink.

> Ann plays Mostly Rain
= Ann: 0 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
---
title: A Chaser that stays in front of its drinker is a Chaser
proves: CRAWL-03, DRINK-16
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Hydra Milk

> Ann chooses Lucky's Rolling Barrel
= Ann: 4 Alcohol, 1 Hydra Milk
= the party is at Lucky's Rolling Barrel
= Wine with a Chaser is discarded
---
title: A Drink with a Chaser whose effects are replaced had its Chaser when it was revealed
proves: CRAWL-03
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: The Other Bottle
Ann's pile: Wine with a Chaser | Dragon Breath Ale
card: The Other Bottle (Sometimes) = Replace what a Drink does with 1 Alcohol Content.

> Ben plays The Other Bottle on Ann's Drink
= Ann: 1 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 1 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: A Drink with a Chaser that is split makes only its revealer Crawl, once
proves: CRAWL-23, CRAWL-04
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Two Straws
Ann's pile: Wine with a Chaser | Wine
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann plays Two Straws on Ben
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 2 Alcohol, 18 Fortitude
= Ben: 2 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: A Drink discarded unseen has not been revealed: no Crawl
proves: CRAWL-02
seats: Tara, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Tara holds: I can hear that one fizzing.
Tara's pile: Wine with a Chaser

> Tara plays I can hear that one fizzing.
> Tara ends the phase
= Tara: 0 Alcohol, 20 Fortitude
= Wine with a Chaser is discarded
= the party is at The Red Dragon Inn
