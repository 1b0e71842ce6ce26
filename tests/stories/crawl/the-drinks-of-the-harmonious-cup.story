title: Temple Well Water: 2 Fortitude
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann has 10 Fortitude
Ann's pile: Temple Well Water

> Ann drinks
= Ann: 0 Alcohol, 12 Fortitude
---
title: Blessed Bitter: 2 Alcohol Content and 1 Fortitude
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann has 10 Fortitude
Ann's pile: Blessed Bitter

> Ann drinks
= Ann: 2 Alcohol, 11 Fortitude
---
title: Communion Porter: its drinker may split it with another player
proves: SELFSPLIT-02
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann's pile: Communion Porter

> Ann chooses Cleo
= Ann: 2 Alcohol
= Cleo: 2 Alcohol
---
title: Communion Porter: or drink all of it
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann's pile: Communion Porter

> Ann drinks
= Ann: 4 Alcohol
= Cleo: 0 Alcohol
---
title: The Novice's Mistake: 4 Alcohol Content and a dropped card
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann's pile: The Novice's Mistake
Ann holds: I raise!

> Ann discards I raise!
= Ann: 4 Alcohol, 20 Fortitude, 6 cards
---
title: Vespers with a Chaser: 1 Alcohol Content, 2 Fortitude, and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann has 10 Fortitude
Ann's pile: Vespers with a Chaser | Blessed Bitter

= the Drink of Ann: 3 Alcohol, 3 Fortitude
> Ann chooses Lucky's Rolling Barrel
= Ann: 3 Alcohol, 11 Fortitude
---
title: Penance with a Chaser: 2 Alcohol Content, 1 Fortitude less, and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Harmonious Cup
Ann's pile: Penance with a Chaser | Dark Ale

= the Drink of Ann: 3 Alcohol, -1 Fortitude
> Ann chooses Lucky's Rolling Barrel
= Ann: 3 Alcohol, 17 Fortitude
