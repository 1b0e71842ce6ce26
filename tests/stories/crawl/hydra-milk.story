title: Farai splits a Hydra Milk with Phyll: both drink, and the card lies in front of Farai
proves: DRINK-16, SPLIT-04, SPLIT-10
example: EX-008
seats: Phyll, Farai, Lucky
active: Farai
phase: drink
party: Black Dragon Depths
Farai holds: Two Straws
Farai's pile: Hydra Milk
card: Two Straws (Sometimes) = Split your Drink with another player.

> Farai plays Two Straws on Phyll
= Farai: 1 Alcohol, 1 Hydra Milk
= Phyll: 1 Alcohol, 0 Hydra Milk
---
title: Had Farai Ignored his half, Phyll would have the Hydra Milk
proves: DRINK-16, DRINK-17
example: EX-008
seats: Phyll, Farai, Lucky
active: Farai
phase: drink
party: Black Dragon Depths
Farai holds: Two Straws | No Thirst
Farai's pile: Hydra Milk
card: Two Straws (Sometimes) = Split your Drink with another player.
card: No Thirst (Sometimes) = Ignore a Drink.

> Farai plays Two Straws on Phyll
> Farai plays No Thirst
= Farai: 0 Alcohol, 0 Hydra Milk
= Phyll: 1 Alcohol, 1 Hydra Milk
---
title: Had both Ignored it, it would lie with the discards of Black Dragon Depths
proves: DRINK-17
example: EX-008
seats: Phyll, Farai, Lucky
active: Farai
phase: drink
party: Black Dragon Depths
Farai holds: Two Straws | No Thirst
Phyll holds: No Thirst
Farai's pile: Hydra Milk
card: Two Straws (Sometimes) = Split your Drink with another player.
card: No Thirst (Sometimes) = Ignore a Drink.

> Farai plays Two Straws on Phyll
> Farai plays No Thirst
> Phyll plays No Thirst
= Farai: 0 Hydra Milk
= Phyll: 0 Hydra Milk
= Hydra Milk is discarded
= Black Dragon Depths: 5 Drinks left          # it does not go back into the deck
---
title: Whoever passes a Hydra Milk on does not get it; whoever drinks it does
proves: DRINK-17
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann holds: Pass Along
Ann's pile: Hydra Milk
card: Pass Along (Sometimes) = Pass your Drink to another player.

> Ann plays Pass Along on Cleo
= Ann: 0 Alcohol, 0 Hydra Milk
= Cleo: 2 Alcohol, 1 Hydra Milk
---
title: A Hydra Milk that was revealed as a Chaser stays too, the other card does not
proves: DRINK-16, DRINK-19
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann's pile: Something Still Moving with a Chaser | Hydra Milk

> Ann drinks
= Ann: 3 Alcohol, 19 Fortitude, 1 Hydra Milk
= Something Still Moving with a Chaser is discarded
---
title: A Hydra Milk in front of a player takes 2 off a loss of Fortitude, once
proves: DRINK-16
seats: Ann, Ben, Cleo
party: Black Dragon Depths
Ben's front: Hydra Milk
Ann holds: Elbow | Knee
card: Elbow (Action) = Another player loses 3 Fortitude and you may play another Action card.
card: Knee (Action) = Another player loses 3 Fortitude.

> Ann plays Elbow on Ben
> Ben plays Hydra Milk
= Ben: 19 Fortitude, 0 Hydra Milk, 7 cards    # it is no card of his hand
= Hydra Milk is discarded
> Ann plays Knee on Ben
= Ben: 16 Fortitude
---
title: Only whoever has it before them can use it, and only for a loss of their own
proves: DRINK-16
seats: Ann, Ben, Cleo
party: Black Dragon Depths
Cleo's front: Hydra Milk
Ann holds: Elbow
card: Elbow (Action) = Another player loses 3 Fortitude.

> Ann plays Elbow on Ben
Cleo cannot play Hydra Milk
= Ben: 17 Fortitude
= Cleo: 1 Hydra Milk
---
title: A Hydra Milk is no help against a Drink or an Event
proves: DRINK-16, NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann's front: Hydra Milk
Ann's pile: Something Still Moving with a Chaser

= the Drink of Ann: -1 Fortitude
Ann cannot play Hydra Milk
> Ann chooses Lucky's Rolling Barrel
Ann cannot play Hydra Milk because NEGATE-12
= Ann: 17 Fortitude, 1 Hydra Milk
---
title: A Hydra Milk in front of somebody is not in their hand: they cannot discard it
proves: DRINK-16
seats: Ann, Ben, Cleo
party: Black Dragon Depths
Ben holds exactly: nothing
Ben's front: Hydra Milk
Ann holds: Empty Your Pockets
card: Empty Your Pockets (Action) = Another player discards 2 cards.

> Ann plays Empty Your Pockets on Ben
= Ben: 0 cards, 1 Hydra Milk
---
title: Whoever is out leaves the Hydra Milk behind
proves: DRINK-16, LOSE-08
seats: Ann, Ben, Cleo
party: Black Dragon Depths
Ben has 4 Fortitude, 3 Alcohol
Ben's front: Hydra Milk
Ann holds: Elbow
card: Elbow (Action) = Another player loses 3 Fortitude.

> Ann plays Elbow on Ben
> Ben declines
= Ben is out: passed out
= Hydra Milk is discarded
= Ben: 0 Hydra Milk
---
title: A Chaser that stays and of which everybody drinks a copy goes to the active player
proves: DRINK-16
seats: Ann, Ben, Cleo
active: Ben
phase: drink
party: Black Dragon Depths
Ben's pile: Round on the House!
drink deck: Wine with a Chaser | Kraken Cream
drink: Kraken Cream = 2 Alcohol, stays in front

> Ben chooses Lucky's Rolling Barrel
= Ann: 4 Alcohol, 0 Kraken Cream
= Ben: 4 Alcohol, 1 Kraken Cream
= Cleo: 4 Alcohol, 0 Kraken Cream
---
title: What is played from in front of a player is a Drink, no Sometimes card: it cannot be Negated as one
seats: Ann, Ben, Cleo
party: Black Dragon Depths
Ben's front: Hydra Milk
Ann holds: Elbow | I don't think so!
card: Elbow (Action) = Another player loses 3 Fortitude.

> Ann plays Elbow on Ben
> Ben plays Hydra Milk
Ann cannot play I don't think so!
= Ben: 19 Fortitude
---
title: Two Drinks that stay can lie in front of one player, and both be used on one loss
proves: DRINK-16
seats: Ann, Ben, Cleo
party: Black Dragon Depths
Ben's front: Hydra Milk | Second Head
Ann holds: Elbow
card: Elbow (Action) = Another player loses 3 Fortitude.
card: Second Head (Drink) = This Drink stays in front of its drinker. / When you would lose Fortitude, reduce the loss by 1.

> Ann plays Elbow on Ben
> Ben plays Hydra Milk
> Ben plays Second Head
= Ben: 20 Fortitude, 0 Hydra Milk
= Second Head is discarded
---
title: The control of a Hydra Milk goes with it when it is passed on, and with the control the card
proves: DRINK-16, DRINK-17
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann holds: Pass Along
Ann's pile: Hydra Milk
Cleo holds: Two Straws
card: Pass Along (Sometimes) = Pass your Drink to another player.
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann plays Pass Along on Cleo
> Cleo plays Two Straws on Ben
= Cleo: 1 Alcohol, 1 Hydra Milk               # although Ben comes first after Ann
= Ben: 1 Alcohol, 0 Hydra Milk
= Ann: 0 Alcohol, 0 Hydra Milk
---
title: Hydra Milk whose effect was replaced is 3 Alcohol Content and nothing else: it does not stay
proves: DRINK-16, CHANGE-01
seats: Farai, Nerodia, Phyll
phase: drink
party: Black Dragon Depths
Nerodia holds: How about some 'vino di venom' instead?
Farai's pile: Hydra Milk

> Nerodia plays How about some 'vino di venom' instead? on Farai using 1
= Farai: 3 Alcohol, 0 Hydra Milk
= Hydra Milk is discarded
---
title: One to Go whose effect was replaced does not stay
proves: DRINK-16
seats: Ann, Nerodia, Cleo
phase: drink
party: Startusk's
Nerodia holds: How about some 'vino di venom' instead?
Ann's pile: One to Go

> Nerodia plays How about some 'vino di venom' instead? on Ann using 1
= Ann: 3 Alcohol, 0 One to Go
= One to Go is discarded
---
title: A Bottle for the Watch whose effect was replaced does not stay
proves: DRINK-16
seats: Ann, Nerodia, Cleo
phase: drink
party: Lucky's Rolling Barrel
Nerodia holds: How about some 'vino di venom' instead?
Ann's pile: A Bottle for the Watch

> Nerodia plays How about some 'vino di venom' instead? on Ann using 1
= Ann: 3 Alcohol, 0 A Bottle for the Watch
= A Bottle for the Watch is discarded
---
title: A Hydra Milk that is a Chaser does not stay either if what the whole Drink does is replaced
proves: DRINK-16, DRINK-13
seats: Ann, Nerodia, Cleo
phase: drink
party: Black Dragon Depths
Nerodia holds: How about some 'vino di venom' instead?
Ann's pile: Something Still Moving with a Chaser | Hydra Milk

> Nerodia plays How about some 'vino di venom' instead? on Ann using 1
> Ann chooses Lucky's Rolling Barrel
= Ann: 3 Alcohol, 0 Hydra Milk
= Hydra Milk is discarded
---
title: If only one half of a split Hydra Milk is replaced, the card goes to whoever drinks the other half
proves: DRINK-16, DRINK-17, SPLIT-02
seats: Farai, Nerodia, Phyll
phase: drink
party: Black Dragon Depths
Farai holds: Two Straws
Nerodia holds: How about some 'vino di venom' instead?
Farai's pile: Hydra Milk
card: Two Straws (Sometimes) = Split your Drink with another player.

> Farai plays Two Straws on Phyll
> Nerodia plays How about some 'vino di venom' instead? on Farai using 1
= Farai: 3 Alcohol, 0 Hydra Milk
= Phyll: 1 Alcohol, 1 Hydra Milk
---
title: A Hydra Milk made weaker, or halved and halved again, is still a Hydra Milk and stays
proves: DRINK-16, CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
party: Black Dragon Depths
Ann holds: Water It Down | Sip
Ann's pile: Hydra Milk
card: Water It Down (Sometimes) = Lower the Alcohol Content of your Drink to 0.
card: Sip (Sometimes) = Keep half of your Drink, rounded down.

> Ann plays Water It Down
> Ann plays Sip
= Ann: 0 Alcohol, 1 Hydra Milk
