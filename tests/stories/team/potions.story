title: A Potion is drunk whenever an Anytime card could be played
proves: TEAM-07
seats: A, B, C, D
teams: A + B, C + D
A has 10 Fortitude, 1 Potion
card: Elbow (Action) = Another player loses 2 Fortitude.
C holds: Elbow
active: C

> C plays Elbow on B
> A drinks a Potion for 6 Fortitude
= now B: 16 Fortitude, 0 Potions
> the window closes
= B: 14 Fortitude
---
title: A Potion is for Fortitude, against Alcohol Content or for Gold from the Inn
proves: TEAM-07
seats: A, B, C, D
teams: A + B, C + D
A has 10 Fortitude, 9 Alcohol, 3 Potions

> A drinks a Potion for 6 Alcohol
= A: 3 Alcohol, 10 Fortitude, 10 Gold, 2 Potions
> B drinks a Potion for 3 Gold
= A: 3 Alcohol, 10 Fortitude, 13 Gold, 1 Potion
= the Inn: -3 Gold
> B drinks a Potion for 6 Fortitude
= A: 16 Fortitude, 0 Potions
---
title: Nothing can answer a Potion
proves: TEAM-07
seats: A, B, C, D
teams: A + B, C + D
card: Nope (Sometimes) = Negate an Anytime card.
card: Not for you (Sometimes) = Ignore a card that affects your Fortitude.
A has 10 Fortitude, 1 Potion
B holds: Not for you
C holds: Nope

> A drinks a Potion for 6 Fortitude
C cannot play Nope
B cannot play Not for you
= now A: 16 Fortitude, 0 Potions
---
title: What does not fit on the track is lost
proves: TEAM-08
seats: A, B, C, D
teams: A + B, C + D
A has 17 Fortitude, 4 Alcohol, 2 Potions

> A drinks a Potion for 6 Fortitude
> A drinks a Potion for 6 Alcohol
= A: 20 Fortitude, 0 Alcohol, 0 Potions
---
title: A Potion is a last chance, and any member may drink it
proves: TEAM-08
seats: A, B, C, D
teams: A + B, C + D
card: Knock out (Action) = Another player loses 6 Fortitude.
C has 6 Fortitude, 5 Alcohol, 1 Potion
A holds: Knock out

> A plays Knock out on D
> the window closes
= now C: 0 Fortitude
> the window closes
= now C is asked
> C drinks a Potion for 6 Fortitude
= C is in
= C: 6 Fortitude, 5 Alcohol, 0 Potions
---
title: A team without Gold is saved by a Potion
proves: TEAM-08
seats: A, B, C, D
teams: A + B, C + D
card: Thief (Action) = Another player pays you 1 Gold.
C has 1 Gold, 1 Potion
A holds: Thief

> A plays Thief on C
> D drinks a Potion for 3 Gold
= D is in
= C: 3 Gold
---
title: Who may play no cards can still drink a Potion
proves: TEAM-07
seats: A, B, C, D
teams: A + B, C + D
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
card: Tipple (Anytime) = You gain 1 Fortitude.
A has 10 Fortitude, 1 Potion
A holds: Private Pixie Time | Tipple
active: C

> A plays Private Pixie Time
> the window closes
A cannot play Tipple because NEGATE-18
> A drinks a Potion for 6 Fortitude
= B: 16 Fortitude
---
title: Potions cannot be drunk between the discards and the draw
proves: TEAM-07, TURN-03
seats: A, B, C, D
teams: A + B, C + D
phase: discard
card: Tipple (Anytime) = You gain 1 Fortitude.
C has 10 Fortitude
A holds: Tipple

> A discards Tipple
= now C: 2 Potions, 10 Fortitude
= now C is not asked
> A ends the phase
> C drinks a Potion for 6 Fortitude
= C: 16 Fortitude, 1 Potion
---
title: Teams start with two Potions each
proves: THD-03
seats: A, B, C, D
teams: A + B, C + D

= A: 2 Potions
= D: 2 Potions
---
title: A Potion is drunk in the middle of a Round, by somebody who is not in it
proves: TEAM-07
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Dan champions
= the pot: 2 Gold
> Cat drinks a Potion for 3 Gold
= Dan: 12 Gold
---
title: A Potion that would do nothing is not offered
proves: TEAM-07
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Cat has 19 Fortitude, 1 Alcohol

Ann can drink a Potion for 3 Gold
Ann cannot drink a Potion for 6 Fortitude
Ann cannot drink a Potion for 6 Alcohol
Dan can drink a Potion for 6 Fortitude
Dan can drink a Potion for 6 Alcohol
---
title: Between two bids a Potion for Gold lets a team bid on
proves: TEAM-07, LIMIT-06
seats: A, B, C, D
teams: A + B, C + D
card: Dog (Action) = Players bid Gold. The highest bidder pays and gains 5 Fortitude.
A holds: Dog
A has 10 Fortitude, 0 Potions
C has 10 Fortitude, 1 Gold, 2 Potions

> A plays Dog
> C champions
> A chooses bid 2 Gold
= now C is asked
C cannot choose bid 3 Gold
> D drinks a Potion for 3 Gold
= now C: 4 Gold, 1 Potion
> C chooses bid 3 Gold
> A chooses bid 6 Gold
> C drinks a Potion for 3 Gold
> C chooses bid 7 Gold
> A passes
= C: 0 Gold, 15 Fortitude, 0 Potions
= A: 10 Gold, 10 Fortitude
---
title: Before a secret bid a member drinks a Potion on the Champion's move
proves: TEAM-07, CARD-037
seats: A, B, C, D
teams: A + B, C + D
card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.
A holds: Leeches
A has 5 Alcohol
C has 5 Alcohol, 1 Gold, 1 Potion

> A plays Leeches
> D champions
> A chooses 2 Gold
> C drinks a Potion for 3 Gold
= now C: 4 Gold, 0 Potions
> D chooses 3 Gold
= C: 2 Alcohol, 1 Gold
= A: 5 Alcohol, 8 Gold
---
title: While Champions are named, a member drinks a Potion
proves: TEAM-07, TEAM-20
seats: A, B, C, D
teams: A + B, C + D
card: Uproar (Action) = Each player loses 1 Fortitude.
A holds: Uproar
C has 10 Fortitude, 1 Potion

> A plays Uproar
> D drinks a Potion for 6 Fortitude
= now C: 16 Fortitude, 0 Potions
> D champions
= C: 15 Fortitude
---
title: Between two Drinks that a team orders, a member drinks a Potion
proves: TEAM-07, TEAM-16
seats: A, B, C, D
teams: A + B, C + D
A has 10 Fortitude, 1 Potion
phase: order

> A orders for C
> B drinks a Potion for 6 Fortitude
= now A: 16 Fortitude, 0 Potions
> B orders for C
= C: 3 Drinks
---
title: With the next Action of the team, who has acted may still drink a Potion
proves: TEAM-07, TEAM-14
seats: A, B, C, D
teams: A + B, C + D
card: Elbow (Action) = Another player loses 2 Fortitude.
A holds: Elbow
B holds: Elbow
A has 10 Fortitude, 1 Potion

> A plays Elbow on C
> the window closes
> A drinks a Potion for 6 Fortitude
> B plays Elbow on C
= A: 16 Fortitude, 0 Potions
= C: 16 Fortitude
---
title: With each further Action a Boss may drink a Potion
proves: TEAM-07, BOSS-10
seats: Ann, Ben, Cat
teams: Ann, Ben + Cat
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Ann holds: Elbow | Elbow
Ann has 10 Fortitude, 2 Potions

> Ann plays Elbow on Ben
= Ben: 18 Fortitude
> the window closes
= now Ann is asked
Ann can play Elbow
> Ann drinks a Potion for 6 Fortitude
= now Ann: 16 Fortitude, 1 Potion
> Ann plays Elbow on Ben
= Ben: 16 Fortitude
---
title: With each further Drink to order a Boss may drink a Potion, also with those a card adds
proves: TEAM-07, BOSS-13
seats: Ann, Ben, Cat
teams: Ann, Ben + Cat
turn: 3
phase: order
Ann holds: Wench, bring some drinks for my friends!
Ann has 10 Fortitude, 2 Potions

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann drinks a Potion for 6 Fortitude
> Ann orders for Ben
> Ann orders for Cat
> Ann drinks a Potion for 3 Gold
> Ann orders for Cat
= Ben: 3 Drinks
= Cat: 3 Drinks
= Ann: 16 Fortitude, 0 Potions
---
title: Between bids of Fortitude a Potion lets a team bid on
proves: TEAM-07, TEAM-08
seats: A, B, C, D
teams: A + B, C + D
card: Wills (Action) = Players bid Fortitude. The highest bidder pays and gains 4 Gold.
A holds: Wills
C has 2 Fortitude, 1 Potion

> A plays Wills
> C champions
> A chooses bid 2 Fortitude
= now C is asked
> D drinks a Potion for 6 Fortitude
> C chooses bid 3 Fortitude
> A passes
= C: 5 Fortitude, 14 Gold, 0 Potions
---
title: A Potion with a move is no window: the other team is not asked, and cannot drink either
proves: TEAM-07
seats: A, B, C, D
teams: A + B, C + D
card: Uproar (Action) = Each player loses 1 Fortitude.
A holds: Uproar
A has 10 Fortitude, 1 Potion
C has 10 Fortitude, 1 Potion

> A plays Uproar
= now C is asked
= now A is not asked
A cannot drink a Potion for 6 Fortitude
C can drink a Potion for 6 Fortitude
D can drink a Potion for 6 Fortitude
> C champions
= C: 9 Fortitude
---
title: Between two Drinks that Amundyr orders with Scarabs, a member drinks a Potion
proves: TEAM-07, CARD-071
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
phase: order
Amundyr has 10 Fortitude, 1 Potion
Amundyr holds: We'll take those!

> Amundyr plays We'll take those!
> Amundyr orders for Ann
> Dan drinks a Potion for 6 Fortitude
> Amundyr orders for Ann
= Ann: 3 Drinks, 1 Scarab
= Amundyr: 16 Fortitude, 0 Potions
---
title: While Tara hands out the Drinks she has looked at, a member drinks a Potion
proves: TEAM-07, TEAM-71
seats: Tara, Ben, Cat, Dan
teams: Tara + Ben, Cat + Dan
phase: order
Tara has 10 Fortitude, 2 Potions
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Light Ale | Dark Ale | Water

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Light Ale
> Ben drinks a Potion for 6 Fortitude
> Tara orders for Cat
> Tara drinks a Potion for 3 Gold
= now Tara: 16 Fortitude, 12 Gold, 0 Potions
> Ben chooses Wine
> Ben orders for Dan
= Dan: 2 Drinks
