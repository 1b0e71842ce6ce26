title: A teammate spares you a payment and orders a Drink instead
proves: TEAM-09, TEAM-10, TYPES-09
example: EX-030
seats: Nerodia, Guest, Samantha, Phyll
teams: Nerodia + Guest, Samantha + Phyll
Nerodia holds: Mine now!
Phyll holds: Here's one on the house instead

> Nerodia plays Mine now! on Samantha
> Phyll plays Here's one on the house instead
= Samantha: 10 Gold
= Nerodia: 10 Gold, 2 Drinks
---
title: A teammate lets the Inn pay for you
proves: TEAM-09, TEAM-10
example: EX-104
seats: Vlazlo, Guest, Daareka, Amundyr
teams: Vlazlo + Guest, Daareka + Amundyr
Vlazlo holds: Vhat? Zis gold? It vas behind your ear...
Amundyr holds: I suppose these tomb raiders are good for something

> Vlazlo plays Vhat? Zis gold? It vas behind your ear... on Daareka
> Amundyr plays I suppose these tomb raiders are good for something
= Daareka: 10 Gold
= Vlazlo: 11 Gold
= the Inn: -1 Gold
---
title: A teammate turns your Drink into Fortitude
proves: TEAM-05, TEAM-09, TEAM-10
example: EX-031
seats: Deirdre, Fiona, C, D
teams: Deirdre + Fiona, C + D
phase: drink
Deirdre has 12 Fortitude, 3 Alcohol
Deirdre's pile: Dragon Breath Ale
card: Nothing like a little belt of liquid courage! (Sometimes) = Your Drink gives Fortitude instead of Alcohol Content.
Fiona holds: Nothing like a little belt of liquid courage!

> Fiona plays Nothing like a little belt of liquid courage! on Deirdre's Drink
> Deirdre drinks
= Fiona: 16 Fortitude, 3 Alcohol
---
title: What changes your own Drink changes a teammate's too
proves: TEAM-10
example: EX-105
seats: Deirdre, Fiona, C, D
teams: Deirdre + Fiona, C + D
phase: drink
Fiona has 12 Fortitude, 3 Alcohol
Deirdre's pile: Dragon Breath Ale
card: Nothing like a little belt of liquid courage! (Sometimes) = Your Drink gives Fortitude instead of Alcohol Content.
Fiona holds: Nothing like a little belt of liquid courage!
C holds: Nothing like a little belt of liquid courage!

= the Drink of Deirdre: 4 Alcohol
C cannot play Nothing like a little belt of liquid courage!
> Fiona plays Nothing like a little belt of liquid courage! on Deirdre's Drink
> the window closes
= Deirdre: 16 Fortitude, 3 Alcohol
---
title: A change of one member's tracks is a change of the team's
proves: TEAM-05
seats: A, B, C, D
teams: A + B, C + D
card: Feast (Action) = You gain 3 Fortitude and 2 Gold.
card: Punch (Action) = Another player loses 5 Fortitude.
C has 4 Alcohol
A has 19 Fortitude
A holds: Feast
B holds: Punch

> A plays Feast
= B: 20 Fortitude, 12 Gold
> B plays Punch on D
= C: 15 Fortitude, 4 Alcohol
---
title: Alcohol Content does not go below 0, whoever of the team loses it
proves: TEAM-05
seats: A, B, C, D
teams: A + B, C + D
card: Cold Bath (Action) = You lose 3 Alcohol Content.
A has 4 Alcohol
A holds: Cold Bath
B holds: Cold Bath

> A plays Cold Bath
> B plays Cold Bath
= A: 0 Alcohol
---
title: A teammate reduces your loss
proves: TEAM-09, TEAM-10, TYPES-09
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Shield (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.
A holds: Punch
B holds: Shield
D holds: Shield

> A plays Punch on C
B cannot play Shield
> D plays Shield
= C: 19 Fortitude
---
title: A teammate Ignores a card for you
proves: TEAM-09
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude and discards a card.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.
A holds: Punch
D holds: Dodge

> A plays Punch on C
> D plays Dodge
= C: 20 Fortitude, 7 cards
---
title: A teammate's Drink can be Ignored for them, and no opponent's
proves: TEAM-09, NEGATE-06
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Spill (Sometimes) = Ignore a Drink.
drink: Strong Ale = 5 Alcohol
A's pile: Strong Ale
B holds: Spill
C holds: Spill

= the Drink of A: 5 Alcohol
C cannot play Spill because NEGATE-05
> B plays Spill on A's Drink
= A: 0 Alcohol
---
title: A teammate Ignores an Event for the Champion
proves: TEAM-09, TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Everybody Stumbles (Drink Event) = Each player loses 2 Fortitude.
card: Not us (Sometimes) = Ignore a Drink Event.
A's pile: Everybody Stumbles
C holds: Not us

> D champions
> C plays Not us
= C: 20 Fortitude
= A: 18 Fortitude
---
title: A teammate avoids the ante of the Champion, who leaves the Round
proves: TEAM-09
seats: A, B, C, D
teams: A + B, C + D
card: Slip away (Sometimes) = When you must ante, leave the Round instead.
A holds: Gambling? I'm in!
D holds: Slip away

> A plays Gambling? I'm in!
> C champions
> D plays Slip away
= C: 10 Gold
= A: 10 Gold
---
title: A teammate hits back for you
proves: TEAM-09, TEAM-10
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
A holds: Punch
B holds: Tit for Tat
D holds: Tit for Tat

> A plays Punch on C
> the window closes
B cannot play Tit for Tat
> D plays Tit for Tat
= C: 17 Fortitude
= A: 18 Fortitude
---
title: What a defence gives its player goes to whoever played it
proves: TEAM-10
seats: A, B, C, D
teams: A + B, C + D
card: Punch (Action) = Another player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2 and draw a card.
A holds: Punch
C holds exactly: nothing
D holds exactly: Shield

> A plays Punch on C
> D plays Shield
= C: 0 cards, 19 Fortitude
= D: 1 card
---
title: One reduction is taken from what the whole team would lose
proves: TEAM-32, TEAM-31
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
A holds: Storm
D holds: Shield | Shield

> A plays Storm
> D plays Shield
= C: 18 Fortitude
---
title: A loss reduced to a number is reduced to that number in all
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 3 Fortitude.
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss to 1.
A holds: Storm
D holds: Padding

> A plays Storm
> D plays Padding
= C: 19 Fortitude
---
title: One Ignore covers the team, also what is not shared
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Gale (Action) = Each other player loses 1 Fortitude and discards a card.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.
A holds: Gale
D holds exactly: Dodge | Dodge | Dodge

> A plays Gale
> D plays Dodge
= C: 20 Fortitude, 7 cards
= D: 2 cards
---
title: A reduction saves no cards
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Gale (Action) = Each other player loses 1 Fortitude and discards a card.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
A holds: Gale
D holds exactly: Shield | Shield | Shield

> A plays Gale
> D plays Shield
= C: 20 Fortitude
> A ends the phase
= C: 6 cards
= D: 1 card
---
title: The Inn pays what a card takes from the whole team
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Toll (Action) = Each other player pays you 2 Gold.
card: On the house (Sometimes) = When you must pay Gold, the Inn pays instead.
A holds: Toll
D holds: On the house

> A plays Toll
> D plays On the house
= C: 10 Gold
= A: 14 Gold
---
title: Of what hits several members a redirection moves one member's part
proves: TEAM-31
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 3 Fortitude.
card: Not me (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
A holds: Storm
D holds: Not me

> A plays Storm
> D plays Not me on B
= C: 17 Fortitude
= A: 17 Fortitude
---
title: Whoever was picked bears what follows if a teammate Ignores the card for them
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Coward (Action) = Another player loses 3 Fortitude. / If they Ignore this card, they discard a card.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.
A holds: Coward
C holds exactly: Dodge | Dodge | Dodge
D holds exactly: Dodge | Dodge | Dodge

> A plays Coward on D
> C plays Dodge
> A ends the phase
= C: 2 cards
= D: 2 cards
---
title: What can be paid off is paid off by each member for their own part
proves: TEAM-31, TEAM-11
seats: A, B, C, D
teams: A + B, C + D
card: Pay or bleed (Action) = Each other player loses 2 Fortitude or pays 1 Gold to the Inn.
A holds: Pay or bleed

> A plays Pay or bleed
> C chooses Pay 1 Gold
> D chooses Lose 2 Fortitude
= C: 18 Fortitude, 9 Gold
---
title: Nobody discards for a teammate
proves: TEAM-11
seats: A, B, C, D
teams: A + B, C + D
card: Empty your hands (Action) = Another player discards a card.
A holds: Empty your hands

> A plays Empty your hands on C
= C is asked
= now D is not asked
> A ends the phase
= C: 6 cards
= D: 7 cards
---
title: Only the player hit Petrifies, not a teammate
proves: TEAM-44, NERODIA-22, TEAM-11
seats: Nerodia, Guest, Farai, Samantha
teams: Nerodia + Guest, Farai + Samantha
Nerodia holds: Strike a pose!

> Nerodia plays Strike a pose! on Farai
= Farai is asked
= now Samantha is not asked
> Nerodia ends the phase
= Farai: 6 cards, 19 Fortitude
= Samantha: 7 cards, 0 Petrified cards
---
title: A Petrified card is a loss of its own, which no reduction prevents
proves: TEAM-44, TEAM-32
seats: Nerodia, Guest, Farai, Samantha
teams: Nerodia + Guest, Farai + Samantha
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
Nerodia holds: Which one of you called this place a sssnake pit?!
Samantha holds: Shield

> Nerodia plays Which one of you called this place a sssnake pit?!
> Samantha plays Shield
> Nerodia ends the phase
= Farai: 6 cards, 20 Fortitude
= Samantha: 5 cards
---
title: What makes somebody discard takes cards of that hand alone
proves: TEAM-11
example: EX-125
seats: Lizwick, B, C, D
teams: Lizwick + B, C + D
card: Cursed Relic of Torpor (Anytime) = You discard 2 cards.
Lizwick holds: Cursed Relic of Torpor

> Lizwick plays Cursed Relic of Torpor
> Lizwick chooses (a blank)
= now Lizwick is asked
= now B is not asked
> Lizwick ends the phase
= Lizwick: 4 cards
= B: 7 cards
---
title: A second reduction takes what the first has left of the team's loss
proves: TEAM-32
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
A holds: Storm
D holds: Shield | Shield

> A plays Storm
> D plays Shield
> D plays Shield
= C: 20 Fortitude
---
title: Whoever has lost nothing hits back for a teammate who has
proves: TEAM-09, TEAM-10
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
A holds: Storm
D holds: Shield | Tit for Tat

> A plays Storm
> D plays Shield
> D plays Tit for Tat
= C: 18 Fortitude
= A: 18 Fortitude
---
title: Whoever is protected by a Static Effect defends a teammate who is not
proves: TEAM-09, TEAM-36
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 1 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
A holds: Storm
C's front: Thick Skin
C holds: Shield

> A plays Storm
> C plays Shield
= D: 20 Fortitude
---
title: A team that has lost nothing does not hit back
proves: TEAM-10
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 1 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
A holds: Storm
C holds: Shield | Tit for Tat

> A plays Storm
> C plays Shield
> the window closes
C cannot play Tit for Tat
= A: 20 Fortitude
---
title: What one member has chosen to pay, no other can choose to pay again
proves: TEAM-05, LIMIT-06
seats: A, B, C, D
teams: A + B, C + D
card: Purse or cards (Action) = Each other player chooses: pay you 2 Gold, or discard 2 cards.
C has 3 Gold
A holds: Purse or cards

> A plays Purse or cards
> C chooses Pay A 2 Gold
> A ends the phase
= C: 1 Gold
= D: 5 cards
---
title: Nobody Ignores a payment that a teammate's card demands of the team
proves: NEGATE-07
seats: A, B, C, D
teams: A + B, C + D
card: Hired Fist (Action) = Another player loses 3 Fortitude and you pay 1 Gold to the Inn.
card: Not my Gold (Sometimes) = Ignore a card that affects your Gold.
A holds: Hired Fist
B holds: Not my Gold

> A plays Hired Fist on C
B cannot play Not my Gold because NEGATE-07
= A: 9 Gold
---
title: A Drink that is passed to the left goes past a teammate
proves: TEAM-18, CARD-002
seats: A, B, C, D
teams: A + B, C + D
phase: drink
drinks: rdi8
A's pile: Bouncing Dragons

> A chooses put 1 Gold on it and pass it to C
> C chooses drink it
= A: 0 Alcohol, 9 Gold
= C: 4 Alcohol, 11 Gold
---
title: One Ignore covers one team, and no other
proves: TEAM-32
seats: Ann, Ben, Cat, Dan, Eve, Fay
teams: Ann + Ben, Cat + Dan, Eve + Fay
card: Shout (Action) = Each other player loses 3 Fortitude.
card: Not today (Sometimes) = Ignore a card that affects your Fortitude.
Ann holds: Shout
Dan holds: Not today

> Ann plays Shout
> Dan plays Not today
= Cat: 20 Fortitude
= Eve: 14 Fortitude
= Ben: 20 Fortitude
---
title: Both members hit back for one loss
proves: TEAM-10
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
Ann holds: Elbow
Dan holds: Tit for Tat
Cat holds: Tit for Tat

> Ann plays Elbow on Cat
> Cat plays Tit for Tat
> Dan plays Tit for Tat
= Dan: 17 Fortitude
= Ann: 16 Fortitude
---
title: Nobody of a third team defends
proves: TEAM-09, TEAM-10
seats: Ann, Ben, Cat, Dan, Eve, Fay
teams: Ann + Ben, Cat + Dan, Eve + Fay
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
Ann holds: Elbow
Eve holds: Shield
Dan holds: Shield

> Ann plays Elbow on Cat
Eve cannot play Shield
Dan can play Shield
= Cat: 17 Fortitude
---
title: A teammate softens what your own card costs you
proves: TEAM-10
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Headbutt (Action) = Another player loses 4 Fortitude and you lose 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
Ann holds: Headbutt
Ben holds: Shield

> Ann plays Headbutt on Cat
> Ben plays Shield
= Ann: 20 Fortitude
= Cat: 16 Fortitude
---
title: A teammate is not another player who makes you lose Fortitude
proves: TEAM-29
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Headbutt (Action) = Another player loses 4 Fortitude and you lose 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.
Ann holds: Headbutt
Ben holds: Duck
Dan holds: Duck

> Ann plays Headbutt on Cat
Ben cannot play Duck
Dan can play Duck
= Ann: 18 Fortitude
---
title: A teammate Ignores a gain of Alcohol Content
proves: TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Funnel (Action) = Another player gains 3 Alcohol Content.
card: Sober mind (Sometimes) = Ignore a card that affects your Alcohol Content.
Ann holds: Funnel
Dan holds: Sober mind

> Ann plays Funnel on Cat
> Dan plays Sober mind
= Cat: 0 Alcohol
---
title: A teammate passes your Drink to an opponent
proves: TEAM-10, TEAM-18
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
drink: Sludge = 4 Alcohol
Ann's pile: Sludge
card: For you (Sometimes) = Pass your Drink to another player.
Ben holds: For you

> Ben plays For you on Cat
= Ann: 0 Alcohol
= Dan: 4 Alcohol
---
title: A hit-back is reduced by a teammate of whoever it hits
proves: TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
Ann holds: Elbow
Dan holds: Tit for Tat
Ben holds: Shield

> Ann plays Elbow on Cat
> Dan plays Tit for Tat
> Ben plays Shield
= Ann: 20 Fortitude
= Cat: 17 Fortitude
---
title: A hit-back for that much is for all that the team has lost
proves: TEAM-32, TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Shout (Action) = Each other player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Likewise (Sometimes) = When another player makes you lose Fortitude, they lose that much Fortitude.
Ann holds: Shout
Cat holds: Shield
Dan holds: Likewise

> Ann plays Shout
> Cat plays Shield
= now Cat: 20 Fortitude
> Dan plays Likewise
= Cat: 15 Fortitude
= Ann: 15 Fortitude
---
title: Of two losses by one card, that much is what the team has lost in one of them
proves: TEAM-32
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: One, two (Action) = Each other player loses 3 Fortitude and loses 1 Fortitude.
card: Likewise (Sometimes) = When another player makes you lose Fortitude, they lose that much Fortitude.
Ann holds: One, two
Dan holds: Likewise

> Ann plays One, two
> Dan plays Likewise against 1 Fortitude
= Cat: 12 Fortitude
= Ann: 18 Fortitude
---
title: One reduction works on all that the members of a team have chosen to lose
proves: TEAM-32, TEAM-31
seats: Ann, Dan, Ben, Tara
teams: Ann + Dan, Ben + Tara
Ann holds: Take your pick
Tara holds: Shield
card: Take your pick (Action) = Each other player chooses: lose 2 Fortitude, or discard a card.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 3.

> Ann plays Take your pick
> Ben chooses Lose 2 Fortitude
> Tara chooses Lose 2 Fortitude
> Tara plays Shield
= Ben: 19 Fortitude
---
title: "That much" is all that the members of a team have chosen to lose
proves: TEAM-32
seats: Ann, Dan, Ben, Tara
teams: Ann + Dan, Ben + Tara
Ann holds: Take your pick
Tara holds: Right back
card: Take your pick (Action) = Each other player chooses: lose 2 Fortitude, or discard a card.
card: Right back (Sometimes) = When another player makes you lose Fortitude, they lose that much Fortitude.

> Ann plays Take your pick
> Ben chooses Lose 2 Fortitude
> Tara chooses Lose 2 Fortitude
> Tara plays Right back
= Ben: 16 Fortitude
= Ann: 16 Fortitude
