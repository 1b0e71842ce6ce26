title: A member who has drunk is made to drink again
proves: TEAM-42
seats: Ann, Ben, Whitehawk, Dan
teams: Ann + Ben, Whitehawk + Dan
phase: drink
Ann's pile: Wine | Dark Ale
Ben's pile: Water
Whitehawk holds: Drink up! Captain's orders

> Ann drinks
> Whitehawk plays Drink up! Captain's orders on Ann
> Ben ends the phase
= Ann: 3 Alcohol, 0 Drinks
---
title: A teammate's Drink Phase is not another player's
proves: TEAM-40
seats: Ann, Whitehawk, Ben, Cat
teams: Ann + Whitehawk, Ben + Cat
phase: drink
Whitehawk holds: Drink up! Captain's orders

Whitehawk cannot play Drink up! Captain's orders on Ann
---
title: A Potion in the last chance between two Actions, and the second member still acts
proves: TEAM-08, TEAM-14
seats: Whitehawk, Bryn, Ann, Ben
teams: Whitehawk + Bryn, Ann + Ben
Whitehawk has 3 Fortitude, 1 Alcohol, 1 Potion
Whitehawk holds: If I go down, you go first!
Bryn holds: Watch it! Loose cannonball!

> Whitehawk plays If I go down, you go first! on Ann
> Bryn drinks a Potion for 6 Fortitude
> Bryn plays Watch it! Loose cannonball! on Ann
= Whitehawk: 7 Fortitude
= Ann: 14 Fortitude
---
title: A team that has passed out by its first Action has no second one
proves: LOSE-03, TEAM-14
seats: Whitehawk, Bryn, Ann, Ben
teams: Whitehawk + Bryn, Ann + Ben
Whitehawk has 3 Fortitude, 1 Alcohol, 0 Potions
Whitehawk holds: If I go down, you go first!
Bryn holds: Watch it! Loose cannonball!

> Whitehawk plays If I go down, you go first! on Ann
= Ann won
---
title: The member who orders the last Drink of a tavern for the team Crawls
proves: CRAWL-14, TEAM-16
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
phase: order

> Ben orders for Cat
> Ben chooses Lucky's Rolling Barrel
> Ann champions
> Dan champions
= Ann: 18 Fortitude
= Dan: 18 Fortitude
---
title: A member who may play no Sometimes and Anytime cards still has an Action
proves: CARD-030, TEAM-14
seats: Ann, Ben, Nerodia, Cat
teams: Ann + Ben, Nerodia + Cat
Ann holds: Elbow
Ben holds: Hex
Cat holds: Glower
card: Elbow (Action) = Another player loses 1 Fortitude.
card: Hex (Action) = Another player loses 1 Fortitude.
card: Glower (Anytime) = Another player cannot play Sometimes or Anytime cards until the end of this turn.

> Ann plays Elbow on Cat
> Cat plays Glower on Ben
= Cat: 19 Fortitude
Ben can play Hex
> Ben plays Hex on Cat
= Cat: 18 Fortitude
---
title: A teammate defends whoever may play no cards
proves: TEAM-09, CARD-030
seats: Nerodia, Dan, Ann, Ben
teams: Nerodia + Dan, Ann + Ben
Nerodia holds: Strike a pose!
Dan holds: Elbow
Ann has 1 Petrified card
Ann holds: Duck
Ben holds: Duck
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Nerodia plays Strike a pose! on Ann using 2
> Dan plays Elbow on Ann
Ann cannot play Duck
> Ben plays Duck
= Ann: 19 Fortitude
---
title: Whoever may play no Sometimes and Anytime cards is told of an Action card why it is not its moment
proves: CARD-030, TYPES-05
seats: Ann, Ben, Cat
Ann holds: Glower | Elbow
Ben holds: Elbow | Nay | Ace
Cat holds: Elbow
card: Elbow (Action) = Another player loses 1 Fortitude.
card: Glower (Anytime) = Another player cannot play Sometimes or Anytime cards until the end of this turn.
card: Nay (Sometimes) = Negate an Action card.
card: Ace (Gambling) = Take control of the Round.

> Ann plays Glower on Ben
> Ann plays Elbow on Ben
Ben cannot play Nay because CARD-030
Ben cannot play Elbow because TYPES-05
Ben cannot play Ace because TYPES-06
---
title: Whoever passed may act after a teammate, and a pass of all is final
proves: TEAM-14
seats: A, B, C, D
teams: A + B, C + D
card: Elbow (Action) = Another player loses 2 Fortitude.
A holds: Elbow | Elbow
B holds: Elbow
phase: action

> A passes
> B plays Elbow on C
> A plays Elbow on C
= C: 16 Fortitude
---
title: Whoever lets a teammate act first is asked once more, also if the teammate passes
proves: TEAM-14
seats: A, B, C, D
teams: A + B, C + D
card: Elbow (Action) = Another player loses 2 Fortitude.
A holds: Elbow
B holds: Elbow
phase: action

> A chooses let B act first
> B passes
> A plays Elbow on C
> B passes
= C: 18 Fortitude
---
title: When all have passed, the Actions of the team are over
proves: TEAM-14
seats: A, B, C, D
teams: A + B, C + D
card: Elbow (Action) = Another player loses 2 Fortitude.
A holds: Elbow
B holds: Elbow
phase: action

> A passes
> B passes
B cannot play Elbow on C
A cannot play Elbow on C
---
title: So does the member who orders it for Amundyr, with a Scarab
proves: CRAWL-14, CARD-071
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
phase: order
Amundyr holds: We'll take those!

> Amundyr plays We'll take those!
> Dan orders for Ann
> Dan chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Ann: 1 Scarab
---
title: The one who orders the second Drink Crawls if that was the last, and both count for the tavern
proves: CRAWL-14, TEAM-16
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
party: Startusk's
deck of Startusk's exactly: Gnoll Roast | One to Go
phase: order

> Ann orders for Cat
> Ben orders for Cat
> Ben chooses Lucky's Rolling Barrel
> Ann champions
> Dan champions
= Cat: 3 Drinks
= Startusk's is Closed
---
title: With three members, whoever passed or let others act first may act after the third
proves: TEAM-14
seats: Vlazlo, A, B, C
teams: Vlazlo, A + B + C
active: A
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
A holds: Elbow
B holds: Elbow
C holds: Elbow

> A chooses let B and C act first
> B passes
> C plays Elbow on Vlazlo
> A plays Elbow on Vlazlo
> B plays Elbow on Vlazlo
= Vlazlo: 14 Fortitude
---
title: Whoever passed may act between two Actions of a teammate, and after one that was Negated
proves: TEAM-14
seats: A, B, C, D
teams: A + B, C + D
card: Jab (Action) = Another player loses 1 Fortitude. / You may play another Action card.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: No way (Sometimes) = Negate an Action card.
A holds: Elbow
B holds: Jab | Elbow
C holds: No way

> A passes
> B plays Jab on C
> A plays Elbow on C
> C plays No way
> B plays Elbow on C
= C: 17 Fortitude
