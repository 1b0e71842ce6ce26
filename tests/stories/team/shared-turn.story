title: A team takes one turn, and nobody is in the next phase before all are ready
proves: TEAM-12
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 2 Fortitude.
A holds: Punch
B holds: Punch
C holds: Punch

> A plays Punch on C
= A: 1 Drink
= C: 1 Drink
B can play Punch on C
> B passes
> A orders for D
= D: 2 Drinks
C cannot play Punch because TYPES-05
---
title: In each phase of the team's turn the whole team has that phase
proves: TEAM-12, TEAM-10
seats: A, B, C, D
teams: A + B, C + D
card: Second wind (Sometimes) = In your Action Phase, you gain 1 Gold.
card: Heckle (Sometimes) = In another player's Action Phase, you gain 1 Gold.
A holds: Heckle
B holds: Second wind | Heckle
D holds: Second wind | Heckle

B can play Second wind
B cannot play Heckle
D cannot play Second wind
> D plays Heckle
> B plays Second wind
= A: 11 Gold
= C: 11 Gold
---
title: Nobody draws before everybody has discarded, then all draw at once
proves: TEAM-13
seats: A, B, C, D
teams: A + B, C + D
phase: discard
card: Old Hat (Sometimes) = In your Action Phase, you gain 1 Gold.
A holds: Old Hat | Old Hat
B holds: Old Hat

> A discards Old Hat
> A chooses done
= now A: 6 cards
B cannot play Old Hat because TURN-03
> B discards Old Hat
= now A: 6 cards
= now B: 6 cards
> B ends the phase
= A: 7 cards
= B: 7 cards
---
title: Each member plays one Action card, in any order, each resolved before the next
proves: TEAM-14
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 2 Fortitude.
A holds: Punch | Punch
B holds: Punch | Punch

> B plays Punch on C
A cannot play Punch
> the window closes
B cannot play Punch because TEAM-14
= C: 18 Fortitude
> A plays Punch on D
= D: 16 Fortitude
A cannot play Punch because TEAM-14
B cannot play Punch because TEAM-14
---
title: An Action that is not played is nobody else's
proves: TEAM-15
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 2 Fortitude.
A holds: Punch | Punch
B holds: Punch

> B passes
> A plays Punch on C
= C: 18 Fortitude
A cannot play Punch because TEAM-14
---
title: Nobody plays a teammate's Action
proves: TEAM-15, TEAM-11
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 2 Fortitude.
A holds: Punch | Punch
B holds: Heavy Punch
card: Heavy Punch (Action) = Another player loses 5 Fortitude.

> A plays Punch on C
= C: 18 Fortitude
A cannot play Punch because TEAM-14
B can play Heavy Punch on C
= A: 6 cards
---
title: After a Round the other member still has an Action
proves: TEAM-14, GAMBLE-11
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 2 Fortitude.
A holds: Gambling? I'm in!
B holds: Punch

> A plays Gambling? I'm in!
> C passes
> B plays Punch on C
= C: 18 Fortitude, 9 Gold
= A: 11 Gold
---
title: A team's two Drinks may both go to one player
proves: TEAM-16, THD-04
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
phase: order

> A orders for C
> B orders for C
> A ends the phase
= C: 3 Drinks
= D: 1 Drink
= B: 1 Drink
---
title: A team's two Drinks may go to the two members of one team
proves: TEAM-16, THD-04
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
phase: order

> A orders for C
> A orders for D
> A ends the phase
= C: 2 Drinks
= D: 2 Drinks
= E: 1 Drink
---
title: A team's two Drinks may go to two teams
proves: TEAM-16, THD-04
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
phase: order

> B orders for D
> B orders for F
> A ends the phase
= D: 2 Drinks
= F: 2 Drinks
---
title: Each drinks from a pile of their own, in the order the team likes
proves: TEAM-17, TEAM-01
seats: A, B, C, D
teams: A + B, C + D
phase: drink
drink: Small Ale = 1 Alcohol
drink: Large Ale = 3 Alcohol
A's pile: Small Ale
B's pile: Large Ale

= B: 1 Drink
> B drinks
= now A: 3 Alcohol
= now B: 0 Drinks
> A drinks
= B: 4 Alcohol
= A: 0 Drinks
---
title: Nobody reveals a Drink before a teammate's is done with
proves: TEAM-17
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Spill (Sometimes) = Ignore a Drink.
drink: Small Ale = 1 Alcohol
drink: Large Ale = 5 Alcohol
A's pile: Small Ale
B's pile: Large Ale
A holds: Spill

= the Drink of A: 1 Alcohol
= now B: 1 Drink
> the window closes
= now A: 1 Alcohol
= now B: 0 Drinks
= the Drink of B: 5 Alcohol
A cannot play Spill on A
> A plays Spill on B
= A: 1 Alcohol
---
title: Nobody passes a teammate's Drink to one of their own side
proves: TEAM-18
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Hand On (Sometimes) = Pass a Drink to a player.
A's pile: Wine
A holds: Hand On
B holds: Hand On
C holds: Hand On

= the Drink of A: 2 Alcohol
A cannot play Hand On on B because TEAM-18
B cannot play Hand On on B because TEAM-18
C cannot play Hand On on A because DRINK-20
> A plays Hand On on D
> the window closes
= A: 0 Alcohol
= C: 2 Alcohol
---
title: Nobody splits a Drink with a teammate
proves: TEAM-18
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Share (Sometimes) = Split a Drink with a player.
A's pile: Dragon Breath Ale
A holds: Share

= the Drink of A: 4 Alcohol
A cannot play Share on B because TEAM-18
> A plays Share on C
= A: 2 Alcohol
= C: 2 Alcohol
---
title: A Drink that may be shared is not shared with a teammate either
proves: TEAM-18
seats: A, B, C, D
teams: A + B, C + D
phase: drink
drink: Loving Cup = 4 Alcohol, may be shared
A's pile: Loving Cup

> A chooses C
= A: 2 Alcohol
= C: 2 Alcohol
---
title: A new Drink Deck costs each team one Gold
proves: TEAM-19, DRINK-04
seats: A, B, C, D
teams: A + B, C + D
phase: order
drink deck exactly: Water
drink discards: Water | Water | Water

> A orders for C
> A orders for C
> A ends the phase
= A: 9 Gold
= C: 9 Gold
= the Inn: +2 Gold
---
title: A teammate may spare the team the price of a new Drink Deck
proves: TEAM-19, TEAM-09
seats: A, B, C, D
teams: A + B, C + D
phase: order
drink deck exactly: Water
drink discards: Water | Water | Water
card: On the house (Sometimes) = When you must pay Gold, the Inn pays instead.
B holds: On the house

> A orders for C
> B plays On the house
= A: 10 Gold
= C: 9 Gold
---
title: What a character does at the beginning of a phase comes at the beginning of the team's phase
proves: TEAM-43
seats: Torglesnarf, B, C, D
teams: Torglesnarf + B, C + D
phase: order
Torglesnarf's front: Dreg the Butler

> B orders for C
> B orders for C
> B orders for D
> B ends the phase
= C: 3 Drinks
= D: 2 Drinks
---
title: A Scarab bites at the end of the turn, after all members have drunk
proves: TEAM-43
seats: A, B, Amundyr, D
teams: A + B, Amundyr + D
phase: drink
drink: Large Ale = 3 Alcohol
A has 1 Scarab
A's pile: Large Ale
B's pile: Large Ale

> A drinks
= now A: 20 Fortitude, 3 Alcohol, 1 Scarab
> B drinks
= now A: 20 Fortitude, 6 Alcohol, 1 Scarab
> B ends the phase
> the window closes
= A: 19 Fortitude, 0 Scarabs
---
title: The turn passes from team to team
proves: TEAM-45, TURN-14
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
phase: drink
card: Punch (Action) = Another player loses 2 Fortitude.
D holds: Punch
E holds: Punch
B holds: Punch

> A drinks
> B ends the phase
> D plays Punch on A
= A: 18 Fortitude
E cannot play Punch because TYPES-05
> C ends the phase
> C ends the phase
> C ends the phase
> E ends the phase
> E plays Punch on A
= A: 16 Fortitude
---
title: A team that passes out is out as a whole, and its Gold is shared among teams
proves: TEAM-06, LOSE-06
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
card: Knock out (Action) = Another player loses 6 Fortitude.
card: Punch (Action) = Another player loses 1 Fortitude.
C has 6 Fortitude, 5 Alcohol, 8 Gold
A holds: Knock out
B holds: Punch

> A plays Knock out on D
= C is out: passed out
= D is out: passed out
B cannot play Punch on C
B cannot play Punch on D
B can play Punch on E
= D: 0 Drinks
= A: 12 Gold
= E: 12 Gold
= the Inn: +4 Gold
---
title: A team without Gold is out as a whole
proves: TEAM-06
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
card: Thief (Action) = Another player pays you 1 Gold.
C has 1 Gold
A holds: Thief

> A plays Thief on D
= C is out: no Gold
= D is out: no Gold
= E is in
---
title: A team wins together
proves: TEAM-03
seats: A, B, C, D
teams: A + B, C + D
card: Knock out (Action) = Another player loses 6 Fortitude.
C has 6 Fortitude, 5 Alcohol
A holds: Knock out

> A plays Knock out on D
= A won
= B won
= C is out: passed out
---
title: Whoever of the team has an empty pile sobers up, each for themselves
proves: TEAM-17, TURN-12
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
Ann has 5 Alcohol
Ann's pile: nothing
Ben's pile: nothing

> Ben drinks
= Ann: 3 Alcohol
---
title: Either member adds Drinks to what the team orders
proves: TEAM-16, TEAM-10
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: order
card: Round for them (Sometimes) = In your Order a Drink Phase, order 2 additional Drinks.
Ben holds: Round for them

> Ben plays Round for them
> Ben orders for Cat
> Ben orders for Cat
> Ann orders for Dan
> Ann orders for Dan
= Cat: 3 Drinks
= Dan: 3 Drinks
---
title: An opponent passes a player's Drink to that player's teammate
proves: TEAM-18, TEAM-29
seats: Ann, Ben, Tara, Dan
teams: Ann + Ben, Tara + Dan
phase: drink
drink: Sludge = 4 Alcohol, draw 1
Ann's pile: Sludge
Tara holds: Fate had your name on this mug

= the Drink of Ann: 4 Alcohol
Tara cannot play Fate had your name on this mug on Dan because TEAM-29
Tara cannot play Fate had your name on this mug on Ann because DRINK-20
> Tara plays Fate had your name on this mug on Ben
= Ann: 4 Alcohol, 7 cards
= Ben: 8 cards
---
title: A Boss's Drink cannot be passed to anybody by the Challengers
proves: DRINK-20, BOSS-01
seats: Ann, Tara, Cat
teams: Ann, Tara + Cat
phase: drink
drink: Sludge = 4 Alcohol
Ann's pile: Sludge
Tara holds: Fate had your name on this mug

= the Drink of Ann: 4 Alcohol
Tara cannot play Fate had your name on this mug because DRINK-20
= Ann: 4 Alcohol
