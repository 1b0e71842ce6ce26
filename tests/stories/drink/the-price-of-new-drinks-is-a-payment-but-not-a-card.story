title: The Inn can be made to pay the price of new Drinks
proves: DRINK-06
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Light Ale
card: Open Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Tight Purse (Sometimes) = When you would lose Gold, reduce the loss by 1.
Farai holds: Open Slate
Phyll holds: Tight Purse

> Lucky orders for Farai
> Farai plays Open Slate
> Phyll plays Tight Purse
= Lucky: 9 Gold
= Farai: 10 Gold
= Phyll: 10 Gold
= the Inn: +1 Gold
---
title: The price of new Drinks is no card, so a card cannot Ignore it
proves: DRINK-06
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Light Ale
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.
card: Open Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Farai holds: Deaf Ear | Open Slate

> Lucky orders for Farai
> Lucky declines
Farai can play Open Slate
Farai cannot play Deaf Ear because AFFECT-01
= Farai: 9 Gold
