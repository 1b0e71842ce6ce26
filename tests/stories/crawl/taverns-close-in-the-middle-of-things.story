title: A Drink ordered in answer to a demand Closes the tavern: the Crawl comes at once
proves: CRAWL-14, TIMING-14
seats: Nerodia, Phyll, Cat
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Nerodia holds: Mine now!
Phyll holds: Here's one on the house instead

> Nerodia plays Mine now! on Phyll
> Phyll plays Here's one on the house instead
> Phyll chooses Lucky's Rolling Barrel
= Startusk's is Closed
= the party is at Lucky's Rolling Barrel
= Nerodia: 10 Gold, 2 Drinks, 18 Fortitude
= Phyll: 10 Gold, 18 Fortitude
---
title: A Round at the new tavern ruins a player before the rest is ordered
proves: CRAWL-15, GAMBLE-21
seats: Ann, Ben, Cat
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ben has 20 Fortitude, 0 Alcohol, 1 Gold
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann chooses The Scurvy Dog
> Ben passes
> Cat passes
> Ann orders for Cat
= Ben is out: no Gold
= Ann: 11 Gold
> Ann orders for Cat
= Cat: 3 Drinks
---
title: Inside a Round the Scurvy Dog starts no second one
proves: CRAWL-10
seats: Ann, Phyll, Cat
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Gambling? I'm in!
Phyll holds: Here's one on the house instead
Cat holds: Pickpocket
card: Pickpocket (Anytime) = Another player pays you 1 Gold.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Cat plays Pickpocket on Phyll
> Phyll plays Here's one on the house instead
> Phyll chooses The Scurvy Dog
= the pot: 3 Gold
= Ann is in control
= the party is at The Scurvy Dog
= Cat: 2 Drinks
---
title: In the Depths a player without Gold cannot choose to pay
proves: GAMBLE-20, LIMIT-06
seats: Ann, Phyll, Cat
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann holds: Gambling? I'm in!
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Phyll holds: Here's one on the house instead
Cat holds: Pickpocket
card: Pickpocket (Anytime) = Another player pays you 1 Gold.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Cat plays Pickpocket on Phyll
> Phyll plays Here's one on the house instead
> Phyll chooses Black Dragon Depths
> Phyll chooses Pay 1 Gold
> Cat chooses Lose 2 Fortitude
> Ann chooses Lose 2 Fortitude
= Ann: 18 Fortitude, 0 Gold
= Phyll: 8 Gold
= Cat: 18 Fortitude
= Ann is in
