title: A Drink that is too weak for Farai is Ignored with all its Chasers
proves: NEGATE-13, DRINK-13
example: EX-006
seats: Farai, Bryn, Tara
phase: drink
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai's pile: Wine with a Chaser | Dragon Breath Ale
Farai holds: This one's a little weak

= the Drink of Farai: 6 Alcohol
> Farai plays This one's a little weak
= Farai: 0 Alcohol, 0 Drinks, 1 Progress Token
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
---
title: To Ignore a Drink is to change what it does
proves: CHANGE-01
seats: Farai, Bryn, Tara
phase: drink
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai's pile: Wine
Farai holds: This one's a little weak
Tara holds: The Wench thinks you should stop playing with the drinks.

> Farai plays This one's a little weak
> Tara plays The Wench thinks you should stop playing with the drinks.
> Farai drinks
= Farai: 2 Alcohol, 0 Progress Tokens
---
title: The Drink of somebody else is theirs to call weak
proves: NEGATE-05
seats: Bryn, Farai, Tara
phase: drink
Bryn's pile: Wine
Farai holds: This one's a little weak

= the Drink of Bryn: 2 Alcohol
Farai cannot play This one's a little weak because NEGATE-05
> Bryn drinks
= Bryn: 2 Alcohol
---
title: Nerodia has to declare, then Samantha; neither Negates, and Farai stays in the game
proves: TIMING-09, FARAI-03
example: EX-018
seats: Farai, Nerodia, Samantha
phase: drink
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai has 12 Fortitude, 10 Alcohol, 10 Gold
Farai's pile: Elven Wine
Farai holds: This one's a little weak
Nerodia holds: I don't think so!
Samantha holds: I don't think so!

> Farai plays This one's a little weak
> Nerodia declines
> Samantha declines
Nerodia cannot play I don't think so!
= Farai: 12 Fortitude, 10 Alcohol, 1 Progress Token
= Farai is in
= Samantha holds I don't think so!
---
title: The last to declare Negates, Farai passes out, and his Brews with him
proves: TIMING-09, LOSE-02, FARAI-09
example: EX-018
seats: Farai, Nerodia, Samantha
phase: drink
Farai's brew: Spirits
deck of Spirits: Candle Snuffer
Farai has 12 Fortitude, 10 Alcohol, 10 Gold
Farai's pile: Elven Wine
Farai holds: This one's a little weak
Nerodia holds: I don't think so!
Samantha holds: I don't think so!

> Farai plays This one's a little weak
> Nerodia declines
> Samantha plays I don't think so!
> Farai drinks
= Farai is out: passed out
= Nerodia: 20 Fortitude, 7 cards
= Samantha: 20 Fortitude
---
title: A good Drink is shared: combined first, then each sum halved and rounded up
proves: SPLIT-01, SPLIT-04
example: EX-020
seats: Farai, Bryn, Tara
phase: drink
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai's pile: Strong Stuff | Weak Stuff
drink: Strong Stuff = 2 Alcohol, draw 1, chaser
drink: Weak Stuff = 1 Alcohol
Farai holds: Told you it was good!

= the Drink of Farai: 3 Alcohol
> Farai plays Told you it was good! on Tara
> Farai drinks
= Farai: 2 Alcohol, 7 cards, 1 Progress Token
= Tara: 2 Alcohol, 8 cards
= Bryn: 0 Alcohol
---
title: What was done to a Drink before it is shared is shared too, what comes later is not
proves: SPLIT-02, SPLIT-03, SPLIT-07
example: EX-020
seats: Farai, Bryn, Tara
phase: drink
Farai's pile: Elven Wine
Farai holds: Told you it was good!
Bryn holds: Landlubber portion? Here, a sailor's! | Enchanted Bark
card: Enchanted Bark (Sometimes) = Add 1 Alcohol Content to a Drink and whoever drinks it draws a card.

= the Drink of Farai: 3 Alcohol
> Bryn plays Landlubber portion? Here, a sailor's!
> Farai plays Told you it was good! on Tara
> Bryn plays Enchanted Bark on Tara's Drink
> Farai drinks
= Farai: 3 Alcohol, 6 cards
= Tara: 4 Alcohol, 8 cards
---
title: Only his own Drink is Farai's to share
proves: SPLIT-01
seats: Bryn, Farai, Tara
phase: drink
Bryn's pile: Wine
Farai holds: Told you it was good!

= the Drink of Bryn: 2 Alcohol
Farai cannot play Told you it was good!
> Bryn drinks
= Bryn: 2 Alcohol
---
title: Sharing does not change who wins a Drinking Contest
proves: CONTEST-19
seats: Farai, Bryn, Tara
phase: drink
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Elven Wine | Light Ale
Farai holds: Told you it was good!

> Farai plays Told you it was good! on Tara
= Farai: 2 Alcohol, 12 Gold, 1 Progress Token
= Bryn: 3 Alcohol, 9 Gold
= Tara: 3 Alcohol, 9 Gold
---
title: A Drink that is kept stays with Farai, who shared it
proves: SPLIT-10, DRINK-17
example: EX-008
seats: Farai, Phyll, Lucky
phase: drink
party: Black Dragon Depths
Farai's pile: Hydra Milk
Farai holds: Told you it was good!

> Farai plays Told you it was good! on Phyll
> Farai drinks
= Farai: 1 Alcohol, 1 Hydra Milk
= Phyll: 1 Alcohol, 0 Hydra Milk
---
title: If Farai Ignores his half, the one who drank keeps the card
proves: SPLIT-10, DRINK-17
example: EX-008
seats: Farai, Phyll, Lucky
phase: drink
party: Black Dragon Depths
Farai's brew: Spirits
Farai's pile: Hydra Milk
Farai holds: Told you it was good! | This one's a little weak

> Farai plays Told you it was good! on Phyll
> Farai plays This one's a little weak
> Farai ends the phase
= Farai: 0 Alcohol, 0 Hydra Milk
= Phyll: 1 Alcohol, 1 Hydra Milk
---
title: Tranquil, Farai Ignores a card that takes his Gold
proves: AFFECT-01, NEGATE-02
example: EX-010
seats: Bryn, Farai, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Bryn holds: Tip the Wench.
Farai holds: Farnir's tranquility

> Bryn plays Tip the Wench. on Farai
> Farai plays Farnir's tranquility
= Farai: 10 Gold, 1 Progress Token
= the Inn: +0 Gold
= Tip the Wench. is discarded
= Farnir's tranquility is discarded
---
title: Of a card that hits everybody only Farai is spared
proves: NEGATE-02
seats: Bryn, Farai, Tara
Farai's brew: Wine
deck of Wine: Altar Wine, Watered | Vestry White
Bryn holds: I can hold my own in a brawl. Wanna see?
Farai holds: Farnir's tranquility

> Bryn plays I can hold my own in a brawl. Wanna see?
> Farai plays Farnir's tranquility
= Farai: 20 Fortitude, 8 cards            # and the Altar Wine is ready
= Tara: 19 Fortitude
---
title: Farai Ignores a card that gives him Alcohol Content
proves: AFFECT-01
seats: Bryn, Farai, Tara
Bryn holds: Vapours
Farai holds: Farnir's tranquility
card: Vapours (Action) = Another player gains 2 Alcohol Content.

> Bryn plays Vapours on Farai
> Farai plays Farnir's tranquility
= Farai: 0 Alcohol
---
title: A card that makes his Drink stronger does not disturb his tranquility
proves: AFFECT-03
example: EX-011
seats: Farai, Bryn, Tara
phase: drink
Farai's pile: Wine
Farai holds: Farnir's tranquility
Bryn holds: Pinch of Floss
card: Pinch of Floss (Sometimes) = Add 1 Alcohol Content to a Drink.

= the Drink of Farai: 2 Alcohol
> Bryn plays Pinch of Floss
Farai cannot play Farnir's tranquility because AFFECT-03
= the Drink of Farai: 3 Alcohol
> Farai drinks
= Farai: 3 Alcohol
---
title: A Negate of his own Ignore card is nothing he could Ignore
proves: AFFECT-01, AFFECT-04
seats: Farai, Bryn, Tara
phase: drink
Farai's pile: Wine
Farai holds: This one's a little weak | Farnir's tranquility
Tara holds: I don't think so!

> Farai plays This one's a little weak
> Tara plays I don't think so!
Farai cannot play Farnir's tranquility
> Farai drinks
= Farai: 2 Alcohol
= Farai holds Farnir's tranquility
---
title: A pot that is taken away from the winner was not his yet
proves: AFFECT-05, TIMING-12
example: EX-013
seats: Farai, Bryn, Tara, Remy
Farai holds: Gambling? I'm in! | Farnir's tranquility
Remy holds: I know you think so
card: I know you think so (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Farai plays Gambling? I'm in!
> Bryn passes
> Tara passes
> Remy passes
> Remy plays I know you think so
Farai cannot play Farnir's tranquility because AFFECT-05
= Remy: 13 Gold
= Farai: 9 Gold
---
title: A Round of Gambling is nothing to Ignore
proves: AFFECT-06
seats: Bryn, Farai, Tara
Bryn holds: Gambling? I'm in!
Farai holds: Farnir's tranquility

> Bryn plays Gambling? I'm in!
Farai cannot play Farnir's tranquility because AFFECT-06
> Farai antes
= Farai: 9 Gold
= the pot: 3 Gold
---
title: An Ignore is in time only before the loss
proves: TIMING-10, TIMING-11
seats: Bryn, Farai, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Farai holds: Farnir's tranquility
Tara holds: You wanna play, huh?

> Bryn plays I can hold my own in a brawl. Wanna see?
Tara cannot play You wanna play, huh? because TIMING-11
Farai can play Farnir's tranquility
> Tara plays You wanna play, huh?
= Farai: 19 Fortitude
= Farai holds Farnir's tranquility
= Bryn: 18 Fortitude
---
title: Two of a loss are taken off, as off an oak
proves: NEGATE-04
seats: Bryn, Farai, Tara
Farai's brew: Beer
Bryn holds: I won't stand idly by while you insult the Drake!
Farai holds: You'll find oaks are difficult to topple

> Bryn plays I won't stand idly by while you insult the Drake! on Farai
> Farai plays You'll find oaks are difficult to topple
= Farai: 19 Fortitude, 0 Progress Tokens
= Farai works on the Spirits
---
title: A reduction is no Ignore, and what else the card does to Farai it does
proves: NEGATE-04
seats: Bryn, Farai, Tara
Bryn holds: Sleep well, matey.
Farai holds exactly: You'll find oaks are difficult to topple | Winning Hand! | I raise!

> Bryn plays Sleep well, matey. on Farai
> Farai plays You'll find oaks are difficult to topple
= Farai: 20 Fortitude, 1 card
---
title: Vinegar is an Action card
proves: TYPES-05
seats: Bryn, Farai, Tara
Farai holds: Does this taste like vinegar to you?

Farai cannot play Does this taste like vinegar to you? on Bryn because TYPES-05
= Bryn: 20 Fortitude
---
title: The blessing booth costs somebody else a Gold too, and they get their cards
proves: CARD-022
seats: Bryn, Farai, Tara
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai holds: Ohava's working the blessing booth today!

> Farai plays Ohava's working the blessing booth today! on Tara
> Farai chooses stay with the Beer
= Tara: 9 Gold, 9 cards
= the Inn: +1 Gold
= Farai: 10 Gold, 6 cards, 1 Progress Token
---
title: Farai may be blessed himself
proves: CARD-022
seats: Farai, Bryn, Tara
Farai's brew: Beer
Farai holds: Ohava's working the blessing booth today!

> Farai plays Ohava's working the blessing booth today! on Farai
> Farai chooses Spirits
= Farai: 9 Gold, 8 cards
= Farai works on the Spirits
---
title: Who Ignores the blessing keeps the Gold and gets no cards; the work is done
proves: NEGATE-02, FARAI-09
seats: Bryn, Farai, Tara
Farai's brew: Beer
Farai holds: Ohava's working the blessing booth today!
Tara holds: I may be blind, but I could still see that coming!

> Farai plays Ohava's working the blessing booth today! on Tara
> Tara plays I may be blind, but I could still see that coming!
> Farai chooses Wine
= Tara: 10 Gold, 6 cards
= Farai works on the Wine
