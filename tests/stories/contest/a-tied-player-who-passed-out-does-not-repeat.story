title: A tied player who passed out in the first round does not repeat; the last of the tied wins
proves: CONTEST-18, CONTEST-07
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 3 Fortitude
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Water | Light Ale | Bottle of Rum

> Lucky ends the phase
= Lucky is out: passed out
= Farai: 3 Alcohol, 14 Gold              # 10 + 2, and of the 9 Gold Lucky has left: 5 for the Inn, 2 and 2
= Phyll: 0 Alcohol, 11 Gold
---
title: A tied player in danger has a last chance before the repetition
proves: CONTEST-18
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 3 Fortitude
Phyll has 1 Fortitude
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Light Ale | Wine | Light Ale | Bottle of Rum
card: Second Wind (Anytime) = You gain 5 Fortitude.
Lucky holds: Second Wind
Phyll holds: Second Wind

> Phyll drinks
= now Phyll: 1 Alcohol, 1 Fortitude
Lucky can play Second Wind
Phyll cannot play Second Wind because LOSE-04      # not tied: Phyll's last chance comes after the Contest
> Lucky plays Second Wind
= the Drink of Lucky: 2 Alcohol                    # so Lucky repeats
= now the Drink of Farai: 1 Alcohol
> Lucky drinks
= now Lucky: 8 Fortitude, 5 Alcohol, 10 Gold
> Phyll plays Second Wind
= Phyll is in
= Lucky: 12 Gold
= Farai: 4 Alcohol, 9 Gold
= Phyll: 6 Fortitude, 1 Alcohol, 9 Gold
