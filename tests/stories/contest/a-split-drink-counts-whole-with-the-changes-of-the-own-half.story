title: What is added to the revealer's own half after a split counts in a Contest
proves: CONTEST-19
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Shot of Rum | Light Ale
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Farai holds: Two Straws | Stiff Dash

> Farai plays Two Straws on Phyll
> Farai plays Stiff Dash on Farai's Drink
= Farai: 4 Alcohol, 12 Gold              # he drinks 2 + 2; his Drink is worth 3 + 2
= Lucky: 4 Alcohol, 9 Gold
---
title: What is taken from the revealer's own half after a split is lost in a Contest
proves: CONTEST-19
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Wine | Dragon Breath Ale | Light Ale
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Thin Gruel (Sometimes) = Remove 3 Alcohol Content from a Drink.
Farai holds: Two Straws
Phyll holds: Thin Gruel

> Farai plays Two Straws on Phyll
> Phyll plays Thin Gruel on Farai's Drink
= Farai: 0 Alcohol, 9 Gold               # worth 4 - 3; the half itself is -1
= Lucky: 2 Alcohol, 12 Gold
---
title: What is done to the other half after a split does not count in a Contest
proves: CONTEST-19
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Shot of Rum
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Early Night (Sometimes) = Ignore a Drink Event.
Phyll holds: Early Night                 # so that Farai's half is all she is served
Farai holds: Two Straws
Lucky holds: Stiff Dash

> Phyll plays Early Night
> Farai plays Two Straws on Phyll
> Lucky plays Stiff Dash on Phyll's Drink
= Lucky: 4 Alcohol, 11 Gold
= Farai: 2 Alcohol, 9 Gold               # worth 3, not 5
= Phyll: 4 Alcohol, 10 Gold
