title: At the end of a team's turn each member with Scarabs is bitten
proves: TEAM-50, AMUNDYR-03
seats: Bryn, Tara, Amundyr, Lucky
teams: Bryn + Tara, Amundyr + Lucky
phase: end
Bryn has 2 Scarabs
Tara has 1 Scarab

> Bryn chooses Bryn
= Bryn: 18 Fortitude, 1 Scarab
= Tara: 0 Scarabs
---
title: The team chooses who is bitten first
proves: TEAM-50
seats: Bryn, Tara, Amundyr, Lucky
teams: Bryn + Tara, Amundyr + Lucky
phase: end
Bryn has 1 Scarab
Tara has 1 Scarab

= now Bryn is asked
> Bryn chooses Tara
= now Tara: 0 Scarabs
= now Bryn: 1 Scarab
---
title: One Ignore helps against one Scarab only
proves: TEAM-50
seats: Bryn, Tara, Amundyr, Lucky
teams: Bryn + Tara, Amundyr + Lucky
phase: end
Bryn has 1 Scarab
Tara has 1 Scarab
Tara holds: Not us
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.

> Bryn chooses Bryn
> Tara plays Not us
= Bryn: 19 Fortitude, 0 Scarabs
= Tara: 0 Scarabs
---
title: Nobody is bitten at the end of another team's turn
proves: TEAM-50
seats: Bryn, Tara, Amundyr, Lucky
teams: Bryn + Tara, Amundyr + Lucky
active: Amundyr
phase: end
Bryn has 1 Scarab
Lucky has 1 Scarab

= Bryn: 20 Fortitude, 1 Scarab
= Lucky: 19 Fortitude, 0 Scarabs
---
title: Mess with one of the crew and you mess with all of them
proves: TEAM-52
seats: Lucky, Bryn, Tara, Phyll
teams: Lucky, Bryn + Tara + Phyll
turn: 3
Lucky holds: Elbow
Bryn holds: You mess with the crew, you mess with me!
card: Elbow (Action) = Another player loses 1 Fortitude.

> Lucky plays Elbow on Tara
> Bryn plays You mess with the crew, you mess with me!
= Lucky: 17 Fortitude
= Bryn: 19 Fortitude
---
title: However many were hit and however much was lost, the crew counts
proves: TEAM-52
seats: Lucky, Phyll, Bryn, Tara
teams: Lucky + Phyll, Bryn + Tara
Lucky holds: Sweep
Bryn holds: You mess with the crew, you mess with me!
Tara holds: Duck
card: Sweep (Action) = Each other player loses 3 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 3.

> Lucky plays Sweep
> Tara plays Duck
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 17 Fortitude
= Lucky: 18 Fortitude
---
title: Whoever lost nothing because of a Static Effect does not count
proves: TEAM-52
seats: Lucky, Bryn, Tara, Phyll
teams: Lucky, Bryn + Tara + Phyll
turn: 3
Lucky holds: Sweep
Bryn holds: You mess with the crew, you mess with me!
Bryn's front: Thick Skin
Tara's front: Thick Skin
card: Sweep (Action) = Each other player loses 1 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.

> Lucky plays Sweep
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 19 Fortitude
= Lucky: 19 Fortitude
---
title: If the team has lost nothing there is nothing to hit back for
proves: TEAM-52
seats: Lucky, Phyll, Bryn, Tara
teams: Lucky + Phyll, Bryn + Tara
Lucky holds: Elbow
Bryn holds: You mess with the crew, you mess with me!
Tara holds: Duck
card: Elbow (Action) = Another player loses 1 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 3.

> Lucky plays Elbow on Bryn
> Tara plays Duck
> the window closes
Bryn cannot play You mess with the crew, you mess with me!
---
title: The captain has her share of what anyone on her team gains
proves: TEAM-53
seats: Tara, Whitehawk, Lucky, Phyll
teams: Tara + Whitehawk, Lucky + Phyll
Tara holds: Alms
Whitehawk holds: Don't forget the captain's extra share!
card: Alms (Action) = You gain 1 Gold.

> Tara plays Alms
> Whitehawk plays Don't forget the captain's extra share!
= Tara: 13 Gold
---
title: The captain has her share of a teammate's pot
proves: TEAM-53
seats: Tara, Whitehawk, Lucky, Phyll
teams: Tara + Whitehawk, Lucky + Phyll
Tara holds: Gambling? I'm in!
Whitehawk holds: Don't forget the captain's extra share!

> Tara plays Gambling? I'm in!
> Lucky champions
> Lucky passes
> Whitehawk plays Don't forget the captain's extra share!
= Tara: 13 Gold
---
title: But not of what an opponent gains
proves: TEAM-53
seats: Lucky, Phyll, Tara, Whitehawk
teams: Lucky + Phyll, Tara + Whitehawk
Lucky holds: Alms
Whitehawk holds: Don't forget the captain's extra share!
card: Alms (Action) = You gain 1 Gold.

> Lucky plays Alms
> the window closes
Whitehawk cannot play Don't forget the captain's extra share!
---
title: A teammate of Remy is not marked
proves: TEAM-68, REMY-05
seats: Remy, Tara, Lucky, Phyll
teams: Remy + Tara, Lucky + Phyll
Tara holds: Hit
Remy holds: Write it down
card: Hit (Action) = A player loses 2 Fortitude.
card: Write it down (Anytime) = A player becomes marked.

> Remy plays Write it down on Tara
= Tara: 0 Marks
---
title: Everybody else can be marked
proves: TEAM-68, REMY-05
seats: Remy, Tara, Lucky, Phyll
teams: Remy + Tara, Lucky + Phyll
Remy holds: Write it down | Write it down
card: Write it down (Anytime) = A player becomes marked.

> Remy plays Write it down on Lucky
> Remy plays Write it down on Phyll
= Lucky: 1 Mark
= Phyll: 1 Mark
---
title: A Mark is one player's, not the team's
proves: REMY-02
seats: Remy, Tara, Lucky, Phyll
teams: Remy + Tara, Lucky + Phyll
Lucky has 1 Mark
Remy holds: Roll call
card: Roll call (Action) = Each other player loses 1 Fortitude, or 2 if marked.

> Remy plays Roll call
= Lucky: 17 Fortitude
---
title: Tara's teammates look at the Drinks and hand them out with her
proves: TEAM-71
seats: Tara, Bryn, Lucky, Phyll
teams: Tara + Bryn, Lucky + Phyll
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Elven Wine | Light Ale | Dark Ale

> Tara plays Signs point to you getting drunker...soon!
> Bryn chooses Elven Wine
Bryn can order for Lucky
Bryn cannot order for Tara
Tara cannot order for Bryn
> Bryn orders for Phyll
> Tara chooses Wine
> Bryn orders for Lucky
> Bryn chooses Light Ale
> Tara orders for Phyll
> Tara orders for Phyll
= Phyll: 4 Drinks
= Lucky: 2 Drinks
= Bryn: 1 Drink
= Tara: 9 Gold
---
title: Bat nap is for Vlazlo alone
proves: TEAM-72
seats: Vlazlo, Tara, Lucky, Phyll
teams: Vlazlo + Tara, Lucky + Phyll
Vlazlo holds: Bat nap | Duck
Tara holds: Elbow
Vlazlo's pile: Wine
Tara's pile: Elven Wine
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.

> Vlazlo plays Bat nap
> Tara plays Elbow on Lucky
> Tara orders for Lucky
> Tara orders for Phyll
> Tara drinks
= Tara: 3 Alcohol, 0 Drinks
= Vlazlo: 1 Drink
= Lucky: 18 Fortitude
---
title: A napping Vlazlo does not help his teammate and is not touched
proves: TEAM-72
seats: Vlazlo, Tara, Lucky, Phyll
teams: Vlazlo + Tara, Lucky + Phyll
Vlazlo holds: Bat nap | Duck
Lucky holds: Sweep
card: Sweep (Action) = Each other player loses 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.

> Vlazlo plays Bat nap
> the turn ends
> Lucky plays Sweep
Vlazlo cannot play Duck because NEGATE-18
= Tara: 18 Fortitude
---
title: Vlazlo naps until his team's next turn
proves: TEAM-72
seats: Vlazlo, Tara, Lucky, Phyll
teams: Vlazlo + Tara, Lucky + Phyll
Vlazlo holds: Bat nap | Elbow
Lucky holds: Slap
Phyll holds: Tit for Tat
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Slap (Action) = Another player loses 3 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 1 Fortitude.

> Vlazlo plays Bat nap
> the turn ends
> Lucky plays Slap on Vlazlo
= Tara: 20 Fortitude
> the turn ends
> Vlazlo plays Elbow on Phyll
> Phyll plays Tit for Tat
= Lucky: 18 Fortitude
= Tara: 19 Fortitude
---
title: Only Torglesnarf uses his Minions
proves: TEAM-76
seats: Torglesnarf, Tara, Lucky, Phyll
teams: Torglesnarf + Tara, Lucky + Phyll
Torglesnarf's front: Grunt the Brawler

Torglesnarf can activate Grunt the Brawler on Lucky
Torglesnarf cannot activate Grunt the Brawler on Tara
Tara cannot activate Grunt the Brawler on Lucky because TEAM-76
> Torglesnarf activates Grunt the Brawler on Lucky
= Lucky: 18 Fortitude
---
title: Only the one who is hit Petrifies
proves: TEAM-44, NERODIA-22
seats: Nerodia, Tara, Lucky, Phyll
teams: Nerodia + Tara, Lucky + Phyll
Nerodia holds: Stare
Lucky holds exactly: Heave!
card: Stare (Action) = Another player Petrifies 2 cards.

> Nerodia plays Stare on Lucky
> Lucky chooses Heave!
= Lucky: 0 cards
= Phyll: 7 cards
= Nerodia: 1 Petrified card
---
title: Nerodia's snake pit takes a card of each opponent
proves: TEAM-31, TEAM-44, NERODIA-22
example: EX-040
seats: Nerodia, Lucky, Farai, Samantha
teams: Nerodia + Lucky, Farai + Samantha
Nerodia holds: Which one of you called this place a sssnake pit?!

> Nerodia plays Which one of you called this place a sssnake pit?!
> Farai chooses (a blank)
> Samantha chooses (a blank)
= Farai: 18 Fortitude, 6 cards
= Samantha: 6 cards
= Lucky: 7 cards
= Nerodia: 2 Petrified cards
---
title: What has been Petrified comes back to the hand it came from
proves: TEAM-44
seats: Nerodia, Tara, Lucky, Phyll
teams: Nerodia + Tara, Lucky + Phyll
phase: discard
Phyll has 1 Petrified card

= Phyll: 7 cards
= Lucky: 7 cards
= Nerodia: 0 Petrified cards
---
title: Heat is Lucky's, and the team pays for it
proves: TEAM-05, LUCKY-05
seats: Lucky, Tara, Phyll, Bryn
teams: Lucky + Tara, Phyll + Bryn
Lucky has 2 Heat
Lucky holds: Risky
card: Risky (Action) = Another player loses 1 Fortitude. / You gain 1 Heat.

> Lucky plays Risky on Bryn
> Lucky chooses Pay
= Tara: 8 Gold
= Lucky: 0 Heat
---
title: A Static Effect that leaves some of the loss does not count against the crew
proves: TEAM-52
seats: Ann, Ben, Bryn, Dan
teams: Ann + Ben, Bryn + Dan
card: Shout (Action) = Each other player loses 2 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
Ann holds: Shout
Dan's front: Thick Skin
Bryn holds: You mess with the crew, you mess with me!

> Ann plays Shout
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 17 Fortitude
= Ann: 18 Fortitude
---
title: A crew of three hits back for three
proves: TEAM-52
seats: Ann, Bryn, Cat, Dan
teams: Ann, Bryn + Cat + Dan
card: Elbow (Action) = Another player loses 3 Fortitude.
Ann holds: Elbow
Bryn holds: You mess with the crew, you mess with me!

> Ann plays Elbow on Bryn
> Bryn plays You mess with the crew, you mess with me!
= Ann: 17 Fortitude
---
title: A reduction by a card is no Static Effect: the whole crew counts
proves: TEAM-52
seats: Ann, Ben, Bryn, Dan
teams: Ann + Ben, Bryn + Dan
card: Shout (Action) = Each other player loses 2 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 3.
Ann holds: Shout
Dan holds: Shield
Bryn holds: You mess with the crew, you mess with me!

> Ann plays Shout
> Dan plays Shield
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 19 Fortitude
= Ann: 18 Fortitude
---
title: A member with a Static Effect who was not hit counts as well
proves: TEAM-52
seats: Ann, Ben, Bryn, Dan
teams: Ann + Ben, Bryn + Dan
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
Ann holds: Elbow
Dan's front: Thick Skin
Bryn holds: You mess with the crew, you mess with me!

> Ann plays Elbow on Bryn
> Bryn plays You mess with the crew, you mess with me!
= Ann: 18 Fortitude
---
title: The captain has her share of the Gold for a Potion
proves: TEAM-53, TEAM-07, TEAM-10
seats: Whitehawk, Ben, Cat, Dan
teams: Whitehawk + Ben, Cat + Dan
Whitehawk holds: Don't forget the captain's extra share! | Don't forget the captain's extra share!
Cat holds: Don't forget the captain's extra share!

> Ben drinks a Potion for 3 Gold
Cat cannot play Don't forget the captain's extra share!
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 15 Gold, 1 Potion
= the Inn: -5 Gold
---
title: The captain has no share of a Potion that is no Gold
proves: TEAM-53, TEAM-07
seats: Whitehawk, Ben, Cat, Dan
teams: Whitehawk + Ben, Cat + Dan
Ben has 12 Fortitude
Whitehawk holds: Don't forget the captain's extra share!

> Ben drinks a Potion for 6 Fortitude
Whitehawk cannot play Don't forget the captain's extra share!
= Whitehawk: 18 Fortitude, 10 Gold
---
title: A Glare at a whole team adds to the loss of each member, and one reduction works on all of it
proves: NERODIA-10, TEAM-32
seats: Nerodia, Ann, Ben
teams: Nerodia, Ann + Ben
Nerodia holds: First rule of villainy: Make 'em hit rock bottom
Ann has 2 Petrified cards
Ben holds: Shrug
card: Shrug (Sometimes) = When you would lose Fortitude, reduce the loss by 3.

> Nerodia plays First rule of villainy: Make 'em hit rock bottom using 2
> Ben plays Shrug
> Ann discards (a blank)
> Ben discards (a blank)
= Ann: 19 Fortitude
