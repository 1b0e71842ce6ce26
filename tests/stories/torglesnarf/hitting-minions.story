title: A Negated Minion never comes into play
proves: TORG-05, TORG-02
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Grunt the Brawler
Ann holds: Stop That
card: Stop That (Sometimes) = Negate an Action card.

> Torglesnarf plays Grunt the Brawler
> Ann plays Stop That
= Torglesnarf: 0 Minions
= Grunt the Brawler is discarded
---
title: What a Minion in play does cannot be Negated
proves: TORG-05
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Grunt the Brawler
Ann holds: Stop That
card: Stop That (Sometimes) = Negate an Action card.

> Torglesnarf activates Grunt the Brawler on Ann
Ann cannot play Stop That because TORG-05
= Ann: 18 Fortitude
---
title: What a Minion does can be Ignored like an Action card
proves: TORG-05
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Grunt the Brawler
Ann holds: Not Me
card: Not Me (Sometimes) = Ignore an Action card that affects your Fortitude.

> Torglesnarf activates Grunt the Brawler on Ann
> Ann plays Not Me
= Ann: 20 Fortitude
= Torglesnarf: 1 Grunt the Brawler
Torglesnarf cannot activate Grunt the Brawler because TORG-03
---
title: Two Minions act in any order, before and after the Action card
proves: TORG-03, TORG-04
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Grunt the Brawler | Skiv the Royal Tax Collector
Torglesnarf holds: All of you on that one! I'll watch.

> Torglesnarf activates Skiv the Royal Tax Collector on Ann
> Torglesnarf plays All of you on that one! I'll watch. on Ben
> Torglesnarf activates Grunt the Brawler on Ann
= Ann: 18 Fortitude, 9 Gold
= Ben: 17 Fortitude
= Torglesnarf: 10 Gold, 2 Minions
---
title: A Minion does not act in the middle of something, nor in another phase
proves: TORG-03
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Grunt the Brawler
Torglesnarf holds: All of you on that one! I'll watch.

> Torglesnarf plays All of you on that one! I'll watch. on Ann
Torglesnarf cannot activate Grunt the Brawler because TORG-03
> Torglesnarf ends the phase
Torglesnarf cannot activate Grunt the Brawler because TORG-03
= Ann: 18 Fortitude
---
title: His own cards cannot pick his Minions, and hit none of them
proves: TORG-07, TORG-08
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Brix the Enforcer
Torglesnarf holds: Punch | Storm
card: Punch (Action) = A player loses 2 Fortitude and you may play another Action card.
card: Storm (Action) = Each other player loses 1 Fortitude.

Torglesnarf cannot play Punch on Brix the Enforcer
> Torglesnarf plays Punch on Ben
> Torglesnarf plays Storm
= Torglesnarf: 20 Fortitude, 10 Gold, 1 Brix the Enforcer
= Ann: 19 Fortitude
= Ben: 17 Fortitude
= the Inn: 0 Gold
---
title: A card that picks several players may pick a Minion among them
proves: TORG-07
seats: Bryn, Torglesnarf, Ann
Bryn holds: You two look lonely.
Torglesnarf's front: Brix the Enforcer

> Bryn plays You two look lonely. on Ann, Brix the Enforcer
> Torglesnarf chooses discard it
= Ann: 18 Fortitude
= Torglesnarf: 20 Fortitude, 0 Minions
---
title: A player and his Minion may be picked by one card
proves: TORG-07
seats: Bryn, Torglesnarf, Ann
Bryn holds: You two look lonely.
Torglesnarf's front: Brix the Enforcer

> Bryn plays You two look lonely. on Torglesnarf, Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 18 Fortitude, 8 Gold, 1 Brix the Enforcer
= Ann: 20 Fortitude
---
title: A card that hits each player hits the Minions of others too
proves: TORG-08
seats: Ann, Torglesnarf, Ben
Ann holds: Everybody
Torglesnarf's front: Skiv the Royal Tax Collector
card: Everybody (Action) = Each player loses 1 Fortitude.

> Ann plays Everybody
> Torglesnarf chooses pay 2 Gold
= Ann: 19 Fortitude
= Torglesnarf: 19 Fortitude, 8 Gold, 1 Minion
---
title: Wages can be paid in full only, but with the last Gold
proves: TORG-06, LIMIT-06
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 1 Gold
card: Punch (Action) = Another player loses 1 Fortitude.

> Ann plays Punch on Grunt the Brawler
= Torglesnarf: 1 Gold, 0 Minions
= Torglesnarf is in
---
title: Whoever pays Wages with the last Gold is out
proves: TORG-06
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 2 Gold
card: Punch (Action) = Another player loses 1 Fortitude.

> Ann plays Punch on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
= Torglesnarf is out: no Gold
= Grunt the Brawler is discarded
---
title: A card that lets the Inn pay lowers Wages by 1 Gold
proves: TORG-10
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: The purser owes me one. | Quick! Run away!
Torglesnarf's front: Grunt the Brawler
card: Punch (Action) = Another player loses 1 Fortitude.

> Ann plays Punch on Grunt the Brawler
Torglesnarf cannot play Quick! Run away! because AFFECT-01
> Torglesnarf chooses pay 2 Gold
Torglesnarf cannot play Quick! Run away!
> Torglesnarf plays The purser owes me one.
= Torglesnarf: 9 Gold, 1 Minion
= the Inn: +1 Gold
---
title: Two cards that let the Inn pay lower Wages by 2 Gold
proves: TORG-10
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: The purser owes me one. | Slate
Torglesnarf's front: Vig the Moneylender
card: Punch (Action) = Another player loses 1 Fortitude.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.

> Ann plays Punch on Vig the Moneylender
> Torglesnarf chooses pay 3 Gold
> Torglesnarf plays The purser owes me one.
> Torglesnarf plays Slate
= Torglesnarf: 9 Gold, 1 Minion
---
title: A hit-back for what a Minion did is aimed at its player
proves: TORG-11
seats: Torglesnarf, Bryn, Ann
Bryn holds: You wanna play, huh?
Torglesnarf's front: Grunt the Brawler

> Torglesnarf activates Grunt the Brawler on Bryn
> Bryn plays You wanna play, huh? on Torglesnarf
= Bryn: 18 Fortitude
= Torglesnarf: 18 Fortitude, 10 Gold, 1 Minion
---
title: Or at the Minion itself
proves: TORG-11
seats: Torglesnarf, Bryn, Ann
Bryn holds: You wanna play, huh?
Torglesnarf's front: Grunt the Brawler

> Torglesnarf activates Grunt the Brawler on Bryn
> Bryn plays You wanna play, huh? on Grunt the Brawler
> Torglesnarf chooses discard it
= Bryn: 18 Fortitude
= Torglesnarf: 20 Fortitude, 10 Gold, 0 Minions
---
title: A blow can be turned against the Minion that struck it
proves: TORG-11
seats: Torglesnarf, Bryn, Ann
Bryn holds: Stop hitting yourself!
Torglesnarf's front: Grunt the Brawler

> Torglesnarf activates Grunt the Brawler on Bryn
> Bryn plays Stop hitting yourself! on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
= Bryn: 20 Fortitude
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
---
title: A hit-back for a card he played himself cannot be aimed at a Minion
proves: TORG-11
seats: Torglesnarf, Bryn, Ann
Bryn holds: You wanna play, huh?
Torglesnarf's front: Grunt the Brawler
Torglesnarf holds: All of you on that one! I'll watch.

> Torglesnarf plays All of you on that one! I'll watch. on Bryn
> the window closes
Bryn can play You wanna play, huh? on Torglesnarf
Bryn cannot play You wanna play, huh? on Grunt the Brawler
= Bryn: 18 Fortitude
---
title: Of a card aimed at a Minion only the loss of Fortitude does anything to it
proves: TORG-12, TORG-13
seats: Ann, Torglesnarf, Ben
Ann holds: Whack
Torglesnarf's front: Brix the Enforcer
card: Whack (Action) = Another player loses 1 Fortitude and pays you 2 Gold and discards a card and gains 2 Alcohol Content and takes a Drink from their pile. / You draw a card.

> Ann plays Whack on Brix the Enforcer
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Alcohol, 10 Gold, 7 cards, 1 Drink
= Ann: 10 Gold, 7 cards
---
title: A Drink is neither passed to a Minion nor split with one
proves: TORG-13
seats: Ann, Torglesnarf, Ben
phase: drink
Ann holds: Cheers | Here You Are
Ann's pile: Wine
Torglesnarf's front: Brix the Enforcer
card: Cheers (Sometimes) = Split your Drink with another player.
card: Here You Are (Sometimes) = Pass your Drink to another player.

= the Drink of Ann: 2 Alcohol
Ann cannot play Cheers on Brix the Enforcer
Ann cannot play Here You Are on Brix the Enforcer
> Ann plays Cheers on Torglesnarf
= Torglesnarf: 1 Alcohol
---
title: A Mark meant for a Minion goes to its player
proves: TORG-14, REMY-04
seats: Remy, Torglesnarf, Ann
Remy holds: Take this as a warning! Next time it'll be the brig
Torglesnarf's front: Brix the Enforcer

> Remy plays Take this as a warning! Next time it'll be the brig on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 1 Mark, 8 Gold, 1 Minion
---
title: A second Mark does nothing
proves: TORG-14, REMY-03
seats: Remy, Torglesnarf, Ann
Remy holds: Take this as a warning! Next time it'll be the brig
Torglesnarf's front: Brix the Enforcer
Torglesnarf has 1 Mark

> Remy plays Take this as a warning! Next time it'll be the brig on Brix the Enforcer
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 1 Mark, 0 Minions
---
title: A Minion is never marked, so it never loses more for it
proves: REMY-04
seats: Remy, Torglesnarf, Ann
Remy holds: Extra duty, sailor.
Torglesnarf's front: Brix the Enforcer
Torglesnarf has 1 Mark

> Remy plays Extra duty, sailor. on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
---
title: Deflect cannot hurt a Minion
proves: TORG-15
seats: Torglesnarf, Remy, Ann
Remy holds: Deflect
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 1 Mark
Ann has 0 Marks

> Torglesnarf activates Grunt the Brawler on Remy
Remy cannot play Deflect on Grunt the Brawler
Remy can play Deflect on Torglesnarf
> Remy plays Deflect on Torglesnarf
= Torglesnarf: 18 Fortitude, 1 Minion
---
title: Nor can Remy's punishment for wasting his time
proves: TORG-15
seats: Torglesnarf, Remy, Ann
Remy holds: I have no time for your tomfoolery!
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 1 Mark

> Torglesnarf activates Grunt the Brawler on Remy
Remy cannot play I have no time for your tomfoolery! on Grunt the Brawler
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Torglesnarf: 19 Fortitude, 1 Minion
---
title: What a Minion does can get its player a Mark
proves: TORG-15
seats: Torglesnarf, Ann, Remy
Remy holds: Infighting? Not on my watch!
Torglesnarf's front: Grunt the Brawler

> Torglesnarf activates Grunt the Brawler on Ann
> Remy plays Infighting? Not on my watch!
= Torglesnarf: 1 Mark
= Ann: 18 Fortitude
---
title: What happens to a Minion is no player's loss, and marks nobody
proves: TORG-09
seats: Ann, Torglesnarf, Remy
Ann holds: Punch
Remy holds: Infighting? Not on my watch!
Torglesnarf's front: Grunt the Brawler
Torglesnarf holds: Shield | Not Me
card: Punch (Action) = Another player loses 1 Fortitude.
card: Shield (Sometimes) = When you would lose Fortitude, reduce the loss by 4.
card: Not Me (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Punch on Grunt the Brawler
Torglesnarf cannot play Shield
Torglesnarf cannot play Not Me
> Torglesnarf chooses pay 2 Gold
Remy cannot play Infighting? Not on my watch!
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
---
title: Whoever is hit by a Minion may glare at the Minion or at its player
proves: CARD-018
seats: Torglesnarf, Nerodia, Ann
Nerodia holds: If I was a snake, I would have bitten you. Oh, right!
Ann has 2 Petrified cards
Torglesnarf's front: Grunt the Brawler

> Torglesnarf activates Grunt the Brawler on Nerodia
> Nerodia plays If I was a snake, I would have bitten you. Oh, right! on Grunt the Brawler using 2
> Torglesnarf chooses discard it
= Nerodia: 20 Fortitude
= Torglesnarf: 20 Fortitude, 0 Minions
---
title: The Glare may hit the player as well
proves: CARD-018
seats: Torglesnarf, Nerodia, Ann
Nerodia holds: If I was a snake, I would have bitten you. Oh, right!
Ann has 2 Petrified cards
Torglesnarf's front: Grunt the Brawler

> Torglesnarf activates Grunt the Brawler on Nerodia
> Nerodia plays If I was a snake, I would have bitten you. Oh, right! on Torglesnarf using 2
= Nerodia: 20 Fortitude
= Torglesnarf: 18 Fortitude, 1 Minion
---
title: A Minion Petrifies nothing and can be kept from nothing, and neither passes to its player
proves: NERODIA-17
seats: Nerodia, Torglesnarf, Ann
Nerodia holds: Strike a pose!
Ann has 1 Petrified card
Torglesnarf holds: Tip the Wench.
Torglesnarf's front: Brix the Enforcer

> Nerodia plays Strike a pose! on Brix the Enforcer using 2
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 7 cards, 8 Gold, 1 Minion
Torglesnarf can play Tip the Wench. on Ann
---
title: A redirected loss may go to a Minion
proves: REDIRECT-09
seats: Ann, Ben, Torglesnarf
Ann holds: Punch
Ben holds: Not the face! Someone else's face!
Torglesnarf's front: Brix the Enforcer
card: Punch (Action) = Another player loses 3 Fortitude.

> Ann plays Punch on Ben
> Ben plays Not the face! Someone else's face! on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Ben: 20 Fortitude, 10 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
---
title: With all its effects redirected to a Minion a card takes its Fortitude and nothing else
proves: REDIRECT-09, TORG-12
seats: Ann, Ben, Torglesnarf
Ann holds: Sleep well, matey.
Ben holds: Over There
Torglesnarf's front: Brix the Enforcer
card: Over There (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Ann plays Sleep well, matey. on Ben
> Ben plays Over There on Brix the Enforcer
> Torglesnarf chooses discard it
= Ben: 20 Fortitude, 6 cards
= Torglesnarf: 20 Fortitude, 7 cards, 0 Minions
---
title: Among three players the clause is not there
proves: REDIRECT-10
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Nudge
Ann holds: Not the face! Someone else's face!
Torglesnarf's front: Brix the Enforcer
card: Nudge (Action) = Another player loses 1 Fortitude.

> Torglesnarf plays Nudge on Ann
> Ann plays Not the face! Someone else's face! on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 8 Gold, 1 Minion
---
title: Minions Ignore Sea Events
proves: TORG-17
seats: Ann, Torglesnarf
phase: end
Torglesnarf's front: Grunt the Brawler
card: Big Wave (Sea Event 3) = Each player loses 2 Fortitude.
sea deck: Big Wave
sea counters: 1

= Torglesnarf: 18 Fortitude, 10 Gold, 1 Minion
= Ann: 18 Fortitude
---
title: Minions Ignore Drink Events
proves: TORG-17
seats: Ann, Torglesnarf
phase: drink
Torglesnarf's front: Grunt the Brawler
Ann's pile: Roof Falls In
card: Roof Falls In (Drink Event) = Each other player loses 1 Fortitude.

> Ann ends the phase
= Torglesnarf: 19 Fortitude, 10 Gold, 1 Minion
---
title: Minions are not hit although their player Ignores everything, and the other way round
proves: TORG-21
seats: Ann, Torglesnarf, Ben
Ann holds: Storm
Torglesnarf holds: Quick! Run away!
Torglesnarf's front: Grunt the Brawler
card: Storm (Action) = Each other player loses 1 Fortitude.

> Ann plays Storm
> Torglesnarf plays Quick! Run away!
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Minions
= Ben: 19 Fortitude
---
title: A Minion can be hit while its player Ignores all effects
proves: TORG-21
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Stare
Ann holds: Storm
Torglesnarf's front: Grunt the Brawler
card: Stare (Action) = You Ignore all effects until your next turn.
card: Storm (Action) = Each other player loses 1 Fortitude.

> Torglesnarf plays Stare
> Torglesnarf ends the phase
> Torglesnarf ends the phase
> Torglesnarf ends the phase
> Ann plays Storm
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
= Ben: 19 Fortitude
---
title: Minions leave with their player
proves: LOSE-15, TORG-02
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf has 2 Fortitude
Torglesnarf's front: Grunt the Brawler
card: Punch (Action) = Another player loses 3 Fortitude.

> Ann plays Punch on Torglesnarf
= Torglesnarf is out: passed out
= Grunt the Brawler is discarded
---
title: Minions Ignore Tavern Events
proves: CRAWL-28, TORG-17
seats: Ann, Torglesnarf, Ben
phase: order
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Torglesnarf's front: Grunt the Brawler

> Ann orders for Ben
> Ann chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Torglesnarf: 18 Fortitude, 10 Gold, 1 Minion
