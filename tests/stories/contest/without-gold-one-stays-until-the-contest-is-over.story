title: A player who runs out of Gold in a Contest stays in, and in the game if they win it
proves: CONTEST-16
seats: Lucky, Farai, Phyll
phase: drink
Farai has 1 Gold
Lucky's pile: Drinking Contest!
drink deck: Wine | Wine | Water | Light Ale | Shot of Rum | Bottle of Rum
Lucky holds: Tip the Wench.

= the Drink of Lucky: 2 Alcohol
> Lucky plays Tip the Wench. on Farai
= the Drink of Farai: 2 Alcohol
= now Farai: 0 Gold
> Farai drinks
= now Farai is in
= now the Drink of Farai: 3 Alcohol      # the repetition
= Farai: 5 Alcohol, 2 Gold
= Farai is in
= Lucky: 9 Gold
= Phyll: 9 Gold
---
title: A player who runs out of Gold in a Contest and does not win it pays nothing and is out
proves: CONTEST-16
seats: Lucky, Farai, Phyll
phase: drink
Farai has 1 Gold
Lucky's pile: Drinking Contest!
drink deck: Wine | Wine | Water | Shot of Rum | Light Ale | Bottle of Rum
card: Open Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Farai holds: Open Slate
Phyll holds: Open Slate
Lucky holds: Tip the Wench.

= the Drink of Lucky: 2 Alcohol
> Lucky plays Tip the Wench. on Farai
> Farai drinks
= now Farai is in
= now the Drink of Farai: 1 Alcohol      # the repetition
> Farai drinks
Phyll can play Open Slate
Farai cannot play Open Slate             # nothing is asked of Farai
= Lucky: 5 Alcohol, 11 Gold              # from Phyll alone
= Phyll: 9 Gold
= the Inn: +1 Gold
= Farai is out: no Gold
