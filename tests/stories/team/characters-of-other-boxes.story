title: Erin becomes a Tree in her team's turn: she skips the rest of it, and her teammate goes on
proves: TEAM-56
seats: Erin, Ben, Cat, Dan
teams: Erin + Ben, Cat + Dan
card: Take Root (Anytime) = Your turn ends.
card: Elbow (Action) = Another player loses 2 Fortitude.
Erin holds: Take Root | Elbow
Ben holds: Elbow
Erin's pile: Dragon Breath Ale
Ben's pile: Wine

> Erin plays Take Root before the Action
> the window closes
Erin cannot play Elbow on Cat because NEGATE-18
> Ben plays Elbow on Cat
= Cat: 18 Fortitude
Erin cannot order for Cat
> Ben orders for Cat
> Ben orders for Dan
> Ben drinks
= Erin: 2 Alcohol, 1 Drink            # Ben's Wine; her own Drink is still there
= Ben: 0 Drinks
---
title: As a Tree Erin plays nothing and Ignores everything, and her teammate does not
proves: TEAM-56
seats: Erin, Ben, Cat, Dan
teams: Erin + Ben, Cat + Dan
card: Take Root (Anytime) = Your turn ends.
card: Acorn (Anytime) = You gain 1 Gold.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Heckle (Sometimes) = In another player's Action Phase, another player loses 2 Fortitude.
card: Storm (Sometimes) = In another player's Order a Drink Phase, each other player loses 1 Fortitude.
Erin holds: Take Root | Acorn | Shield
Cat holds: Heckle | Heckle | Storm

> Erin plays Take Root before the Action
> the window closes
> Cat plays Heckle on Erin
= Erin: 20 Fortitude
> Cat plays Heckle on Ben
Erin cannot play Shield because NEGATE-18
Erin cannot play Acorn because NEGATE-18
= Erin: 18 Fortitude
> Ben orders for Cat
> Ben orders for Cat
> Cat plays Storm
= Erin: 17 Fortitude                  # Ben's part
---
title: When the turn ends the Tree can be hit again, and plays cards again
proves: TEAM-56
seats: Erin, Ben, Cat, Dan
teams: Erin + Ben, Cat + Dan
card: Take Root (Anytime) = Your turn ends.
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
Erin holds: Take Root | Shield
Cat holds: Elbow
Dan holds: Elbow

> Erin plays Take Root before the Action
> the turn ends
> Cat plays Elbow on Erin
> the window closes
= Erin: 17 Fortitude
> Dan plays Elbow on Ben
> Erin plays Shield
= Erin: 16 Fortitude
---
title: One Ignore covers every member of the team whom Sera's knives would hit
proves: TEAM-69
seats: Sera, Ann, Ben, Cat, Dan, Eve
teams: Sera + Ann, Ben + Cat, Dan + Eve
card: You get a knife (Action) = Three other players each lose 2 Fortitude.
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.
Sera holds: You get a knife
Cat holds: Not us

> Sera plays You get a knife on Ben, Cat, Dan
> Cat plays Not us
= Ben: 20 Fortitude
= Dan: 18 Fortitude                   # another team, which has played nothing
---
title: A member who gets no knife may Ignore them for all who do
proves: TEAM-69
seats: Sera, Ann, Ben, Cat
teams: Sera, Ann + Ben + Cat
turn: 3
card: You get a knife (Action) = Two other players each lose 2 Fortitude.
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.
Sera holds: You get a knife
Cat holds: Not us

> Sera plays You get a knife on Ann, Ben
> Cat plays Not us
= Ann: 20 Fortitude
---
title: Without an Ignore every knife counts
proves: TEAM-69
seats: Sera, Ann, Ben, Cat, Dan, Eve
teams: Sera + Ann, Ben + Cat, Dan + Eve
card: You get a knife (Action) = Three other players each lose 2 Fortitude.
Sera holds: You get a knife

> Sera plays You get a knife on Ben, Cat, Dan
= Ben: 16 Fortitude
= Dan: 18 Fortitude
---
title: A Story Card works for the player it lies in front of, not for that player's teammate
proves: TEAM-73
seats: Warthorn, Ann, Ben, Cat
teams: Warthorn + Ann, Ben + Cat
card: Slain Dragons (Static) = When you would lose Fortitude, reduce the loss by 2.
card: Elbow (Action) = Another player loses 3 Fortitude.
Warthorn holds: Elbow
Ann holds: Elbow
Ben's front: Slain Dragons

> Warthorn plays Elbow on Cat
= Ben: 17 Fortitude
> Ann plays Elbow on Ben
= Ben: 16 Fortitude
---
title: Where a whole team is hit, a Story Card lowers one part of the loss
proves: TEAM-73
seats: Warthorn, Ann, Ben, Cat
teams: Warthorn + Ann, Ben + Cat
card: Slain Dragons (Static) = When you would lose Fortitude, reduce the loss by 2.
card: Sweep (Action) = Each other player loses 3 Fortitude.
Warthorn holds: Sweep
Ben's front: Slain Dragons

> Warthorn plays Sweep
= Ben: 16 Fortitude                   # 1 of Ben's and 3 of Cat's
---
title: A Story Card in front of an opponent does nothing for Warthorn and his teammate
proves: TEAM-73
seats: Warthorn, Ann, Ben, Cat
teams: Warthorn + Ann, Ben + Cat
active: Ben
card: Slain Dragons (Static) = When you would lose Fortitude, reduce the loss by 2.
card: Elbow (Action) = Another player loses 3 Fortitude.
Ben holds: Elbow
Cat holds: Elbow
Ben's front: Slain Dragons

> Ben plays Elbow on Warthorn
= Warthorn: 17 Fortitude
> Cat plays Elbow on Ann
= Warthorn: 14 Fortitude
---
title: The Wench's Elixir works for the player who has drunk it, not for that player's teammate
proves: TEAM-74
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
card: Special Reserve (Drink) = This Drink stays in front of its drinker. / While it is there, the Inn pays the first Gold of each payment its owner makes.
card: Toll (Action) = Another player pays you 3 Gold.
drink: Keepsake = stays in front
Ann's pile: Special Reserve
Ben's front: Keepsake                 # something lies in front of Ben, but no Elixir
Cat holds: Toll
Dan holds: Toll

> Ann drinks
= Ann: 1 Special Reserve
= Ben: 0 Special Reserve
> the turn ends
> Cat plays Toll on Ben
= Ann: 7 Gold
= the Inn: 0 Gold
> Dan plays Toll on Ann
= Ann: 5 Gold
= the Inn: -1 Gold
= Cat: 16 Gold
---
title: Where a whole team pays, the Inn pays a part for the one with the Elixir only
proves: TEAM-74
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Special Reserve (Drink) = This Drink stays in front of its drinker. / While it is there, the Inn pays the first Gold of each payment its owner makes.
card: Collection (Action) = Each other player pays you 2 Gold.
drink: Keepsake = stays in front
Cat's front: Special Reserve
Dan's front: Keepsake                 # something lies in front of Dan, but no Elixir
Ann holds: Collection

> Ann plays Collection
= Cat: 7 Gold                         # 1 of hers and 2 of Dan's
= Ann: 14 Gold
= the Inn: -1 Gold
---
title: Wizgille fixes something right now: her turn is over, and her teammate's goes on
proves: TEAM-75
seats: Wizgille, Ben, Cat, Dan
teams: Wizgille + Ben, Cat + Dan
card: I need to fix that right now (Sometimes) = In your Order a Drink Phase, your turn ends.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Storm (Sometimes) = In another player's Drink Phase, each other player loses 1 Fortitude.
phase: order
Wizgille holds: I need to fix that right now | Shield
Cat holds: Storm
Wizgille's pile: Dragon Breath Ale
Ben's pile: Wine

> Wizgille plays I need to fix that right now
> the window closes
Wizgille cannot order for Cat
> Ben orders for Cat
> Ben orders for Dan
> Cat plays Storm
Wizgille cannot play Shield because NEGATE-18
= Ben: 19 Fortitude                   # his own part; she Ignores hers
> Ben drinks
= Ben: 2 Alcohol, 0 Drinks
= Wizgille: 1 Drink
= Cat: 2 Drinks
