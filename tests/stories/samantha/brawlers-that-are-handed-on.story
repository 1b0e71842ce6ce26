title: Everything a Brawler does is redirected, the choice too
proves: SAMANTHA-03, REDIRECT-04
seats: Samantha, Lucky, Cat
Samantha holds: Step outside? What's wrong with in here?
Lucky holds: You must mean my sister.
deck of Brawlers: Drunk Clyde
Cat's pile: Shot of Rum

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Lucky
> Lucky plays You must mean my sister. on Cat
> Cat chooses Take a Drink
= Cat: 3 Alcohol, 20 Fortitude
= Lucky: 1 Heat, 20 Fortitude
---
title: A Brawler redirected to Samantha hits her with both parts
proves: SAMANTHA-03, REDIRECT-04
seats: Samantha, Lucky, Cat
Samantha holds: Step outside? What's wrong with in here?
Lucky holds: You must mean my sister.
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Lucky
> Lucky plays You must mean my sister. on Samantha
= Samantha: 16 Fortitude
= Lucky: 20 Fortitude
---
title: A Brawler that was called for a hit is hit back in turn
proves: SAMANTHA-03, TIMING-11
seats: Ann, Samantha, Bryn
Ann holds: Elbow | Back at you
Samantha holds: Wrong jaw. The regulars are fond of this one.
deck of Brawlers: Uncle Snorri, Swinging a Bench
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Back at you (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann plays Elbow on Samantha
> Samantha plays Wrong jaw. The regulars are fond of this one.
> Samantha chooses Ann
> Ann plays Back at you
# 20 - 2 - 1 - 2
= Samantha: 15 Fortitude, 1 Brawl
= Ann: 17 Fortitude
---
title: A loss reduced to nothing leaves nothing to buy off
proves: CARD-010
seats: Samantha, Bryn, Cat
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Captain Grolnar
Bryn holds: Was that a punch or a draught?

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 10 Gold
= Bryn is not asked
---
title: The rest of a reduced loss can be bought off
proves: CARD-010
seats: Samantha, Ben, Cat
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Captain Grolnar
Ben holds: Half a step
card: Half a step (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Ben
> Ben plays Half a step
> Ben chooses Pay 1 Gold
= Ben: 20 Fortitude, 9 Gold
