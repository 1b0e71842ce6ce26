title: Untaxed Cider: 2 Alcohol Content and a Gold that nobody has missed
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: Untaxed Cider

> Ann drinks
= Ann: 2 Alcohol, 11 Gold
= the Inn: -1 Gold
---
title: Bathtub Siren: 3 Alcohol Content, 1 Fortitude less
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: Bathtub Siren

> Ann drinks
= Ann: 3 Alcohol, 19 Fortitude
---
title: Exhibit A: 4 Alcohol Content, and evidence is not split
proves: SPLIT-09
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: Exhibit A
Ann holds: Let's drink to clear skies and strong winds!

= the Drink of Ann: 4 Alcohol
Ann cannot play Let's drink to clear skies and strong winds! because SPLIT-09
> Ann drinks
= Ann: 4 Alcohol, 20 Fortitude, 10 Gold
---
title: A Bottle for the Watch: 2 Alcohol Content, and it stays in front of its drinker
proves: DRINK-16
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: A Bottle for the Watch

> Ann drinks
= Ann: 2 Alcohol, 1 A Bottle for the Watch
---
title: A Bottle for the Watch lets the Inn pay what its player owes, once
proves: DRINK-16
seats: Ann, Ben, Cleo
party: Lucky's Rolling Barrel
Ben's front: A Bottle for the Watch
Ann holds: Pay Up | Pay Up
card: Pay Up (Action) = Another player pays you 2 Gold and you may play another Action card.

> Ann plays Pay Up on Ben
> Ben plays A Bottle for the Watch
= Ann: 12 Gold
= Ben: 10 Gold, 0 A Bottle for the Watch
= the Inn: -2 Gold
= A Bottle for the Watch is discarded
> Ann plays Pay Up on Ben
= Ben: 8 Gold
---
title: A Bottle for the Watch is no ante
seats: Ann, Ben, Cleo
party: Lucky's Rolling Barrel
Ben's front: A Bottle for the Watch
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ann antes
Ben cannot play A Bottle for the Watch
= Ben: 9 Gold
---
title: Bottom of the Barrel with a Chaser: 2 Alcohol Content, a Gold at the bottom and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: Bottom of the Barrel with a Chaser | Dark Ale

= the Drink of Ann: 3 Alcohol
> Ann chooses The Harmonious Cup
= Ann: 2 Alcohol, 11 Gold                              # 3, and 1 less at the Cup
---
title: Quick One with a Chaser: 1 Alcohol Content, a dropped card and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: Lucky's Rolling Barrel
Ann's pile: Quick One with a Chaser | Exhibit A
Ann holds: I raise!

= the Drink of Ann: 5 Alcohol
> Ann discards I raise!
= Ann: 5 Alcohol, 6 cards
> Ann chooses Black Dragon Depths
= Ann: 5 Alcohol
