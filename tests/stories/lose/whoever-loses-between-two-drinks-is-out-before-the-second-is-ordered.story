title: Of two Drinks of the phase the first ruins a team, and the second cannot be ordered for it
proves: LOSE-03, LOSE-15, DRINK-02
seats: Ann, Ben, Cat, Dan, Eve, Fay
teams: Ann + Ben, Cat + Dan, Eve + Fay
phase: order
Cat has 1 Gold
drink deck exactly: Water
drink discards: Wine | Dark Ale

> Ann orders for Cat            # the last one: everybody pays for a new deck
= Cat is out: no Gold
Ann cannot order for Dan
> Ann orders for Eve
= Eve: 2 Drinks, 9 Gold
---
title: Her second Drink waits until whoever the new tavern has knocked out is out
proves: LOSE-03, LOSE-15, CRAWL-15, SAMANTHA-06
seats: Samantha, Ben, Cat
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ben has 12 Fortitude, 10 Alcohol, 10 Gold
Samantha has 10 Brawls

> Samantha orders for Ben
> Samantha chooses Lucky's Rolling Barrel
= Ben is out: passed out
Samantha cannot order for Ben
> Samantha orders for Cat
= Cat: 2 Drinks, 12 Gold
---
title: If she passes out there herself she orders no second Drink
proves: LOSE-03, LOSE-15, CRAWL-15, SAMANTHA-06
seats: Samantha, Ben, Cat
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Samantha has 12 Fortitude, 10 Alcohol, 10 Gold
Samantha has 10 Brawls

> Samantha orders for Ben
> Samantha chooses Lucky's Rolling Barrel
= Samantha is out: passed out
= Lucky's Rolling Barrel: 6 left
= Ben: 2 Drinks
---
title: A last chance between two Drinks of the phase
proves: LOSE-03, LOSE-04, CRAWL-15
seats: Samantha, Bryn, Cat
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn holds: Good as new. Mostly new.
Samantha has 10 Brawls

> Samantha orders for Bryn
> Samantha chooses Lucky's Rolling Barrel
> the window closes             # Lucky's Rolling Barrel
> the window closes             # what it has done
> Bryn plays Good as new. Mostly new.
> Samantha orders for Bryn
= Bryn is in
= Bryn: 12 Fortitude, 3 Drinks
---
title: A card that orders Drinks is carried out to the end before its player is out
proves: LOSE-03, CRAWL-15
seats: Ann, Ben, Cat
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Ann has 12 Fortitude, 10 Alcohol, 10 Gold
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann chooses Lucky's Rolling Barrel
> Ann orders for Cat            # the second of the card; the one of the phase is not ordered any more
= Ann is out: passed out
= Lucky's Rolling Barrel: 5 left
= Ben: 2 Drinks
= Cat: 2 Drinks
