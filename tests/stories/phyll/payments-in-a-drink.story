title: The payment in a Drink is redirected like any other
proves: PHYLL-07
seats: Tara, Phyll, Cat
phase: drink
Tara's pile: Wine
Tara holds: I saw this bill in a dream. You paid it.
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Tara's Drink
> Tara plays I saw this bill in a dream. You paid it. on Cat
> Tara ends the phase
= Tara: 3 Alcohol, 10 Gold
= Cat: 9 Gold
= Phyll: 11 Gold
---
title: The payment in a Drink is avoided, and the Drink drunk
proves: PHYLL-07
seats: Ann, Phyll, Samantha
phase: drink
active: Samantha
Samantha's pile: Wine
Samantha holds: Collect it from him. The large one.
Phyll's front: Organic Mindflower Nectar
deck of Brawlers: Old Barnacle, Who Sees Double

> Phyll plays Organic Mindflower Nectar on Samantha's Drink
> Samantha plays Collect it from him. The large one.
> Samantha ends the phase
= Samantha: 10 Gold, 3 Alcohol, 1 Brawl
= Phyll: 10 Gold, 19 Fortitude
---
title: Whoever the Drink knocks out pays first
proves: PHYLL-07, LOSE-03
seats: Ann, Phyll, Cat
phase: drink
Ann's pile: Wine
Ann has 20 Fortitude, 17 Alcohol, 9 Gold
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Ann's Drink
> Ann ends the phase
= Ann is out: passed out
# 8: 4 Inn, 2 each
= Phyll: 13 Gold
= Cat: 12 Gold
---
title: Gold of the Drink and Gold for Phyll: both move
proves: PHYLL-07
seats: Ann, Phyll
phase: drink
Ann's pile: Gambler's Grog
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Ann's Drink
> Ann ends the phase
= Ann: 3 Alcohol, 1 Gold
= Ann is in
= Phyll: 11 Gold
---
title: He mixes his own Drink, somebody passes it on, and the new drinker pays
proves: PHYLL-08, DRINK-20
seats: Phyll, Tara, Cat
phase: drink
Phyll's pile: Wine
Phyll's front: Organic Mindflower Nectar
Tara holds: Fate had your name on this mug.

> Phyll plays Organic Mindflower Nectar on Phyll's Drink
> Tara plays Fate had your name on this mug. on Cat
> Phyll ends the phase
= Cat: 3 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 11 Gold
---
title: One copy of a Round on the House is mixed, and only its drinker pays
proves: HOUSE-03, PHYLL-07
seats: Ann, Phyll, Cat
phase: drink
Ann's pile: Round on the House!
Phyll's front: Organic Mindflower Nectar
drink deck: Wine

> Phyll plays Organic Mindflower Nectar on Cat's Drink
> Ann ends the phase
= Ann: 2 Alcohol, 10 Gold
= Cat: 3 Alcohol, 9 Gold
= Phyll: 2 Alcohol, 11 Gold
---
title: Each half of a Drink has its own Mix-in; he pays nothing for his
proves: PHYLL-08, PHYLL-10
seats: Ann, Phyll, Cat
phase: drink
Ann's pile: Shot of Rum
Ann holds: Half for you
Phyll's front: Organic Mindflower Nectar | Organic Mindflower Nectar
card: Half for you (Sometimes) = Split your Drink with another player.

> Ann plays Half for you on Phyll
> Phyll plays Organic Mindflower Nectar on Ann's Drink
> Phyll plays Organic Mindflower Nectar on Phyll's Drink
> Ann ends the phase
= Ann: 3 Alcohol, 9 Gold
= Phyll: 3 Alcohol, 11 Gold
