title: A card that does something with a Drink besides may pick a Minion, and the Drink stays where it is
proves: TORG-07, TORG-12, TORG-13
seats: Ann, Torglesnarf, Ben
phase: drink
Ann holds: Down the hatch
Ann's pile: Wine
Torglesnarf's front: Brix the Enforcer
card: Down the hatch (Sometimes) = Pass your Drink to another player and they lose 1 Fortitude.

= the Drink of Ann: 2 Alcohol
> Ann plays Down the hatch on Brix the Enforcer
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Alcohol, 0 Minions
= Ann: 2 Alcohol
---
title: A Drink that would be split with a Minion stays whole
proves: TORG-07, TORG-13
seats: Ann, Torglesnarf, Ben
phase: drink
Ann holds: Cheers and elbows
Ann's pile: Wine
Torglesnarf's front: Brix the Enforcer
card: Cheers and elbows (Sometimes) = Split your Drink with another player and they lose 1 Fortitude.

= the Drink of Ann: 2 Alcohol
> Ann plays Cheers and elbows on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 0 Alcohol, 8 Gold, 1 Minion
= Ann: 2 Alcohol
---
title: A Drink ordered for a Minion is ordered for nobody, and the Minion loses its Fortitude
proves: TORG-07, TORG-12
seats: Ann, Torglesnarf, Ben
Ann holds: One for the road
Torglesnarf's front: Brix the Enforcer
card: One for the road (Action) = Order a Drink for another player and they lose 1 Fortitude.

> Ann plays One for the road on Brix the Enforcer
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 1 Drink, 0 Minions
---
title: A card without a loss of Fortitude cannot pick a Minion
proves: TORG-07, TORG-13
seats: Ann, Torglesnarf, Ben
Ann holds: Either or
Torglesnarf's front: Brix the Enforcer
card: Either or (Action) = Another player chooses: pay you 1 Gold, or discard a card.

Ann cannot play Either or on Brix the Enforcer
> Ann plays Either or on Torglesnarf
> Torglesnarf chooses Pay Ann 1 Gold
= Torglesnarf: 9 Gold, 1 Minion
---
title: A Minion that is picked cannot pay instead, so it loses
proves: TORG-07, TORG-12, TORG-13
seats: Samantha, Torglesnarf, Ben
Samantha holds: Shakedown
Torglesnarf's front: Brix the Enforcer
card: Shakedown (Action) = Another player chooses: pay you 2 Gold, or lose 3 Fortitude.

> Samantha plays Shakedown on Brix the Enforcer
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 10 Gold, 0 Minions
= Samantha: 10 Gold
---
title: A Minion that is picked cannot discard, drink or gain Alcohol Content instead either
proves: TORG-12, TORG-13
seats: Ann, Torglesnarf, Ben
Ann holds: Cards or bruises | Drink or bruises | Drunk or bruised
Torglesnarf's front: Brix the Enforcer
card: Cards or bruises (Action) = Another player chooses: discard a card, or lose 1 Fortitude. / You may play another Action card.
card: Drink or bruises (Action) = Another player chooses: lose 1 Fortitude, or take a Drink from their pile. / You may play another Action card.
card: Drunk or bruised (Action) = Another player chooses: gain 1 Alcohol Content, or lose 1 Fortitude.

> Ann plays Cards or bruises on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 8 Gold, 7 cards
> Ann plays Drink or bruises on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 6 Gold, 1 Drink
> Ann plays Drunk or bruised on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 0 Alcohol, 4 Gold, 1 Drink, 7 cards
---
title: Of two who are picked the player chooses and the Minion loses
proves: TORG-07, TORG-12
seats: Vlazlo, Torglesnarf, Ben
Vlazlo holds: Ze rent is due. I also take it in pints.
Torglesnarf's front: Brix the Enforcer

> Vlazlo plays Ze rent is due. I also take it in pints. on Ben, Brix the Enforcer
> Ben chooses Pay Vlazlo 2 Gold
> Torglesnarf chooses pay 2 Gold
= Ben: 20 Fortitude, 8 Gold
= Vlazlo: 12 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
---
title: Each other player chooses, and each Minion loses
proves: TORG-08, TORG-12
seats: Oda, Torglesnarf, Ben
Oda holds: Your pick
Torglesnarf's front: Brix the Enforcer
card: Your pick (Action) = Each other player chooses: lose 1 Fortitude, or gain 1 Alcohol Content.

> Oda plays Your pick
> Torglesnarf chooses Gain 1 Alcohol Content
> Ben chooses Lose 1 Fortitude
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 1 Alcohol, 0 Minions
= Ben: 19 Fortitude
---
title: If no option takes Fortitude, nothing happens to Minions
proves: TORG-08, TORG-12
seats: Oda, Torglesnarf, Ben
Oda holds: Sorry, no bruises
Torglesnarf's front: Brix the Enforcer
card: Sorry, no bruises (Action) = Each other player chooses: pay you 1 Gold, or discard a card.

> Oda plays Sorry, no bruises
> Torglesnarf chooses Discard
> Ben chooses Pay Oda 1 Gold
> Torglesnarf discards (a blank)
= Torglesnarf: 20 Fortitude, 10 Gold, 6 cards, 1 Minion
---
title: The lot of them are keelhauled, Minions too: they cannot pay
proves: TORG-08, TORG-13
seats: Whitehawk, Torglesnarf, Ben
Whitehawk holds: Keelhaul the lot of you!
Torglesnarf's front: Brix the Enforcer

> Whitehawk plays Keelhaul the lot of you!
> Torglesnarf chooses Pay 1 Gold
> Ben chooses Lose 2 Fortitude
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 9 Gold, 0 Minions
= Ben: 18 Fortitude
---
title: An Event that leaves the choice does nothing to Minions
proves: TORG-17
seats: Ann, Torglesnarf
phase: end
Torglesnarf's front: Grunt the Brawler
card: Big Wave (Sea Event 3) = Each player chooses: pay 2 Gold to the Inn, or lose 3 Fortitude.
sea deck: Big Wave
sea counters: 1

> Ann chooses Lose 3 Fortitude
> Torglesnarf chooses Lose 3 Fortitude
> the window closes             # before it is lost
> the window closes             # afterwards
= Torglesnarf is not asked
= Torglesnarf: 17 Fortitude, 10 Gold, 1 Minion
---
title: A player in the Round is no Minion: it is not in the Round
proves: TORG-07
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in! | Under the table
Torglesnarf's front: Brix the Enforcer
card: Under the table (Sometimes) = In a Round of Gambling, another player in the Round loses 2 Fortitude.

> Ann plays Gambling? I'm in!
> Torglesnarf passes
Ann can play Under the table on Torglesnarf
Ann cannot play Under the table on Brix the Enforcer
---
title: What a player may do to another is offered against a Minion too
proves: TORG-07
seats: Ann, Torglesnarf, Ben
Ann holds: A price on their head
Torglesnarf's front: Brix the Enforcer
card: A price on their head (Action) = You may pay 1 Gold to the Inn. / If you do, another player loses 2 Fortitude.

> Ann plays A price on their head on Brix the Enforcer
> Ann chooses Yes
> Torglesnarf chooses discard it
= Ann: 9 Gold
= Torglesnarf: 20 Fortitude, 0 Minions
---
title: A hit-back with a choice may be aimed at the Minion that struck, and it loses
proves: TORG-11, TORG-12
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Grunt the Brawler
Ann holds: Pay for that
card: Pay for that (Sometimes) = When another player makes you lose Fortitude, they choose: pay you 1 Gold, or lose 2 Fortitude.

> Torglesnarf activates Grunt the Brawler on Ann
> Ann plays Pay for that on Grunt the Brawler
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 10 Gold, 0 Minions
= Ann: 10 Gold
---
title: A card that leaves a choice and is redirected whole to a Minion makes the Minion lose
proves: TORG-07, TORG-12, REDIRECT-09
seats: Samantha, Daareka, Torglesnarf
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Drunk Clyde
Daareka holds: My, what selfless adventurers you are!
Daareka's pile: Wine
Torglesnarf's front: Grunt the Brawler

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Daareka
> Daareka plays My, what selfless adventurers you are! on Grunt the Brawler
> Torglesnarf chooses discard it
= Daareka: 20 Fortitude, 0 Alcohol, 1 Drink
= Torglesnarf: 20 Fortitude, 0 Minions
---
title: Of two who would choose, the one who redirected it whole to a Minion chooses nothing
proves: TORG-07, TORG-12, REDIRECT-04
seats: Vlazlo, Daareka, Torglesnarf, Ben
Vlazlo holds: Ze rent is due. I also take it in pints.
Daareka holds: My, what selfless adventurers you are!
Torglesnarf's front: Brix the Enforcer

> Vlazlo plays Ze rent is due. I also take it in pints. on Ben, Daareka
> Daareka plays My, what selfless adventurers you are! on Brix the Enforcer
> Ben chooses Pay Vlazlo 2 Gold
> Torglesnarf chooses pay 2 Gold
= Ben: 8 Gold
= Daareka: 20 Fortitude, 10 Gold
= Torglesnarf: 20 Fortitude, 8 Gold, 1 Minion
---
title: What was redirected whole to a Minion no longer affects whoever could have chosen
proves: AFFECT-01, REDIRECT-04
seats: Samantha, Daareka, Torglesnarf
Samantha holds: Shakedown
Daareka holds: My, what selfless adventurers you are! | Dodge
Torglesnarf's front: Brix the Enforcer
card: Shakedown (Action) = Another player chooses: pay you 2 Gold, or lose 3 Fortitude.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Samantha plays Shakedown on Daareka
> Daareka plays My, what selfless adventurers you are! on Brix the Enforcer
> Samantha declines
Daareka cannot play Dodge because AFFECT-01
> Torglesnarf chooses discard it
= Samantha: 10 Gold
= Torglesnarf: 20 Fortitude, 0 Minions
---
title: A share of a keelhauling that is redirected to a Minion cannot be bought off
proves: TORG-08, TORG-13, REDIRECT-07
seats: Whitehawk, Ben, Torglesnarf
Whitehawk holds: Keelhaul the lot of you!
Ben holds: Behind you
Torglesnarf's front: Grunt the Brawler
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Whitehawk plays Keelhaul the lot of you!
> Ben plays Behind you on Grunt the Brawler
> Torglesnarf chooses Pay 1 Gold
> Torglesnarf chooses discard it
= Ben: 20 Fortitude, 10 Gold
= Torglesnarf: 20 Fortitude, 9 Gold, 0 Minions
---
title: If you choose something other than the loss, a Minion it was redirected to loses nothing
proves: TORG-07, TORG-12
seats: Ann, Daareka, Torglesnarf
Ann holds: Fist or purse
Daareka holds: My, what selfless adventurers you are!
Torglesnarf's front: Grunt the Brawler
card: Fist or purse (Action) = You choose: another player loses 2 Fortitude, or draw 2 cards.

> Ann plays Fist or purse on Daareka
> Daareka plays My, what selfless adventurers you are! on Grunt the Brawler
> Ann chooses Draw 2 cards
= Ann: 8 cards
= Torglesnarf is not asked
= Torglesnarf: 20 Fortitude, 10 Gold, 1 Minion
