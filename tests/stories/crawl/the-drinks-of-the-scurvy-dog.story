title: Bilge and Bitters: 1 Alcohol Content, 1 Fortitude less
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Bilge and Bitters

> Ann drinks
= Ann: 1 Alcohol, 19 Fortitude
---
title: The Bookie's Cut: 3 Alcohol Content and a Gold
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: The Bookie's Cut

> Ann drinks
= Ann: 3 Alcohol, 11 Gold
---
title: Knuckle Polish: 3 Alcohol Content
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Knuckle Polish

> Ann drinks
= Ann: 3 Alcohol, 20 Fortitude
---
title: Splinters of a Chair: 2 Alcohol Content, 2 Fortitude less
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Splinters of a Chair

> Ann drinks
= Ann: 2 Alcohol, 18 Fortitude
---
title: Bucket of Grog with a Chaser: 2 Alcohol Content and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Bucket of Grog with a Chaser | Dark Ale

= the Drink of Ann: 3 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 3 Alcohol, 18 Fortitude
---
title: Double or Nothing with a Chaser: 1 Alcohol Content and what comes next, or nothing
proves: CRAWL-02, CRAWL-05
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Double or Nothing with a Chaser

= the Drink of Ann: 1 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 1 Alcohol, 18 Fortitude, 0 Drinks
