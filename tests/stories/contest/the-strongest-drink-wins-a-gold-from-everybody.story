title: First all drink and discard, then the strongest Drink earns 1 Gold from each other player
proves: CONTEST-05
seats: Lucky, Farai, Phyll, Samantha
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Nut Milk | Wine | Bottle of Rum | Light Ale
drink: Nut Milk = 1 Alcohol, 1 Fortitude
card: Open Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Lucky has 15 Fortitude
Lucky holds: Open Slate

> Lucky plays Open Slate
= now Lucky: 16 Fortitude, 1 Alcohol, 10 Gold      # the prize is asked for after the drinking
= now Phyll: 5 Alcohol, 10 Gold
= now Nut Milk is discarded
= now Bottle of Rum is discarded
= Lucky: 1 Alcohol, 10 Gold
= Farai: 2 Alcohol, 9 Gold
= Phyll: 5 Alcohol, 13 Gold
= Samantha: 1 Alcohol, 9 Gold
= the Inn: -1 Gold
