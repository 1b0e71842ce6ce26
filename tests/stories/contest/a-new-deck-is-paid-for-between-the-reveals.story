title: A new Drink Deck is paid for before the next player reveals
proves: CONTEST-17, DRINK-12
seats: Lucky, Farai, Phyll
phase: drink
party: The Red Dragon Inn
Lucky's pile: Drinking Contest!
drink deck exactly: Light Ale | Wine
drink discards: Shot of Rum | Shot of Rum | Shot of Rum
card: On the Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Phyll holds: On the Slate

> Phyll plays On the Slate
= now The Red Dragon Inn: 3 Drinks left          # Phyll has not revealed yet
= now Lucky: 0 Alcohol, 10 Gold
= the Drink of Phyll: 3 Alcohol
= now The Red Dragon Inn: 2 Drinks left
= now Lucky: 0 Alcohol, 9 Gold
= now Farai: 0 Alcohol, 9 Gold
= now Phyll: 0 Alcohol, 10 Gold
= Lucky: 1 Alcohol, 8 Gold
= Farai: 2 Alcohol, 8 Gold
= Phyll: 3 Alcohol, 12 Gold
---
title: Whoever turns up the last card of all pays when everybody has revealed, before anyone responds
proves: CONTEST-17
seats: Lucky, Farai, Phyll
phase: drink
party: The Red Dragon Inn
Lucky's pile: Drinking Contest!
drink deck exactly: Light Ale | Wine | Dark Ale
drink discards: Water | Water
card: On the Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Phyll holds: On the Slate | Stiff Dash

> Phyll plays On the Slate
Phyll cannot play Stiff Dash
= the Drink of Phyll: 1 Alcohol
= now Lucky: 9 Gold
= now Phyll: 10 Gold
Phyll can play Stiff Dash on Phyll's Drink
---
title: A Chaser that uses up the Drink Deck is finished first, then all pay, then the next player reveals
proves: CONTEST-03, CONTEST-17, DRINK-12, DRINK-14
seats: Lucky, Farai, Phyll
phase: drink
party: The Red Dragon Inn
Lucky's pile: Drinking Contest!
drink deck exactly: Wine with a Chaser
drink discards: Shot of Rum | Shot of Rum | Shot of Rum | Shot of Rum
card: On the Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Phyll holds: On the Slate

> Phyll plays On the Slate
= now The Red Dragon Inn: 3 Drinks left
= the Drink of Lucky: 5 Alcohol
= now The Red Dragon Inn: 1 Drink left
