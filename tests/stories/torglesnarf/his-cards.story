title: Brix makes another player pay, or hurts them
proves: TORG-03
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Brix the Enforcer

> Torglesnarf activates Brix the Enforcer on Ann
> Ann chooses Pay you
= Ann: 9 Gold, 20 Fortitude
= Torglesnarf: 11 Gold
---
title: Who does not pay Brix loses Fortitude
proves: TORG-03
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Brix the Enforcer

> Torglesnarf activates Brix the Enforcer on Ann
> Ann chooses Lose 2
= Ann: 10 Gold, 18 Fortitude
= Torglesnarf: 10 Gold
---
title: Mog takes a loss for his master and wants his Wages
proves: TORG-06, TORG-09
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf's front: Mog the Doorstop
card: Punch (Action) = Another player loses 5 Fortitude and discards a card.

> Ann plays Punch on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses pay 3 Gold
= Torglesnarf: 20 Fortitude, 7 Gold, 1 Minion, 6 cards
---
title: Mog can take one loss after the other, and can be let go
seats: Ann, Torglesnarf, Ben
Ann holds: Punch | Kick
Torglesnarf's front: Mog the Doorstop
card: Punch (Action) = Another player loses 5 Fortitude and you may play another Action card.
card: Kick (Action) = Another player loses 4 Fortitude.

> Ann plays Punch on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses pay 3 Gold
> Ann plays Kick on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 7 Gold, 0 Minions
---
title: Mog takes a loss that no card deals, and wants his Wages as well
proves: TORG-06, TORG-09
seats: Torglesnarf, Lucky
Torglesnarf holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Torglesnarf's front: Mog the Doorstop

> Torglesnarf plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses pay 3 Gold
= Torglesnarf: 20 Fortitude, 7 Gold, 1 Minion
---
title: Mog cannot help from the hand
proves: TORG-02
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: Mog the Doorstop
card: Punch (Action) = Another player loses 5 Fortitude.

> Ann plays Punch on Torglesnarf
Torglesnarf cannot play Mog the Doorstop because TYPES-05
= Torglesnarf: 15 Fortitude
---
title: With Dreg in play he orders one Drink more
proves: TORG-03
seats: Torglesnarf, Ann, Ben
phase: order
Torglesnarf's front: Dreg the Butler

> Torglesnarf orders for Ann
> Torglesnarf orders for Ben
= Ann: 2 Drinks
= Ben: 2 Drinks
---
title: Dreg works by himself, and only while he is in play
proves: TORG-03
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Dreg the Butler

> Torglesnarf plays Dreg the Butler
= Torglesnarf: 1 Minion
Torglesnarf cannot activate Dreg the Butler
> Torglesnarf orders for Ann
> Torglesnarf orders for Ann
= Ann: 3 Drinks
= Torglesnarf: 1 Minion
---
title: With Vig in play he stays in the Round for nothing
proves: TORG-03
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf's front: Vig the Moneylender

> Ann plays Gambling? I'm in!
> Torglesnarf activates Vig the Moneylender
= the pot: 2 Gold
= Torglesnarf: 10 Gold, 1 Minion
> Ben passes
= Ann: 11 Gold
---
title: Skiv collects, and the Inn keeps the change
proves: TORG-04
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Skiv the Royal Tax Collector

> Torglesnarf plays Skiv the Royal Tax Collector
> Torglesnarf activates Skiv the Royal Tax Collector on Ann
= Ann: 9 Gold
= the Inn: +1 Gold
= Torglesnarf: 10 Gold
---
title: Everybody he can call on joins in
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: All of you on that one! I'll watch.
Torglesnarf's front: Dreg the Butler | Skiv the Royal Tax Collector | Mog the Doorstop

> Torglesnarf plays All of you on that one! I'll watch. on Ben
= Ben: 16 Fortitude
---
title: More violence costs more
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: All the violence money can buy!
Ann holds: Quick! Run away!

> Torglesnarf plays All the violence money can buy! on Ann using 1
= Ann: 19 Fortitude
= Torglesnarf: 10 Gold
---
title: The violence is paid for although it is Ignored
proves: NEGATE-19
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: All the violence money can buy!
Ann holds: Quick! Run away!

> Torglesnarf plays All the violence money can buy! on Ann using 2
> Ann plays Quick! Run away!
= Ann: 20 Fortitude
= Torglesnarf: 9 Gold
= the Inn: +1 Gold
---
title: The dear violence hurts
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: All the violence money can buy!

> Torglesnarf plays All the violence money can buy! on Ann using 2
= Ann: 17 Fortitude
= Torglesnarf: 9 Gold
---
title: He pays whoever chugs what he has passed on
proves: CARD-053
seats: Torglesnarf, Ann, Ben
phase: drink
Torglesnarf holds: I bet you can't chug this whole thing!
Torglesnarf's pile: Wine

> Torglesnarf plays I bet you can't chug this whole thing! on Ann
> Ann drinks
= Ann: 2 Alcohol, 11 Gold
= Torglesnarf: 0 Alcohol, 9 Gold
---
title: If they Ignore the Drink he pays nothing
proves: CARD-053
seats: Torglesnarf, Ann, Ben
phase: drink
Torglesnarf holds: I bet you can't chug this whole thing!
Torglesnarf's pile: Wine
Ann holds: This drink is not worthy of a king!

> Torglesnarf plays I bet you can't chug this whole thing! on Ann
> Ann plays This drink is not worthy of a king!
> Torglesnarf ends the phase
= Ann: 0 Alcohol, 10 Gold
= Torglesnarf: 0 Alcohol, 10 Gold
---
title: He may Ignore the Drink himself, and then it is drunk for nothing
proves: CARD-053, NEGATE-05
seats: Torglesnarf, Ann, Ben
phase: drink
Torglesnarf holds: I bet you can't chug this whole thing! | This drink is not worthy of a king!
Torglesnarf's pile: Wine
Ben holds: This drink is not worthy of a king!

> Torglesnarf plays I bet you can't chug this whole thing! on Ann
Ben cannot play This drink is not worthy of a king! because NEGATE-05
> Torglesnarf plays This drink is not worthy of a king!
> Ann drinks
= Ann: 2 Alcohol, 10 Gold
= Torglesnarf: 0 Alcohol, 10 Gold
---
title: He is not worried while there are players left
proves: NEGATE-04
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: I can pay, don't worry! Who's worried? I'm not worried...
card: Punch (Action) = Another player loses 5 Fortitude.

> Ann plays Punch on Torglesnarf
> Torglesnarf plays I can pay, don't worry! Who's worried? I'm not worried...
= Torglesnarf: 18 Fortitude, 9 Gold
---
title: Players who are out do not count for him
proves: LOSE-15
seats: Ann, Torglesnarf, Ben
Ann holds: Last Straw | Punch
Ben has 1 Fortitude
Torglesnarf holds: I can pay, don't worry! Who's worried? I'm not worried...
card: Punch (Action) = Another player loses 5 Fortitude.
card: Last Straw (Action) = Another player loses 1 Fortitude and you may play another Action card.

> Ann plays Last Straw on Ben
= Ben is out: passed out
> Ann plays Punch on Torglesnarf
> Torglesnarf plays I can pay, don't worry! Who's worried? I'm not worried...
= Torglesnarf: 17 Fortitude, 11 Gold    # with 2 of Ben's
---
title: A won Round goes on, with everybody's Gold in it
proves: CARD-058, GAMBLE-32
example: EX-132
seats: Ann, Dimli, Torglesnarf, Gerki
Ann holds: Gambling? I'm in!
Dimli holds: Swift Hands
Torglesnarf holds: Let's make this game more interesting!
Gerki holds: Swift Hands | Gambling? I'm in!
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Gerki passes
> Dimli declines
> Torglesnarf plays Let's make this game more interesting!
> the window closes
> the window closes
> the window closes
Gerki cannot play Swift Hands because GAMBLE-32
= Torglesnarf is in control
= the pot: 8 Gold
= Gerki holds Swift Hands
> Gerki plays Gambling? I'm in! using 2
= Gerki is in control
> Torglesnarf passes
> Dimli declines
= Gerki: 16 Gold
= Torglesnarf: 8 Gold
---
title: He may make his own win more interesting
proves: CARD-058
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Gambling? I'm in! | Let's make this game more interesting!

> Torglesnarf plays Gambling? I'm in!
> Ben passes
> Torglesnarf plays Let's make this game more interesting!
= the pot: 6 Gold
> Ben passes
= Torglesnarf: 14 Gold
= Ann: 8 Gold
---
title: Who has left the Round cannot make it go on
proves: CARD-058, GAMBLE-15
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: Let's make this game more interesting! | A king does not lose. A king is called away.

> Ann plays Gambling? I'm in!
> Torglesnarf plays A king does not lose. A king is called away.
= Torglesnarf: 10 Gold, 7 cards
> Ben passes
Torglesnarf cannot play Let's make this game more interesting! because GAMBLE-15
= Ann: 11 Gold
---
title: Goons take the pot without a hand, and Whitehawk has the same
proves: CARD-075
seats: Ann, Torglesnarf, Whitehawk
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Ann plays Gambling? I'm in!
> Torglesnarf passes
> Torglesnarf plays You don't need a winning hand when you have enough goons!
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Torglesnarf: 11 Gold
= Whitehawk: 10 Gold
= Ann: 9 Gold
---
title: Taking the pot with goons is no win
proves: CARD-075, GAMBLE-31
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!
Ben holds: Swift Hands
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Torglesnarf passes
> Torglesnarf plays You don't need a winning hand when you have enough goons!
> the window closes
> the window closes
Ben cannot play Swift Hands because GAMBLE-31
> Ann ends the phase
= Torglesnarf: 12 Gold
= Ben holds Swift Hands
---
title: Three different players pay for his good wishes
proves: CARD-069
seats: Torglesnarf, Ann, Ben, Cat, Dee
Torglesnarf holds: That's some nice gold you've got there...

> Torglesnarf plays That's some nice gold you've got there... on Dee, Ann, Ben
= Torglesnarf: 13 Gold
= Ann: 9 Gold
= Ben: 9 Gold
= Cat: 10 Gold
= Dee: 9 Gold
---
title: With fewer players fewer pay
proves: CARD-069
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: That's some nice gold you've got there...

> Torglesnarf plays That's some nice gold you've got there... on Ben, Ann
= Torglesnarf: 12 Gold
= Ann: 9 Gold
= Ben: 9 Gold
---
title: The first Minion of his deck comes straight into play
proves: CARD-073
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: What am I paying you all for? Get in here! | Grunt the Brawler
Torglesnarf's deck: Winning Hand! | I raise! | Brix the Enforcer | Mog the Doorstop

> Torglesnarf plays What am I paying you all for? Get in here!
= Torglesnarf: 8 Gold, 1 Brix the Enforcer, 1 left, 3 discarded
> Torglesnarf plays Grunt the Brawler
> Torglesnarf activates Brix the Enforcer on Ann
> Ann chooses Lose 2
= Torglesnarf: 2 Minions
= Ann: 18 Fortitude
---
title: The discards are shuffled in, and the Minion among them comes
proves: CARD-073
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: What am I paying you all for? Get in here!
Torglesnarf's deck: Winning Hand!
Torglesnarf's discards: Grunt the Brawler

> Torglesnarf plays What am I paying you all for? Get in here!
= Torglesnarf: 8 Gold, 1 Grunt the Brawler
---
title: Without a Minion in the whole deck he pays for nothing
proves: CARD-073
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: What am I paying you all for? Get in here!
Torglesnarf's deck: Winning Hand! | I raise!
Torglesnarf's discards: Tip the Wench.

> Torglesnarf plays What am I paying you all for? Get in here!
= Torglesnarf: 8 Gold, 0 Minions
= the Inn: +2 Gold
---
title: A face is worth 1 Gold, and who takes the loss hits back at whoever struck
proves: CARD-063, REDIRECT-01
seats: Ann, Torglesnarf, Bryn
Ann holds: Punch
Torglesnarf holds: Not the face! Someone else's face!
Bryn holds: You wanna play, huh?
card: Punch (Action) = Another player loses 3 Fortitude.

> Ann plays Punch on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Bryn
> Bryn plays You wanna play, huh?
= Torglesnarf: 20 Fortitude, 9 Gold
= Bryn: 17 Fortitude, 11 Gold
= Ann: 18 Fortitude
---
title: Who Ignores the payment takes the loss all the same, and is not paid
proves: CARD-063
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: Not the face! Someone else's face!
Ben holds: No Charity
card: Punch (Action) = Another player loses 3 Fortitude.
card: No Charity (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Punch on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Ben
> Ben plays No Charity on Not the face! Someone else's face!
= Torglesnarf: 20 Fortitude, 10 Gold
= Ben: 17 Fortitude, 10 Gold
---
title: Whoever bows drops a card as well
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Bow! Lower. Now hold out your purse.

> Torglesnarf plays Bow! Lower. Now hold out your purse. on Ann
> Ann discards (a blank)
= Torglesnarf: 11 Gold
= Ann: 9 Gold, 6 cards
= Ben: 10 Gold, 7 cards
---
title: Fiends drink too
seats: Torglesnarf, Ann, Ben
phase: order
Torglesnarf holds: Wench, bring some drinks for these fiends!

> Torglesnarf plays Wench, bring some drinks for these fiends!
> Torglesnarf orders for Ann
> Torglesnarf orders for Ann
> Torglesnarf orders for Ben
= Torglesnarf: 9 Gold
= Ann: 3 Drinks
= Ben: 2 Drinks
---
title: A Gold of what he owes goes on the royal tab
seats: Ann, Torglesnarf, Ben
Ann holds: Pay Up
Torglesnarf holds: Put it on the royal tab!
card: Pay Up (Action) = Another player pays you 3 Gold.

> Ann plays Pay Up on Torglesnarf
> Torglesnarf plays Put it on the royal tab!
= Torglesnarf: 8 Gold
= Ann: 12 Gold
