title: A curse is as good as Gold for the ante of one's own raise
proves: GAMBLE-22, GAMBLE-23
seats: Ann, Lucky, Cat
Ann holds: Gambling? I'm in!
Lucky holds: I raise! | I'm sure the curse has worn off by now
Lucky has 20 Fortitude, 0 Alcohol, 1 Gold

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Lucky plays I raise!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 5 Gold
= Ann: 8 Gold
> Cat passes
> Ann passes
= Lucky: 5 Gold, 20 Fortitude
---
title: Whoever could let the Inn ante and does not, cannot ante: nobody has to
proves: GAMBLE-22
seats: Ann, Lucky, Cat
Ann holds: Gambling? I'm in!
Lucky holds: I raise! | How about a boozy bourbon barrel just for you?
Lucky has 20 Fortitude, 0 Alcohol, 1 Gold

> Ann plays Gambling? I'm in!
> Lucky plays I raise!
= the pot: 3 Gold
= Lucky is in control
= Ann: 9 Gold
---
title: The dice of a player without Gold demand nothing, and do the rest
proves: GAMBLE-22
seats: Ann, Lucky, Cat
Ann holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth
Lucky has 15 Fortitude, 0 Alcohol, 1 Gold

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Lucky plays A fistful of dice is my fountain of youth
= the pot: 3 Gold
= Lucky: 17 Fortitude
