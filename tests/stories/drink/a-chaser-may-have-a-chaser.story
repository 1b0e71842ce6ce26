title: The effects of a Chaser are added, and a Chaser with a Chaser goes on
proves: DRINK-09
seats: Lucky, Farai
phase: drink
Lucky has 15 Fortitude
Lucky's pile: Wine with a Chaser | Pixie Punch with a Chaser | Dirty Dishwater | Dragon Breath Ale
= the Drink of Lucky: 3 Alcohol, 0 Fortitude
> Lucky drinks
= Lucky: 3 Alcohol, 15 Fortitude, 1 Drink
