title: Hydra Milk: 2 Alcohol Content, and it stays in front of its drinker
proves: DRINK-16
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann's pile: Hydra Milk

> Ann drinks
= Ann: 2 Alcohol, 1 Hydra Milk
---
title: Gravedigger's Pint: 2 Alcohol Content, 1 Fortitude less
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann's pile: Gravedigger's Pint

> Ann drinks
= Ann: 2 Alcohol, 19 Fortitude
---
title: Minion's Wages: 1 Alcohol Content, draw a card and discard 2, in the order the drinker likes
proves: DRINK-15
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann holds: Tip the Wench. | I raise!
Ann's pile: Minion's Wages
Ann's deck: Winning Hand!

> Ann chooses draw 1 card
> Ann discards Winning Hand!
> Ann discards I raise!
= Ann: 1 Alcohol, 6 cards
= Ann holds Tip the Wench.
= Winning Hand! is discarded
---
title: The Boss's Bottle: 4 Alcohol Content and 1 Fortitude
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann has 10 Fortitude
Ann's pile: The Boss's Bottle

> Ann drinks
= Ann: 4 Alcohol, 11 Fortitude
---
title: Something Still Moving with a Chaser: 1 Alcohol Content, 1 Fortitude less, and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann's pile: Something Still Moving with a Chaser | Wine

= the Drink of Ann: 3 Alcohol, -1 Fortitude
> Ann chooses Lucky's Rolling Barrel
= Ann: 3 Alcohol, 17 Fortitude
---
title: Basilisk Blush with a Chaser: 2 Alcohol Content, a card less, and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann holds: Tip the Wench.
Ann's pile: Basilisk Blush with a Chaser | Dark Ale

= the Drink of Ann: 3 Alcohol
> Ann discards Tip the Wench.
> Ann chooses Lucky's Rolling Barrel
= Ann: 3 Alcohol, 18 Fortitude, 6 cards
= Tip the Wench. is discarded
