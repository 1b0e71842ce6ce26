title: Whoever makes a team drink again chooses one member
proves: TEAM-40, TEAM-42
seats: Whitehawk, Guest, C, D
teams: Whitehawk + Guest, C + D
active: C
phase: drink
Whitehawk holds: Drink up! Captain's orders
C's pile: Water | Water
D's pile: Water | Water

Whitehawk can play Drink up! Captain's orders on C
> Whitehawk plays Drink up! Captain's orders on D
> the window closes
= D: 1 Drink
= C: 2 Drinks
---
title: Being made to drink again concerns the member who was chosen
proves: TEAM-42
seats: A, B, C, D
teams: A + B, C + D
active: C
phase: drink
card: Another one! (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.
drink: Thin Ale = 1 Alcohol
drink: Strong Ale = 5 Alcohol
A holds: Another one!
C's pile: Thin Ale | Thin Ale
D's pile: Thin Ale | Strong Ale

> C drinks
> D drinks
= C: 2 Alcohol
> A plays Another one! on D
= C: 7 Alcohol, 1 Drink
= D: 0 Drinks
---
title: An extra Action is for the member who has it, and for nobody else
proves: TEAM-40, TEAM-41
example: EX-047
seats: Chronos, Guest, C, D
teams: Chronos + Guest, C + D
card: Timewarp (Sometimes) = In your Action Phase, you may play another Action card.
card: Punch (Action) = Another player loses 2 Fortitude.
Chronos holds: Timewarp | Punch | Punch | Punch
Guest holds: Punch | Punch

> Chronos plays Punch on C
> Guest plays Punch on D
= C: 16 Fortitude
> Chronos plays Timewarp
> Chronos plays Punch on C
= C: 14 Fortitude
Chronos cannot play Punch because TEAM-14
Guest cannot play Punch because TEAM-14
---
title: After everybody has acted only the chosen member acts once more
proves: TEAM-41
example: EX-121
seats: Chronos, Guest, C, D
teams: Chronos + Guest, C + D
card: Timewarp (Sometimes) = In your Action Phase, you may play another Action card.
card: Punch (Action) = Another player loses 2 Fortitude.
Chronos holds: Timewarp | Punch | Punch | Punch
Guest holds: Punch | Punch

> Guest plays Punch on D
> Chronos plays Punch on C
> Chronos plays Timewarp
= C: 16 Fortitude
> Chronos plays Punch on C
= C: 14 Fortitude
Chronos cannot play Punch because TEAM-14
Guest cannot play Punch because TEAM-14
---
title: Whoever gives a team another Action chooses the member who has it
proves: TEAM-40, TEAM-41
seats: A, B, C, D
teams: A + B, C + D
card: Encore! (Sometimes) = In another player's Action Phase, they may play another Action card.
card: Punch (Action) = Another player loses 2 Fortitude.
A holds: Punch | Punch
B holds: Punch | Punch | Punch
C holds: Encore!

> A plays Punch on C
> B plays Punch on C
C can play Encore! on A
> C plays Encore! on B
> B plays Punch on D
= D: 14 Fortitude
A cannot play Punch because TEAM-14
B cannot play Punch because TEAM-14
---
title: An extra order is one Drink in all
proves: TEAM-40, TEAM-41
example: EX-048
seats: Chronos, Guest, C, D
teams: Chronos + Guest, C + D
phase: order
card: Timewarp (Sometimes) = In your Order a Drink Phase, order a Drink for another player.
Chronos holds: Timewarp

> Chronos orders for C
> Guest orders for D
Chronos can play Timewarp on D
Chronos cannot play Timewarp on Guest
> Chronos plays Timewarp on C
> Chronos ends the phase
= C: 3 Drinks
= D: 2 Drinks
= Guest: 1 Drink
---
title: The teammates of whoever repeats an order do not order again
proves: TEAM-41
example: EX-122
seats: Chronos, Guest, C, D
teams: Chronos + Guest, C + D
phase: order
card: Timewarp (Sometimes) = In your Order a Drink Phase, order a Drink for another player.
Chronos holds: Timewarp

> Chronos orders for C
> Chronos orders for C
> Chronos plays Timewarp on D
> Chronos ends the phase
= C: 3 Drinks
= D: 2 Drinks
---
title: A turn that ends now ends for one member
proves: TEAM-37
seats: A, B, C, D
teams: A + B, C + D
card: Enough (Sometimes) = In your Action Phase, your turn ends.
card: Punch (Action) = Another player loses 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Storm (Sometimes) = In another player's Order a Drink Phase, each other player loses 1 Fortitude.
drink: Strong Ale = 5 Alcohol
A holds: Enough | Punch | Shield
B holds: Punch
C holds: Storm
A's pile: Strong Ale
B's pile: Water

> A plays Enough
> the window closes
A cannot play Punch
> B plays Punch on C
= C: 18 Fortitude
> B orders for D
> B orders for D
> C plays Storm
A cannot play Shield because NEGATE-18
= B: 19 Fortitude
> B drinks
= A: 0 Alcohol, 1 Drink
= D: 3 Drinks
---
title: Teammates of somebody whose turn has ended are not shielded
proves: TEAM-37
seats: A, B, C, D
teams: A + B, C + D
card: Enough (Sometimes) = In your Action Phase, your turn ends.
card: Elbow (Sometimes) = In another player's Action Phase, another player loses 2 Fortitude.
A holds: Enough
C holds: Elbow
D holds: Elbow

> A plays Enough
> the window closes
> C plays Elbow on A
= A: 20 Fortitude
> D plays Elbow on B
= A: 18 Fortitude
---
title: Somebody who is not there may be Champion, and their team Ignores the matter
proves: TEAM-38, CONTEST-15
example: EX-120
seats: Amundyr, Kaylin, C
teams: Amundyr, Kaylin + C
phase: drink
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
Kaylin holds: Private Pixie Time
Amundyr's pile: Drinking Contest!
drink deck: Wine | Dragon Breath Ale

> Kaylin plays Private Pixie Time
> Kaylin champions
= Kaylin is Champion
= Amundyr: 2 Alcohol, 10 Gold
= C: 0 Alcohol, 10 Gold
---
title: With a Champion who is there the team takes part
proves: TEAM-38
seats: Amundyr, Kaylin, C
teams: Amundyr, Kaylin + C
phase: drink
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
Kaylin holds: Private Pixie Time
Amundyr's pile: Drinking Contest!
drink deck: Wine | Dragon Breath Ale

> Kaylin plays Private Pixie Time
> C champions
> C drinks
= Amundyr: 2 Alcohol, 9 Gold
= C: 4 Alcohol, 11 Gold
---
title: A teammate who is not there may stand in for whoever reveals the Drink Event
proves: TEAM-37, TEAM-38, TEAM-39
example: EX-046
seats: Nerodia, Samantha, C, D, E, F
teams: Nerodia + Samantha, C + D, E + F
D has 1 Petrified card
F has 1 Petrified card
Nerodia holds: You need a moment in the statuary hall
Samantha's pile: Drinking Contest!
drink deck: Water | Water | Wine | Dragon Breath Ale

> Nerodia plays You need a moment in the statuary hall on C using 2
> Samantha orders for C
> Samantha orders for E
> Nerodia champions
> D champions
> F champions
= Nerodia is Champion
= Samantha is not Champion
= Samantha: 0 Alcohol, 10 Gold
= C: 2 Alcohol, 9 Gold
= E: 4 Alcohol, 11 Gold
---
title: Without such a teammate whoever reveals the Drink Event is Champion
proves: TEAM-21, TEAM-39
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
C holds: Private Pixie Time
B's pile: Drinking Contest!

> C plays Private Pixie Time
> D champions
= B is Champion
= A is not Champion
---
title: An Action granted to whoever was Negated is theirs alone
proves: TEAM-15, TEAM-41
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Think again (Sometimes) = Negate an Action card and its player may play another Action card.
card: Kick (Action) = Another player loses 1 Fortitude.
Ann holds: Kick | Kick | Kick
Ben holds: Kick | Kick
Dan holds: Think again

> Ann plays Kick on Cat
> Dan plays Think again
= Cat: 20 Fortitude
> Ben plays Kick on Cat
= Cat: 19 Fortitude
Ben cannot play Kick on Cat
> Ann plays Kick on Cat
= Cat: 18 Fortitude
Ann cannot play Kick on Cat
---
title: A team orders all its Drinks, though the turn of one member has ended
proves: TEAM-37, THD-04
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Nap (Action) = Your turn ends.
Ann holds: Nap

> Ann plays Nap
> Ben orders for Cat
> Ben orders for Cat
= Cat: 3 Drinks
---
title: When the turns of all members have ended, the next team begins
proves: TEAM-37, TEAM-45
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Nap (Action) = Your turn ends.
card: Elbow (Action) = Another player loses 3 Fortitude.
Ann holds: Nap
Ben holds: Nap
Cat holds: Elbow

> Ann plays Nap
> Ben plays Nap
= Cat: 20 Fortitude
> Cat plays Elbow on Ben
= Ann: 17 Fortitude
= Cat: 1 Drink
= Ann: 1 Drink
---
title: Whoever is not there is not bitten by a Scarab, and the teammate is
proves: TEAM-37, TEAM-50
seats: Ann, Ben, Amundyr, Dan
teams: Ann + Ben, Amundyr + Dan
Ann has 1 Scarab
Ben has 1 Scarab
card: Nap (Action) = Your turn ends.
Ann holds: Nap

> Ann plays Nap
> Ben ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben ends the phase
= Ann: 19 Fortitude
