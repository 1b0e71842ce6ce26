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
title: Knuckle Polish: 3 Alcohol Content and a better hand
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Knuckle Polish
Ann holds exactly: I raise!
Ann's deck: Winning Hand! | Winning Hand!

> Ann chooses draw 1 card
> Ann discards I raise!
= Ann: 3 Alcohol, 20 Fortitude, 1 card
---
title: Splinters of a Chair: 2 Alcohol Content, 2 Fortitude less
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Splinters of a Chair

> Ann drinks
= Ann: 2 Alcohol, 18 Fortitude
---
title: Bucket of Grog with a Chaser: 3 Alcohol Content, 1 Fortitude less and what comes next
proves: CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Bucket of Grog with a Chaser | Dark Ale

= the Drink of Ann: 4 Alcohol, -1 Fortitude
> Ann chooses Lucky's Rolling Barrel
= Ann: 4 Alcohol, 17 Fortitude
---
title: Double or Nothing with a Chaser: the coin falls badly, and all that is left is the Chaser
proves: CRAWL-02, CRAWL-05
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Double or Nothing with a Chaser | Dark Ale

= the Drink of Ann: 1 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 1 Alcohol, 18 Fortitude, 0 Drinks
---
title: Double or Nothing with a Chaser: the coin falls well, and it is a Drink of 4
proves: CONTEST-11
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Double or Nothing with a Chaser
Ben holds exactly: Pickpocket | Pickpocket
Ann holds: I raise!
card: Pickpocket (Anytime) = Another player discards a card at random.

> Ben plays Pickpocket on Ann        # chance goes on from here
= the Drink of Ann: 4 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 4 Alcohol, 0 Drinks
---
title: Double or Nothing: the coin is tossed once, and a split Drink is what it was then
proves: SPLIT-01
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Double or Nothing with a Chaser
Ben holds exactly: Pickpocket | Pickpocket
Ann holds: Let's drink to clear skies and strong winds!
card: Pickpocket (Anytime) = Another player discards a card at random.

> Ben plays Pickpocket on Cleo
> Ann plays Let's drink to clear skies and strong winds! on Cleo
> Ann chooses Lucky's Rolling Barrel
= Ann: 2 Alcohol
= Cleo: 2 Alcohol
