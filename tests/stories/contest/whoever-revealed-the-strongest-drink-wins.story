title: A Drink that its revealer Ignores still counts for them in a Contest
proves: CONTEST-12
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Bottle of Rum | Wine
card: No Thirst (Sometimes) = Ignore a Drink.
Farai holds: No Thirst

> Lucky declines
> Farai plays No Thirst
= Farai: 0 Alcohol, 12 Gold
= Phyll: 2 Alcohol, 9 Gold
---
title: A Drink given away still counts for its revealer in a Contest
proves: CONTEST-12
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Bottle of Rum | Wine
card: Pass Along (Sometimes) = Pass your Drink to another player.
Farai holds: Pass Along

> Farai plays Pass Along on Phyll
= Farai: 0 Alcohol, 12 Gold
= Phyll: 7 Alcohol, 9 Gold
---
title: A Drink that is split still counts in full for its revealer in a Contest
proves: CONTEST-12, CONTEST-19
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | Bottle of Rum | Dragon Breath Ale
card: Two Straws (Sometimes) = Split your Drink with another player.
Farai holds: Two Straws

> Farai plays Two Straws on Phyll
= Farai: 3 Alcohol, 12 Gold
= Phyll: 7 Alcohol, 9 Gold               # 4 of her own and half of his: that does not count for her
