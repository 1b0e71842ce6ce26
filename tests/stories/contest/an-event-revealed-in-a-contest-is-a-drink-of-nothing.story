title: A Drink Event revealed in a Contest has no effect, counts as 0 and is not replaced
proves: CONTEST-02
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 10 Fortitude, 5 Alcohol
Farai has 10 Fortitude, 5 Alcohol
Phyll has 10 Fortitude, 5 Alcohol
Lucky's pile: Drinking Contest!
drink deck: Fine Ambrosia, Nectar of the Gods | Light Ale | Wine | Bottle of Rum

= the Drink of Lucky: 0 Alcohol
= Lucky: 10 Fortitude, 5 Alcohol, 9 Gold
= Farai: 10 Fortitude, 6 Alcohol, 9 Gold
= Phyll: 10 Fortitude, 7 Alcohol, 12 Gold
= Fine Ambrosia, Nectar of the Gods is discarded
