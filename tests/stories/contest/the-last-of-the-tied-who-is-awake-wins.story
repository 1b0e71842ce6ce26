title: If the repetition leaves only one of the tied players awake, that one wins and drinks no more
proves: CONTEST-07
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 6 Fortitude
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Water | Shot of Rum | Shot of Rum | Light Ale | Bottle of Rum

> Farai drinks
= now the Drink of Lucky: 3 Alcohol               # the repetition
= Farai: 6 Alcohol, 14 Gold                       # 10 + 2, and of the 9 Gold Lucky has left: 5 for the Inn, 2 and 2
= Phyll: 0 Alcohol, 11 Gold
= Lucky is out: passed out
