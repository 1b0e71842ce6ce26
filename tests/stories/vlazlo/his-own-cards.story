title: I'm not a veeble old man! takes 3 Fortitude and gives 1 Blood
seats: Vlazlo, Remy
Vlazlo holds: I'm not a veeble old man!

> Vlazlo plays I'm not a veeble old man! on Remy
= Remy: 17 Fortitude
= Vlazlo: 1 Blood
---
title: Von't you join me for dinner? takes 3 Fortitude and gives 1 Blood
seats: Vlazlo, Remy
Vlazlo holds: Von't you join me for dinner?

> Vlazlo plays Von't you join me for dinner? on Remy
= Remy: 17 Fortitude
= Vlazlo: 1 Blood
---
title: The loss shrinks, and what else the card does stays
example: EX-083
seats: Amundyr, Vlazlo, Daareka, Torglesnarf
Amundyr holds: Mummy Dust
Vlazlo holds: It will take more than that to defeat a wampire!
Daareka holds: Mind Over Batter
card: Mummy Dust (Action) = Each other player loses 1 Fortitude and gains 1 Alcohol Content.
card: Mind Over Batter (Sometimes) = When another player makes you lose Fortitude, they lose 1 Fortitude and gain 1 Alcohol Content.

> Amundyr plays Mummy Dust
Daareka cannot play Mind Over Batter because TIMING-11
> Vlazlo plays It will take more than that to defeat a wampire!
> Daareka plays Mind Over Batter
= Vlazlo: 20 Fortitude, 1 Alcohol, 1 Blood
= Daareka: 19 Fortitude, 1 Alcohol
= Torglesnarf: 19 Fortitude, 1 Alcohol
= Amundyr: 19 Fortitude, 1 Alcohol
---
title: It will take more than that to defeat a wampire! takes 1 off a loss
seats: Lucky, Vlazlo
Lucky holds: Never pour your own Dragon Breath Ale!
Vlazlo holds: It will take more than that to defeat a wampire!

> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays It will take more than that to defeat a wampire!
= Vlazlo: 18 Fortitude, 1 Blood
---
title: Oh no! Look what happened to my cards may follow a Winning Hand
seats: Vlazlo, Remy
Vlazlo holds: Gambling? I'm in! | Oh no! Look what happened to my cards
Remy holds: Winning Hand!

> Vlazlo plays Gambling? I'm in!
> Remy plays Winning Hand!
> Vlazlo plays Oh no! Look what happened to my cards
= Vlazlo is in control
= Vlazlo: 1 Blood
> Remy passes
= Vlazlo: 11 Gold
---
title: Zis tankard is too big leaves 1 Alcohol Content
seats: Vlazlo, Remy
phase: drink
Vlazlo's pile: Dragon Breath Ale
Vlazlo holds: Zis tankard is too big

> Vlazlo plays Zis tankard is too big
= the Drink of Vlazlo: 1 Alcohol
> Vlazlo drinks
= Vlazlo: 1 Alcohol
---
title: Vhat? Zis gold? It vas behind your ear... can be paid by the Inn
seats: Vlazlo, Bryn
Vlazlo holds: Vhat? Zis gold? It vas behind your ear...
Bryn holds: The purser owes me one.

> Vlazlo plays Vhat? Zis gold? It vas behind your ear... on Bryn
> Bryn plays The purser owes me one.
= Vlazlo: 11 Gold, 1 Blood
= Bryn: 10 Gold
= the Inn: -1 Gold
---
title: Zis drink is fang-tastic! keeps half and rounds down
proves: CARD-078, SPLIT-08
seats: Vlazlo, Remy
phase: drink
drinks: rdi6
Vlazlo's pile: Odd Cup
Vlazlo holds: Zis drink is fang-tastic!
drink: Odd Cup = 3 Alcohol, draw 1

> Vlazlo plays Zis drink is fang-tastic!
= the Drink of Vlazlo: 1 Alcohol, draw 0
> Vlazlo drinks
= Vlazlo: 1 Alcohol, 1 Blood
= Remy: 0 Alcohol, 1 Drink
---
title: Zis drink is fang-tastic! does not work on a Drink that cannot be split
proves: CARD-078, SPLIT-09
seats: Vlazlo, Remy
phase: drink
drinks: rdi6
Vlazlo's pile: Sauvignon Blech
Vlazlo holds: Zis drink is fang-tastic!

> the window closes
Vlazlo cannot play Zis drink is fang-tastic! because SPLIT-09
> Vlazlo drinks
= Vlazlo: 3 Alcohol, 0 Blood
---
title: Zis drink is fang-tastic! changes a Drink, and the Wench may Negate it
proves: CARD-078
seats: Vlazlo, Remy
phase: drink
Vlazlo's pile: Dragon Breath Ale
Vlazlo holds: Zis drink is fang-tastic!
Remy holds: The Wench thinks you should stop playing with the drinks.

> Vlazlo plays Zis drink is fang-tastic!
> Remy plays The Wench thinks you should stop playing with the drinks.
> Vlazlo drinks
= Vlazlo: 4 Alcohol, 0 Blood
---
title: The Baron sees what he has drawn before he chooses a form
proves: CARD-039
seats: Vlazlo, Remy
Vlazlo has 4 Blood
Vlazlo holds: Baron of the Twilight Realm
Vlazlo's deck: Zis tankard is too big | I raise!
deck of Wolf: Awoooo!

> Vlazlo plays Baron of the Twilight Realm
> the window closes
= now Vlazlo is asked
= now Vlazlo: 7 cards, 2 Blood
= Vlazlo holds Zis tankard is too big
> Vlazlo chooses Wolf
= Vlazlo holds Awoooo!
= Vlazlo: 8 cards, 2 Blood
= Bat: 8 left
= Wolf: 7 left
---
title: The Baron takes a form card of the only form that is left
proves: CARD-039
seats: Vlazlo, Remy
Vlazlo has 2 Blood
Vlazlo holds: Baron of the Twilight Realm
deck of Bat exactly: Only a nibble
deck of Wolf exactly: nothing

> Vlazlo plays Baron of the Twilight Realm
= Vlazlo holds Only a nibble
= Vlazlo: 8 cards, 0 Blood
---
title: With no form card left the Baron only draws
seats: Vlazlo, Remy
Vlazlo has 2 Blood
Vlazlo holds: Baron of the Twilight Realm
deck of Bat exactly: nothing
deck of Wolf exactly: nothing

> Vlazlo plays Baron of the Twilight Realm
= Vlazlo: 7 cards, 0 Blood
---
title: I never drink... vine.
seats: Vlazlo, Remy
phase: drink
Vlazlo has 12 Fortitude
Vlazlo's pile: Wine
Vlazlo holds: I never drink... vine.

> Vlazlo plays I never drink... vine.
> Vlazlo ends the phase
= Vlazlo: 0 Alcohol, 14 Fortitude, 1 Blood
---
title: Is my reflection bothering you? Ignores a loss for 1 Blood, and does him good
seats: Lucky, Vlazlo
Vlazlo has 10 Fortitude
Vlazlo has 1 Blood
Lucky holds: Never pour your own Dragon Breath Ale!
Vlazlo holds: Is my reflection bothering you? No? How odd.

> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays Is my reflection bothering you? No? How odd.
= Vlazlo: 12 Fortitude, 0 Blood, 6 cards
---
title: An eye for an eye? I prefer ze neck.
seats: Lucky, Vlazlo
Lucky holds: Never pour your own Dragon Breath Ale!
Vlazlo holds: An eye for an eye? I prefer ze neck.

> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays An eye for an eye? I prefer ze neck.
= Vlazlo: 19 Fortitude, 1 Blood
= Lucky: 17 Fortitude
---
title: An ante of 1 Gold is 1 Fortitude, and the Inn puts in the Gold
proves: CARD-040, GAMBLE-23
seats: Vlazlo, Remy
Vlazlo holds: Gambling? I'm in! | Blood Money? I'm In!

> Vlazlo plays Gambling? I'm in!
> Vlazlo plays Blood Money? I'm In!
= the pot: 2 Gold
= Vlazlo: 10 Gold, 19 Fortitude, 1 Blood
= Remy: 9 Gold
= the Inn: -1 Gold
---
title: Of an ante of 2 Gold one may be Fortitude
proves: CARD-040
example: EX-130
seats: Remy, Vlazlo
Remy holds: Gambling? I'm in! | Double or Nothing
Vlazlo holds: Blood Money? I'm In! | Take Me In
card: Double or Nothing (Sometimes) = In a Round of Gambling, each player in the Round antes 2 Gold.
card: Take Me In (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Remy plays Gambling? I'm in!
> Vlazlo antes
> Remy plays Double or Nothing
> Vlazlo plays Blood Money? I'm In!
> Vlazlo chooses Lose 1 Fortitude
Vlazlo cannot play Take Me In
= the pot: 6 Gold
= Vlazlo: 8 Gold, 19 Fortitude
= Remy: 7 Gold
= the Inn: -1 Gold
---
title: Of an ante of 2 Gold both may be Fortitude
proves: CARD-040
example: EX-130
seats: Remy, Vlazlo
Remy holds: Gambling? I'm in! | Double or Nothing
Vlazlo holds: Blood Money? I'm In!
card: Double or Nothing (Sometimes) = In a Round of Gambling, each player in the Round antes 2 Gold.

> Remy plays Gambling? I'm in!
> Vlazlo antes
> Remy plays Double or Nothing
> Vlazlo plays Blood Money? I'm In!
> Vlazlo chooses Lose 2 Fortitude
= the pot: 6 Gold
= Vlazlo: 9 Gold, 18 Fortitude
= the Inn: -2 Gold
---
title: Or neither
example: EX-130
seats: Remy, Vlazlo
Remy holds: Gambling? I'm in! | Double or Nothing
Vlazlo holds: Blood Money? I'm In!
card: Double or Nothing (Sometimes) = In a Round of Gambling, each player in the Round antes 2 Gold.

> Remy plays Gambling? I'm in!
> Vlazlo antes
> Remy plays Double or Nothing
= the pot: 6 Gold
= Vlazlo: 7 Gold, 20 Fortitude
---
title: Wench, bring some drinks for these fiends!
seats: Vlazlo, Remy, Tara
phase: order
Vlazlo holds: Wench, bring some drinks for these fiends!

> Vlazlo plays Wench, bring some drinks for these fiends!
> Vlazlo orders for Tara
> Vlazlo orders for Tara
> Vlazlo orders for Remy
= Tara: 3 Drinks
= Remy: 2 Drinks
= Vlazlo: 9 Gold
---
title: The shared cards of Vlazlo
seats: Vlazlo, Remy
Vlazlo holds: Gambling? I'm in! | I raise!
Remy holds: Winning Hand!

> Vlazlo plays Gambling? I'm in!
> Remy passes
= Vlazlo: 11 Gold
= Remy: 9 Gold
