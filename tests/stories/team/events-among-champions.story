title: The Challenge is paid for by each other team once
proves: TEAM-25
seats: Ann, Ben, Cat, Dan, Eve, Flo
teams: Ann + Ben, Cat + Dan, Eve + Flo
phase: drink
Ann's pile: The Challenge!
drink deck: Water | Light Ale

> Dan champions
> Eve champions
> Ann chooses Drink 2
> Ann ends the phase
= Ann: 12 Gold, 1 Alcohol
= Cat: 9 Gold
= Eve: 9 Gold
---
title: Teams tied for the most Gold pay once each
proves: TEAM-25
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
dungeon deck: Rust Monster
dungeon counters: 1

> Ann champions
> Cat champions
= Ann: 7 Gold
= Cat: 7 Gold
---
title: A Champion pays the Toll Troll with the team's Gold
proves: TEAM-25, TEAM-05
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
dungeon deck: The Toll Troll
dungeon counters: 1

> Ann champions
> Cat champions
> Ann chooses Pay 3 Gold
> Cat chooses Pay nothing
= Ann: 7 Gold, 20 Fortitude
= Cat: 10 Gold, 17 Fortitude
---
title: A teammate Ignores the Mimic for the Champion with a card against Action cards
proves: TEAM-09, NEGATE-12
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
dungeon deck: Your Table Is a Mimic
dungeon counters: 1
Dan holds: Nah
card: Nah (Sometimes) = Ignore an Action card.

> Ann champions
> Cat champions
> Dan plays Nah
> Ann discards (a blank)
= Ann: 18 Fortitude, 6 cards
= Ben: 7 cards
= Cat: 20 Fortitude, 7 cards
= Dan: 6 cards
---
title: Sea and Dungeon Event of one turn have Champions of their own
proves: TEAM-24, DUNGEON-11
seats: Vlazlo, Ann, Ben, Cat
teams: Vlazlo + Ann, Ben + Cat
phase: end
sea deck: A Dead Calm
sea counters: 1
dungeon deck: Half Price for Villains
dungeon counters: 1
Vlazlo has 15 Fortitude

> Ann champions
> Ben champions
= Ann: 8 cards
= Vlazlo: 7 cards
> Vlazlo champions
> Cat champions
= Vlazlo: 17 Fortitude, 10 Gold
= Cat: 9 Gold
= the Sea Events: 1 counter
= the Dungeon Events: 2 counters
---
title: A team that passes out in its turn takes no part in the Event, and the counter goes
proves: DUNGEON-08, TEAM-06
seats: Ann, Ben, Cat, Dan, Eve, Flo
teams: Ann + Ben, Cat + Dan, Eve + Flo
phase: drink
Ann has 2 Fortitude, 0 Potions
Ann's pile: Wine
Ben's pile: Wine
sea deck: A Dead Calm
sea counters: 1

> Ann drinks
> Dan champions
> Eve champions
= Ann is out: passed out
= Ben is out: passed out
= Dan: 8 cards
= Flo: 7 cards
= the Sea Events: 1 counter
---
title: Cave-in! takes a Gold of each team and a Drink of each Champion
proves: TEAM-25
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
dungeon deck: Cave-in!
dungeon counters: 1

> Ben champions
> Cat champions
= Ann: 9 Gold, 1 Drink
= Ben: 0 Drinks
= Cat: 9 Gold, 0 Drinks
= Dan: 1 Drink
---
title: If a teammate Ignores the auction for the Champion, the team does not bid
proves: TEAM-09, TEAM-25
seats: Ann, Ben, Amundyr, Dan
teams: Ann + Ben, Amundyr + Dan
phase: end
dungeon deck: The Price of Power
dungeon counters: 1
Amundyr holds: I... am... unstoppable!

> Ann champions
> Dan champions
> Amundyr plays I... am... unstoppable!
> Ann chooses bid 1 Gold
= Ann: 9 Gold, 9 cards
= Dan is not asked
---
title: All Fortitude of the team is bid, and a Potion keeps it awake
proves: TEAM-08, TEAM-05
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
Ann has 3 Fortitude, 0 Alcohol, 1 Potion
dungeon deck: A Contest of Wills
dungeon counters: 1

> Ann champions
> Cat champions
> Ann chooses bid 3 Fortitude
> Ben drinks a Potion for 6 Fortitude
= Ann: 14 Gold, 6 Fortitude
= Ann is in
---
title: No teammate softens the Fortitude that was bid
proves: NEGATE-12, TEAM-25
seats: Ann, Bryn, Cat, Dan
teams: Ann + Bryn, Cat + Dan
phase: end
dungeon deck: A Contest of Wills
dungeon counters: 1
Bryn holds: Was that a punch or a draught?

> Ann champions
> Cat champions
> Ann chooses bid 4 Fortitude
= Ann: 16 Fortitude, 14 Gold
= Bryn holds Was that a punch or a draught?
---
title: Only the Elixir of the Champion pays for the bid
proves: TEAM-35, CARD-041
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
drinks: rdi6
phase: end
Dan's front: Discount Elixir of Haggling
Cat has 10 Fortitude
dungeon deck: The Price of Power
dungeon counters: 1

> Ann champions
> Dan champions
> Dan chooses bid 2 Gold
= Cat: 13 Fortitude, 9 Gold
---
title: A teammate Ignores a Tavern Event for the Champion
proves: TEAM-09, TEAM-23
seats: Ann, Amundyr, Cat, Dan
teams: Ann + Amundyr, Cat + Dan
party: Startusk's
phase: drink
Ann's pile: Wine with a Chaser
Amundyr's pile: Water
Amundyr holds: I... am... unstoppable!

> Ann drinks
> Ann chooses Lucky's Rolling Barrel
> Ann champions
> Cat champions
> Amundyr plays I... am... unstoppable!
= Ann: 20 Fortitude
= Cat: 18 Fortitude
---
title: Champions drink from their piles, and nobody else
proves: TEAM-25
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
sea deck: Anchor Song
sea counters: 1
Ann's pile: Wine
Ben's pile: Bottle of Rum
Cat's pile: Wine
Dan's pile: Bottle of Rum

> Ann champions
> Cat champions
= Ann: 2 Alcohol, 0 Drinks
= Ben: 1 Drink
= Cat: 2 Alcohol
