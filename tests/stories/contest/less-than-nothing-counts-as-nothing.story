title: A total below 0 counts as 0 in a Contest, but the drinker takes it as it is
proves: CONTEST-14
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 5 Alcohol
Farai has 5 Alcohol
Lucky's pile: Drinking Contest!
drink deck: Pot of Tea | Thin Tea | Thick Tea | Light Ale | Water | Water | Bottle of Rum
drink: Thin Tea = -3 Alcohol
drink: Thick Tea = -2 Alcohol

> Lucky drinks
= now Lucky: 4 Alcohol, 10 Gold
= now Farai: 2 Alcohol, 10 Gold
= now Phyll: 0 Alcohol, 10 Gold
= now the Drink of Lucky: 1 Alcohol      # three times nothing: a tie, and all repeat
= now the Drink of Farai: 0 Alcohol
= now the Drink of Phyll: 0 Alcohol
= Lucky: 5 Alcohol, 12 Gold
= Farai: 2 Alcohol, 9 Gold
