title: Another player is nobody of your team
proves: TEAM-29
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
A holds: Punch

A cannot play Punch on A
A cannot play Punch on B because TEAM-29
A can play Punch on C
> A plays Punch on D
= C: 17 Fortitude
---
title: Two other players may be of one team, but not the same player twice
proves: TEAM-29, TEAM-31
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
card: Two Punches (Action) = Two other players each lose 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 3.
A holds: Two Punches
C holds: Shield

> A plays Two Punches on C, D
> C plays Shield
= C: 19 Fortitude
= E: 20 Fortitude
---
title: With one opposing team two other players are both its members
proves: TEAM-29
seats: A, B, C, D
teams: A + B, C + D
card: Two Punches (Action) = Two other players each lose 2 Fortitude.
A holds: Two Punches

> A plays Two Punches on D
> A chooses C
= C: 16 Fortitude
---
title: A player may be anybody, a teammate and oneself too
proves: TEAM-30
example: EX-039
seats: Phyll, Farai, C, D
teams: Phyll + Farai, C + D
Phyll holds: Tips aren't compulsory, but...

Phyll can play Tips aren't compulsory, but... on Phyll
Phyll can play Tips aren't compulsory, but... on C
Phyll can play Tips aren't compulsory, but... on D
> Phyll plays Tips aren't compulsory, but... on Farai
= Phyll: 9 Gold
= the Inn: +1 Gold
---
title: Whoever tips the Wench may pick anybody
proves: TEAM-30
example: EX-113
seats: A, B, C, D
teams: A + B, C + D
A holds: Tip the Wench.

A can play Tip the Wench. on A
A can play Tip the Wench. on B
A can play Tip the Wench. on C
> A plays Tip the Wench. on D
= C: 9 Gold
---
title: Each other player of a team is hit, and each gives a card to stone
proves: TEAM-31, NERODIA-22
example: EX-040
seats: Nerodia, Guest, Farai, Samantha
teams: Nerodia + Guest, Farai + Samantha
Nerodia holds: Which one of you called this place a sssnake pit?!

> Nerodia plays Which one of you called this place a sssnake pit?!
> Nerodia ends the phase
= Farai: 6 cards, 18 Fortitude
= Samantha: 6 cards
= Guest: 7 cards, 20 Fortitude
= Nerodia: 2 Petrified cards
---
title: What each other player loses adds up for a team
proves: TEAM-31
example: EX-114
seats: Daareka, Guest, Amundyr, Vlazlo
teams: Daareka + Guest, Amundyr + Vlazlo
Daareka holds: Pbthbthbth! Old Gods, you startled me!

> Daareka plays Pbthbthbth! Old Gods, you startled me!
= Vlazlo: 18 Fortitude
= Guest: 20 Fortitude
---
title: Each player, oneself included, is one Champion of each team
proves: TEAM-33, TEAM-20, TEAM-21
example: EX-038
seats: Phyll, B, C, D, E, F
teams: Phyll + B, C + D, E + F
Phyll holds: A toast to bright eyes and bushy tails!
drink deck exactly: Wine | Dragon Breath Ale | Light Ale | Water | Water

> Phyll plays A toast to bright eyes and bushy tails!
> D champions
> E champions
= Phyll is Champion
= B is not Champion
= B: 2 Alcohol
= C: 4 Alcohol
= E: 1 Alcohol
= the Drink Deck: 2 left
---
title: A toast is drunk by three Champions of three teams
proves: TEAM-33, TEAM-21
example: EX-112
seats: Deirdre, B, C, D, E, F
teams: Deirdre + B, C + D, E + F
card: Let's toast the Goddess! (Action) = Each player drinks a Drink from the Drink Deck.
Deirdre holds: Let's toast the Goddess!
drink deck exactly: Wine | Dragon Breath Ale | Light Ale | Water

> Deirdre plays Let's toast the Goddess!
> C champions
> F champions
> F drinks
= B: 2 Alcohol
= D: 4 Alcohol
= E: 1 Alcohol
= the Drink Deck: 1 left
---
title: A redirection may hit a teammate of the attacker
proves: TEAM-34, REDIRECT-06
example: EX-042
seats: Daareka, Farai, Phyll
teams: Daareka, Farai + Phyll
active: Farai
Farai holds: Does this taste like vinegar to you?
Daareka holds: My, what selfless adventurers you are!

Farai cannot play Does this taste like vinegar to you? on Phyll
> Farai plays Does this taste like vinegar to you? on Daareka
> Daareka plays My, what selfless adventurers you are! on Phyll
= Farai: 18 Fortitude
= Daareka: 20 Fortitude
---
title: Nobody could have picked their teammate, but a redirection can
proves: TEAM-34, REDIRECT-06
example: EX-116
seats: Daareka, Deirdre, Fiona
teams: Daareka, Deirdre + Fiona
active: Deirdre
card: So then I got the ogre in a headlock like this! (Action) = Another player loses 3 Fortitude.
Fiona holds: So then I got the ogre in a headlock like this!
Daareka holds: My, what selfless adventurers you are!

> Fiona plays So then I got the ogre in a headlock like this! on Daareka
> Daareka plays My, what selfless adventurers you are! on Deirdre
= Deirdre: 17 Fortitude
= Daareka: 20 Fortitude
---
title: A redirected loss may hit the attacker's teammate too
proves: TEAM-34, REDIRECT-06
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Not me (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
A holds: Punch
C holds: Not me

> A plays Punch on C
C cannot play Not me on D
> C plays Not me on B
= A: 17 Fortitude
= C: 20 Fortitude
---
title: One card may call Champions for one sentence and hit every opponent with another
proves: TEAM-20, TEAM-31
seats: A, B, C, D
teams: A + B, C + D
card: Uproar (Action) = Each player loses 1 Gold. / Each other player loses 2 Fortitude.
A holds: Uproar

> A plays Uproar
> D champions
= C: 9 Gold, 16 Fortitude
= A: 9 Gold, 20 Fortitude
---
title: Inside an Event each other player is a Champion too
proves: TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Bad Omen (Drink Event) = Each other player loses 2 Fortitude.
A's pile: Bad Omen

> D champions
= C: 18 Fortitude
= A: 20 Fortitude
---
title: Who has the most is found among Champions, and one of them pays
proves: TEAM-20, TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Tax (Drink Event) = Each player with the most Gold loses 3 Gold.
A has 11 Gold
C has 11 Gold
A's pile: Tax

> D champions
= A: 8 Gold
= C: 8 Gold
---
title: Each single player counts where a card counts players
proves: TEAM-46
seats: A, B, C, D
teams: A + B, C + D
phase: drink
drinks: rdi8
A's pile: Camaraderie Brew

= the Drink of A: 4 Alcohol
---
title: A reduction for each player counts teammates too
proves: TEAM-46
seats: Torglesnarf, B, C, D
teams: Torglesnarf + B, C + D
active: C
card: Avalanche (Action) = Another player loses 7 Fortitude.
C holds: Avalanche
Torglesnarf holds: I can pay, don't worry! Who's worried? I'm not worried...

> C plays Avalanche on B
> Torglesnarf plays I can pay, don't worry! Who's worried? I'm not worried...
= B: 17 Fortitude, 9 Gold
---
title: Each other player pays: a team pays once for each member
proves: TEAM-31
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Dues (Action) = Each other player pays you 1 Gold.
Ann holds: Dues

> Ann plays Dues
= Cat: 8 Gold
= Ben: 12 Gold
---
title: Against a Boss two other players are one
proves: TEAM-29, BOSS-01
seats: Ann, Ben, Cat
teams: Ann, Ben + Cat
active: Ben
turn: 2
card: Both (Action) = Two other players each lose 2 Fortitude.
Ben holds: Both

> Ben plays Both on Ann
= Ann: 18 Fortitude
---
title: No card orders a Drink for a teammate
proves: TEAM-16, TEAM-29
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Refill (Action) = Order a Drink for another player.
Ann holds: Refill

Ann cannot play Refill on Ben
> Ann plays Refill on Cat
= Cat: 2 Drinks
---
title: Each opponent chooses for themselves
proves: TEAM-31
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Your choice (Action) = Each other player chooses: pay you 1 Gold, or lose 2 Fortitude.
Ann holds: Your choice

> Ann plays Your choice
> Cat chooses Pay Ann 1 Gold
> Dan chooses Lose 2 Fortitude
= Cat: 9 Gold, 18 Fortitude
= Ann: 11 Gold
---
title: Whoever redirects a loss cannot redirect it to their own teammate
proves: TEAM-29, TEAM-34
seats: Ann, Ben, Cat, Dan, Eve, Fay
teams: Ann + Ben, Cat + Dan, Eve + Fay
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Wrong one (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
Ann holds: Elbow
Cat holds: Wrong one

> Ann plays Elbow on Cat
Cat cannot play Wrong one on Dan
> Cat plays Wrong one on Fay
= Eve: 17 Fortitude
= Cat: 20 Fortitude
---
title: Nobody hits back at their own teammate for a redirected loss
proves: TEAM-29, TEAM-34
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Wrong one (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
card: Spectator (Sometimes) = When another player makes anyone lose Fortitude, you draw a card.
Ann holds: Elbow
Cat holds: Wrong one
Ben holds: Tit for Tat
Dan holds: Spectator

> Ann plays Elbow on Cat
> Cat plays Wrong one on Ben
> the window closes
> the window closes
Dan can play Spectator
Ben cannot play Tit for Tat because TIMING-11
= Ann: 17 Fortitude
= Cat: 20 Fortitude
---
title: A redirected loss is reduced by a teammate of its new victim
proves: TEAM-34, TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Wrong one (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
Ann holds: Elbow | Shield
Cat holds: Wrong one

> Ann plays Elbow on Cat
> Cat plays Wrong one on Ben
> Ann plays Shield
= Ben: 19 Fortitude
