title: A Drink Event is for Champions; whoever reveals it is one
proves: TEAM-20, TEAM-21, TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Everybody Stumbles (Drink Event) = Each player loses 2 Fortitude.
A's pile: Everybody Stumbles

> D champions
= D is Champion
= A is Champion
= B is not Champion
= A: 18 Fortitude
= C: 18 Fortitude
---
title: A Round on the House is drunk by one Champion of each side
proves: TEAM-20, TEAM-21, TEAM-24, TEAM-25
example: EX-032
seats: Nerodia, Zakhan, C, D
teams: Nerodia, Zakhan + C + D
phase: drink
turn: 3
Nerodia's pile: Round on the House!
drink deck: Wine

> Zakhan champions
= Nerodia is Champion
= Nerodia: 2 Alcohol
= Zakhan: 2 Alcohol
---
title: A Toast to Villainy is drunk by one Champion of each side
proves: TEAM-20, TEAM-21, TEAM-25
example: EX-106
seats: Vlazlo, Zakhan, C
teams: Vlazlo, Zakhan + C
phase: drink
turn: 3
drinks: rdi6
Vlazlo's pile: A Toast to Villainy!
drink deck: Wine

> Zakhan champions
= Zakhan is Champion
= C is not Champion
= Vlazlo: 2 Alcohol
= C: 2 Alcohol
---
title: A teammate Ignores the Champion's Drink
proves: TEAM-09, TEAM-21, TEAM-25, NEGATE-06
example: EX-033
seats: Farai, Lucky, C, D
teams: Farai + Lucky, C + D
phase: drink
Lucky's pile: Round on the House!
Farai holds: This one's a little weak
drink deck: Dragon Breath Ale

> C champions
> Farai plays This one's a little weak on Lucky's Drink
= Lucky is Champion
= Farai: 0 Alcohol
= D: 4 Alcohol
---
title: The king Ignores the Drink of a teammate who is Champion
proves: TEAM-09, TEAM-21, TEAM-25
example: EX-107
seats: Torglesnarf, Daareka, C, D
teams: Torglesnarf + Daareka, C + D
phase: drink
drinks: rdi6
Daareka's pile: A Toast to Villainy!
Torglesnarf holds: This drink is not worthy of a king!
drink deck: Dragon Breath Ale

> D champions
> Torglesnarf plays This drink is not worthy of a king! on Daareka's Drink
= Daareka is Champion
= Daareka: 0 Alcohol
= C: 4 Alcohol
---
title: For a Dungeon Event every team chooses its Champion, a Hero if it likes
proves: TEAM-20, TEAM-22
example: EX-034
seats: Nerodia, Samantha, C, D
teams: Nerodia + Samantha, C + D
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1

> Samantha champions
> C champions
= Samantha: 20 Fortitude, 1 Alcohol
---
title: With the Villain as Champion the team loses Fortitude
proves: TEAM-22
example: EX-034
seats: Nerodia, Samantha, C, D
teams: Nerodia + Samantha, C + D
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1

> Nerodia champions
> C champions
= Samantha: 19 Fortitude, 0 Alcohol
---
title: The active team chooses too, whoever turned the Event up
proves: TEAM-22
example: EX-108
seats: Vlazlo, Dimli, C, D
teams: Vlazlo + Dimli, C + D
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1

> Dimli champions
> C champions
= Vlazlo: 20 Fortitude, 1 Alcohol
---
title: The same team with the Villain as its Champion
proves: TEAM-22
example: EX-108
seats: Vlazlo, Dimli, C, D
teams: Vlazlo + Dimli, C + D
phase: end
dungeon deck: Feats of Heroism
dungeon counters: 1

> Vlazlo champions
> C champions
= Dimli: 19 Fortitude, 0 Alcohol
---
title: For a Sea Event every team chooses too
proves: TEAM-20, TEAM-22
seats: A, B, C, D
teams: A + B, C + D
phase: end
card: Big Wave (Sea Event 3) = Each player discards 2 cards at random.
sea deck: Big Wave
sea counters: 1

> B champions
> D champions
= A: 7 cards
= B: 5 cards
= C: 7 cards
= D: 5 cards
---
title: Only Champions take part in a Round, and only they ante
proves: TEAM-20, TEAM-21, TEAM-26, TEAM-28
example: EX-035
seats: Phyll, Farai, Nerodia, Samantha
teams: Phyll + Farai, Nerodia + Samantha
Phyll holds: Gambling? I'm in!
Farai holds: I raise! | Cheat
Samantha holds: Winning Hand! | Cheat
Nerodia holds: Gambling? I'm in!
card: Cheat (Cheating) = Take control of the Round.

> Phyll plays Gambling? I'm in!
> Nerodia champions
= the pot: 2 Gold
= Farai: 9 Gold
= Samantha: 9 Gold
= Phyll is in control
Farai cannot play I raise!
Farai cannot play Cheat because GAMBLE-15
Samantha cannot play Winning Hand!
Samantha cannot play Cheat because GAMBLE-15
> Nerodia plays Gambling? I'm in!
= Nerodia is in control
> the window closes
= Phyll is asked
= now Farai is not asked
---
title: Whoever starts a Round is Champion, although a teammate sits first
proves: TEAM-21, TEAM-26
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ben holds: Gambling? I'm in!
Ann holds: Winning Hand!
Cat holds: I raise!

> Ben plays Gambling? I'm in!
Ann cannot champion
> Dan champions
= Ben is Champion
= Ann is not Champion
= Ben is in control
= the pot: 2 Gold
Cat cannot play I raise! because GAMBLE-15
---
title: Whoever starts a Round is Champion, and teammates sit it out
proves: TEAM-21, TEAM-26, TEAM-28
example: EX-109
seats: Dimli, Fiona, Vlazlo, Amundyr
teams: Dimli + Fiona, Vlazlo + Amundyr
Dimli holds: Gambling? I'm in!
Fiona holds: Cheat
Vlazlo holds: Cheat
card: Cheat (Cheating) = Take control of the Round.

> Dimli plays Gambling? I'm in!
> Amundyr champions
= the pot: 2 Gold
= Dimli: 9 Gold
= Vlazlo: 9 Gold
Fiona cannot play Cheat because GAMBLE-15
Vlazlo cannot play Cheat because GAMBLE-15
> Amundyr passes
= Fiona: 11 Gold
---
title: A member who is no Champion can end the Round
proves: TEAM-28
example: EX-037
seats: Lucky, Gerki, C, D
teams: Lucky + Gerki, C + D
card: Oh, I guess the Wench thought that was her tip... (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.
Lucky holds: Gambling? I'm in!
Gerki holds: Oh, I guess the Wench thought that was her tip...
C holds: Gambling? I'm in!

> Lucky plays Gambling? I'm in!
> C champions
> C plays Gambling? I'm in!
> Gerki plays Oh, I guess the Wench thought that was her tip...
= Lucky: 9 Gold
= D: 9 Gold
= the Inn: +2 Gold
---
title: After the last pass the Round cannot be ended any more
proves: TEAM-28, GAMBLE-09
example: EX-037
seats: Lucky, Gerki, C, D
teams: Lucky + Gerki, C + D
card: Oh, I guess the Wench thought that was her tip... (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.
Lucky holds: Gambling? I'm in!
Gerki holds: Oh, I guess the Wench thought that was her tip...

> Lucky plays Gambling? I'm in!
> C champions
> C passes
Gerki cannot play Oh, I guess the Wench thought that was her tip...
= Lucky: 11 Gold
---
title: A Round is ended by the Champion's teammate, and nobody wins it
proves: TEAM-28
example: EX-111
seats: Dimli, Gerki, C, D
teams: Dimli + Gerki, C + D
card: Oh, I guess the Wench thought that was her tip... (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.
Dimli holds: Gambling? I'm in!
D holds: Gambling? I'm in!
Gerki holds: Oh, I guess the Wench thought that was her tip...

> Dimli plays Gambling? I'm in!
> D champions
> D plays Gambling? I'm in!
> Gerki plays Oh, I guess the Wench thought that was her tip...
= Gerki: 9 Gold
= C: 9 Gold
---
title: What is barred to those who have left a Round is barred to those who are not in it
proves: TEAM-28
seats: A, B, C, D
teams: A + B, C + D
card: Sleight of hand (Sometimes) = In a Round of Gambling you have not left, take 1 Gold from the pot.
card: Pickpocket (Sometimes) = In a Round of Gambling, take 1 Gold from the pot.
A holds: Gambling? I'm in!
B holds: Sleight of hand | Pickpocket
C holds: Gambling? I'm in!

> A plays Gambling? I'm in!
> C champions
> C plays Gambling? I'm in!
> B plays Pickpocket
B cannot play Sleight of hand because GAMBLE-15
= A: 10 Gold
= the pot: 1 Gold
---
title: A Round nobody can leave is a Round of Champions too
proves: TEAM-26
seats: A, B, C, D
teams: A + B, C + D
card: Locked in (Action) = Start a Round of Gambling that nobody can leave.
A holds: Locked in

> A plays Locked in
> D champions
= the pot: 2 Gold
> D passes
= A: 11 Gold
---
title: The Champion of a Round stays Champion until it is over
proves: TEAM-27
seats: A, B, C, D
teams: A + B, C + D
card: Raise them (Gambling) = Take control of the Round. / Each player in the Round antes 1 Gold.
card: Cheat (Cheating) = Take control of the Round.
A holds: Gambling? I'm in! | Cheat
C holds: Raise them
D holds: Cheat | Raise them

> A plays Gambling? I'm in!
> C champions
> C plays Raise them
= the pot: 4 Gold
D cannot play Cheat because GAMBLE-15
> A plays Cheat
= A is in control
D cannot play Raise them because GAMBLE-15
---
title: Each occasion has Champions of its own
proves: TEAM-24
seats: A, B, C, D
teams: A + B, C + D
card: Uproar (Action) = Each player discards a card.
A holds exactly: Uproar | Uproar | Uproar
B holds: Uproar
C holds exactly: Uproar | Uproar
D holds exactly: Uproar | Uproar

> A plays Uproar
> C champions
> B plays Uproar
> D champions
= D is Champion
= C is not Champion
= B is Champion
= A is not Champion
> B ends the phase
= C: 1 card
= D: 1 card
= A: 1 card
---
title: What happens to each other player needs no Champions
proves: TEAM-20, TEAM-31
seats: A, B, C, D
teams: A + B, C + D
card: Storm (Action) = Each other player loses 2 Fortitude.
A holds: Storm

> A plays Storm
= now A is asked
= C: 16 Fortitude
---
title: Teammates defend the Champion
proves: TEAM-25
seats: A, B, C, D
teams: A + B, C + D
card: Uproar (Action) = Each player loses 3 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
A holds: Uproar
B holds: Shield
D holds: Shield

> A plays Uproar
> C champions
> D plays Shield
> B plays Shield
= C: 19 Fortitude
= A: 19 Fortitude
---
title: Whoever Crawls need not be Champion for it: every team chooses
proves: TEAM-23, CRAWL-31
seats: A, B, C, D
teams: A + B, C + D
party: The Red Dragon Inn
phase: drink
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
A's pile: Wine with a Chaser | Dark Ale
B's front: Thick Skin
D's front: Thick Skin

> A chooses Lucky's Rolling Barrel
> B champions
> C champions
= the party is at Lucky's Rolling Barrel
= B is Champion
= A is not Champion
= A: 19 Fortitude
= D: 18 Fortitude
---
title: A Round that a tavern starts is controlled by the Champion of whoever Crawled
proves: TEAM-23, TEAM-26, CRAWL-31
seats: A, B, C, D
teams: A + B, C + D
party: The Red Dragon Inn
phase: drink
A's pile: Wine with a Chaser | Dark Ale

> A chooses The Scurvy Dog
> B champions
> C champions
= the pot: 2 Gold
= B is in control
> C passes
= A: 11 Gold
---
title: A Drinking Contest is held among Champions, and only they pay
proves: TEAM-20, TEAM-25
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
phase: drink
B's pile: Drinking Contest!
drink deck: Light Ale | Dragon Breath Ale | Wine

> D champions
> E champions
= B: 1 Alcohol, 9 Gold
= C: 4 Alcohol, 12 Gold
= F: 2 Alcohol, 9 Gold
---
title: For Drinks with "Friends" Champions are named before the Drink is turned up
proves: CARD-044, TEAM-22
seats: A, B, C, D
teams: A + B, C + D
phase: end
dungeon deck: Drinks with "Friends"
dungeon counters: 1
drink deck exactly: Wine | Water | Water | Water
A has 12 Gold

> B champions
= now the Drink Deck: 4 left
> D champions
= B: 2 Alcohol, 11 Gold
= C: 2 Alcohol, 10 Gold
= the Drink Deck: 3 left
---
title: Each Champion chooses what the Kobolds get, and feels it
proves: CARD-074, TEAM-22
seats: A, B, C, D
teams: A + B, C + D
phase: end
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1

> A champions
> D champions
> A chooses Pay 1 Gold to the Inn
> D chooses Discard 2 cards at random
= A: 9 Gold, 7 cards
= B: 7 cards
= C: 10 Gold, 7 cards
= D: 5 cards
---
title: In an auction the Champions bid, and a teammate's Gold is theirs
proves: TEAM-20, TEAM-05
seats: A, B, C, D
teams: A + B, C + D
phase: end
card: Lost Dog (Sea Event 3) = Players bid Gold. The highest bidder pays and gains 5 Fortitude.
A has 10 Fortitude
sea deck: Lost Dog
sea counters: 1

> B champions
> C champions
> B chooses bid 2 Gold
= A: 15 Fortitude, 8 Gold
= D: 20 Fortitude, 10 Gold
---
title: A Drink Event that is met by somebody who is not there leaves the other teams their Drinks
proves: TEAM-38, TEAM-39
seats: A, B, C, D
teams: A + B, C + D
phase: drink
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
A holds: Private Pixie Time
B's pile: Round on the House!
drink deck: Dragon Breath Ale

> A plays Private Pixie Time
> A champions
> C champions
= B: 0 Alcohol
= D: 4 Alcohol
---
title: For an Action card whoever plays it is Champion, even if a teammate is not there
proves: TEAM-21, TEAM-39
seats: A, B, C, D
teams: A + B, C + D
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
card: Uproar (Action) = Each player loses 3 Fortitude.
A holds: Private Pixie Time
B holds: Uproar

> A plays Private Pixie Time
> B plays Uproar
> D champions
= B is Champion
= A: 17 Fortitude
---
title: A Prize belongs to the player who takes the pot
proves: PRIZE-11
seats: A, B, C, D
teams: A + B, C + D
prizes: Red Dragon Inn Loyalty Card
A holds: Gambling? I'm in!
B holds: Punch
card: Punch (Action) = Another player loses 1 Fortitude.

> A plays Gambling? I'm in!
> D champions
> D passes
= A: 1 Red Dragon Inn Loyalty Card, 11 Gold
= B: 0 Red Dragon Inn Loyalty Card
---
title: A teammate cannot use the Prize
proves: PRIZE-11
seats: A, B, C, D
teams: A + B, C + D
A's front: Red Dragon Inn Loyalty Card
A holds: Punch
B holds: Punch
card: Punch (Action) = Another player loses 1 Fortitude.

> B plays Punch on C
> the window closes
> the window closes
= now B is not asked
> A plays Punch on C
> A chooses put it there
= A: 1 Red Dragon Inn Loyalty Card
= A: 0 discarded
= B: 1 discarded
---
title: In an Event for Champions "you" are the Champion of the team that reveals it
proves: TEAM-22, TEAM-25
seats: A, B, C, D
teams: A + B, C + D
phase: end
card: Sirens (Sea Event 3) = You lose 3 Fortitude. / Each player loses 1 Gold.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
B's front: Thick Skin
sea deck: Sirens
sea counters: 1

> B champions
> C champions
= A: 18 Fortitude, 9 Gold
= C: 20 Fortitude, 9 Gold
---
title: Somebody who is not there takes a Dare for whoever revealed it
proves: TEAM-38, TEAM-39
seats: A, B, C, D
teams: A + B, C + D
phase: drink
drinks: rdi6
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
A holds: Private Pixie Time
B's pile: The Wench Dares You...
drink deck: Wine | Dragon Breath Ale

> A plays Private Pixie Time
> A champions
> D champions
= B: 0 Alcohol
= C: 4 Alcohol
---
title: A team whose Champion is not there is not in the Round
proves: TEAM-38, TEAM-26
seats: A, B, C, D, E, F
teams: A + B, C + D, E + F
card: Private Pixie Time (Anytime) = You Ignore all effects and cannot play cards until your next turn.
A holds: Gambling? I'm in!
D holds: Private Pixie Time

> D plays Private Pixie Time
> A plays Gambling? I'm in!
> D champions
> E champions
= the pot: 2 Gold
= C: 10 Gold
> E passes
= A: 11 Gold
---
title: Each player pays: a team pays once
proves: TEAM-33
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Tax (Action) = Each player pays 1 Gold to the Inn.
Ann holds: Tax

> Ann plays Tax
> Dan champions
= Ann: 9 Gold
= Dan: 9 Gold
= the Inn: +2 Gold
---
title: An Event that concerns one player needs no Champions
proves: TEAM-20
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
card: Found a coin (Drink Event) = You gain 2 Gold.
Ann's pile: Found a coin

> Ann ends the phase
= Ann: 12 Gold
= Cat is not asked
---
title: A teammate who is no Champion Ignores the card for the Champion
proves: TEAM-25, TEAM-32
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Uproar (Action) = Each player loses 4 Fortitude.
card: Not today (Sometimes) = Ignore a card that affects your Fortitude.
Ann holds: Uproar
Dan holds: Not today

> Ann plays Uproar
> Cat champions
> Dan plays Not today
= Cat: 20 Fortitude
= Ann: 16 Fortitude
---
title: A teammate who is no Champion hits back for the Champion
proves: TEAM-25, TEAM-10
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Uproar (Action) = Each player loses 4 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
Ann holds: Uproar
Dan holds: Tit for Tat

> Ann plays Uproar
> Cat champions
> Dan plays Tit for Tat
= Cat: 16 Fortitude
= Ann: 14 Fortitude
---
title: Whoever starts a Drinking Contest with a card is Champion in it
proves: TEAM-21, TEAM-33
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
drink: Sludge = 4 Alcohol
drink: Slop = 1 Alcohol
drink deck: Sludge | Slop
card: Bottoms up (Action) = Start a Drinking Contest.
Ben holds: Bottoms up

> Ben plays Bottoms up
> Dan champions
= Ben is Champion
= Ann: 4 Alcohol, 11 Gold
= Cat: 1 Alcohol, 9 Gold
---
title: A tie in a Contest is drunk off by the same Champions
proves: TEAM-24, CONTEST-06
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
drink: Sludge = 4 Alcohol
drink: Slop = 1 Alcohol
Ann's pile: Drinking Contest!
drink deck: Slop | Slop | Sludge | Slop

> Dan champions
= Ann is Champion
= Dan is Champion
= Ann: 5 Alcohol, 11 Gold
= Cat: 2 Alcohol, 9 Gold
---
title: A Champion with an empty hand discards nothing, and nor does a teammate
proves: TEAM-11, TEAM-25
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: end
dungeon deck: Gelatinous Cube
dungeon counters: 1
Cat holds exactly: nothing

> Ann champions
> Cat champions
= Cat: 0 cards
= Dan: 7 cards
= Ann: 5 cards
= Ben: 7 cards
---
title: If a team Ignores the Round on the House it has revealed, the Champions of the others drink
proves: HOUSE-08, TEAM-25
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
Ann's pile: Round on the House!
Ben holds: Nap
drink deck: Elven Wine | Light Ale | Light Ale
card: Nap (Sometimes) = Ignore an Event.

> Ann chooses Ann
> Dan champions
> Ben plays Nap
= Ann: 0 Alcohol
= Dan: 3 Alcohol
