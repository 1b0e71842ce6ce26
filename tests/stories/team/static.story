title: Whoever attacks can go round a Static Effect
proves: TEAM-35, TEAM-11
example: EX-043
seats: Phyll, Guest, Kaylin, Farai
teams: Phyll + Guest, Kaylin + Farai
Phyll holds: Baguette battle!
Kaylin's front: Loyal Wolf
card: Loyal Wolf (Static) = When you would lose Fortitude, reduce the loss by 1.

> Phyll plays Baguette battle! on Farai
= Farai: 17 Fortitude
---
title: On its owner the loss is smaller, and nobody plays anything
proves: TEAM-35, TEAM-36
example: EX-043
seats: Phyll, Guest, Kaylin, Farai
teams: Phyll + Guest, Kaylin + Farai
Phyll holds: Baguette battle!
Kaylin's front: Loyal Wolf
card: Loyal Wolf (Static) = When you would lose Fortitude, reduce the loss by 1.

> Phyll plays Baguette battle! on Kaylin
Kaylin cannot play Loyal Wolf because TEAM-35
= Kaylin: 18 Fortitude, 1 Loyal Wolf
---
title: Its teammates lose all of it
proves: TEAM-35
example: EX-117
seats: Vlazlo, Guest, Kaylin, Dimli
teams: Vlazlo + Guest, Kaylin + Dimli
Vlazlo holds: Von't you join me for dinner?
Kaylin's front: Loyal Wolf
card: Loyal Wolf (Static) = When you would lose Fortitude, reduce the loss by 1.

> Vlazlo plays Von't you join me for dinner? on Dimli
= Kaylin: 17 Fortitude
---
title: The same attack on the owner takes one less
proves: TEAM-35
example: EX-117
seats: Vlazlo, Guest, Kaylin, Dimli
teams: Vlazlo + Guest, Kaylin + Dimli
Vlazlo holds: Von't you join me for dinner?
Kaylin's front: Loyal Wolf
card: Loyal Wolf (Static) = When you would lose Fortitude, reduce the loss by 1.

> Vlazlo plays Von't you join me for dinner? on Kaylin
= Dimli: 18 Fortitude
---
title: Each member's Static Effect lowers that member's part, and none below 0
proves: TEAM-36, TEAM-31
example: EX-045
seats: Nerodia, Farai, Erin, Wrench, Kaylin
teams: Nerodia, Farai + Erin + Wrench + Kaylin
turn: 3
card!: First rule of villainy: Make 'em hit rock bottom (Action) = Each other player loses 1 Fortitude.
card: Bark (Static) = When you would lose Fortitude, reduce the loss by 2.
card: Buckler (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Loyal Wolf (Static) = When you would lose Fortitude, reduce the loss by 1.
Nerodia holds: First rule of villainy: Make 'em hit rock bottom
Erin's front: Bark
Wrench's front: Buckler
Kaylin's front: Loyal Wolf

> Nerodia plays First rule of villainy: Make 'em hit rock bottom
= Farai: 19 Fortitude
---
title: Only the member without protection loses anything
proves: TEAM-36, TEAM-31
example: EX-119
seats: Vlazlo, Dimli, Erin, Wrench, Kaylin
teams: Vlazlo, Dimli + Erin + Wrench + Kaylin
turn: 3
card!: First rule of willainy: Never fight on an empty stomach (Action) = Each other player loses 1 Fortitude.
card: Bark (Static) = When you would lose Fortitude, reduce the loss by 2.
card: Buckler (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Loyal Wolf (Static) = When you would lose Fortitude, reduce the loss by 1.
Vlazlo holds: First rule of willainy: Never fight on an empty stomach
Erin's front: Bark
Wrench's front: Buckler
Kaylin's front: Loyal Wolf

> Vlazlo plays First rule of willainy: Never fight on an empty stomach
= Dimli: 19 Fortitude
---
title: What is left after Static Effects is what a card reduces
proves: TEAM-36, TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 3.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A holds: Storm
C's front: Thick Skin
D holds: Shield

> A plays Storm
> D plays Shield
= C: 20 Fortitude
---
title: A reduction of 3 alone would not have been enough
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 3.
A holds: Storm
D holds: Shield

> A plays Storm
> D plays Shield
= C: 19 Fortitude
---
title: A Static Effect works against a loss that is redirected to its owner
proves: TEAM-35
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Not me (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A holds: Punch
B's front: Thick Skin
C holds: Not me

> A plays Punch on C
> C plays Not me on B
= A: 18 Fortitude
= C: 20 Fortitude
---
title: A card redirected as a whole meets the Static Effect of its new victim
proves: TEAM-35
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Not me (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A holds: Punch
B's front: Thick Skin
C holds: Not me

> A plays Punch on C
> C plays Not me on B
= A: 18 Fortitude
---
title: A loss redirected away from the owner stays as small as it was then
proves: TEAM-35
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Not me (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A holds: Punch
C's front: Thick Skin
D holds: Not me

> A plays Punch on C
> D plays Not me on B
= A: 18 Fortitude
---
title: Against an Event it matters who is Champion
proves: TEAM-35, TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Everybody Stumbles (Drink Event) = Each player loses 2 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A's pile: Everybody Stumbles
B's front: Thick Skin
D's front: Thick Skin

> D champions
> the window closes
= C: 19 Fortitude
= A: 18 Fortitude
---
title: What somebody chooses to lose meets their Static Effect
proves: TEAM-35
seats: A, B, C, D
teams: A + B, C + D
card: Your choice (Action) = Another player chooses: lose 3 Fortitude, or discard a card.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A holds: Your choice
C's front: Thick Skin

> A plays Your choice on C
> C chooses Lose 3 Fortitude
= C: 18 Fortitude
---
title: A Static Effect about Fortitude keeps no Gold
proves: TEAM-35
seats: A, B, C, D
teams: A + B, C + D
card: Toll (Action) = Another player loses 2 Gold.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A holds: Toll
C's front: Thick Skin

> A plays Toll on C
= C: 8 Gold
---
title: A Minion that takes blows takes those of its owner alone
proves: TEAM-35, TEAM-76
seats: A, B, Torglesnarf, D
teams: A + B, Torglesnarf + D
card: Punch (Action) = Another player loses 3 Fortitude.
A holds: Punch
B holds: Punch
Torglesnarf's front: Mog the Doorstop

> A plays Punch on D
Torglesnarf cannot activate Mog the Doorstop because TEAM-35
> the window closes
= D: 17 Fortitude
> B plays Punch on Torglesnarf
> Torglesnarf activates Mog the Doorstop
= D: 17 Fortitude
---
title: A Minion that saves the ante saves its owner's alone
proves: TEAM-35
seats: A, B, Torglesnarf, D
teams: A + B, Torglesnarf + D
A holds: Gambling? I'm in!
Torglesnarf's front: Vig the Moneylender

> A plays Gambling? I'm in!
> D champions
> the window closes
Torglesnarf cannot activate Vig the Moneylender because TEAM-35
= the pot: 2 Gold
= D: 9 Gold
---
title: A Drink that stays in front of a player haggles for that player alone
proves: TEAM-35
seats: A, B, C, D
teams: A + B, C + D
drinks: rdi6
card: Toll (Action) = Another player pays you 2 Gold.
A holds: Toll
B holds: Toll
C's front: Discount Elixir of Haggling

> A plays Toll on D
= C: 8 Gold
> B plays Toll on C
= C: 7 Gold
= A: 14 Gold
---
title: A member who was not hit hits back, although the first of those hit was spared
proves: TEAM-36, TEAM-10
seats: A, B, C, D
teams: A, B + C + D
turn: 3
card: Two Jabs (Action) = Two other players each lose 1 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
A holds: Two Jabs
B's front: Thick Skin
D holds: Tit for Tat

> A plays Two Jabs on B, C
> D plays Tit for Tat
= A: 18 Fortitude
= D: 19 Fortitude
