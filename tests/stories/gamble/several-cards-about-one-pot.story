title: A curse is the doing of whoever put it into the pot
proves: CARD-019
seats: Lucky, Bryn, Cat
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now
Bryn holds: Gambling? I'm in! | Stop hitting yourself! | You wanna play, huh?

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Bryn plays Gambling? I'm in!
> Cat passes
> Lucky passes
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Lucky: 18 Fortitude
---
title: Two curses of two antes strike one after the other
proves: CARD-019, GAMBLE-35
seats: Lucky, Bryn, Cat
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now | I'm sure the curse has worn off by now
Bryn holds: I raise! | Was that a punch or a draught?

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Bryn plays I raise!
> Lucky plays I'm sure the curse has worn off by now
> Cat passes
> Lucky passes
> Bryn plays Was that a punch or a draught?
= Bryn: 18 Fortitude, 12 Gold
---
title: A curse sent on knocks out another player, who shares with the winner
proves: CARD-019, REDIRECT-11, LOSE-06
seats: Lucky, Tara, Cat
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now
Tara holds: Gambling? I'm in! | You may want to duck.
Cat has 12 Fortitude, 10 Alcohol, 10 Gold

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Tara plays Gambling? I'm in!
> Cat passes
> Lucky passes
> Tara plays You may want to duck. on Cat
= Cat is out: passed out
# 9: 5 Inn, 2 each; Tara 9 + 2 + 2
= Tara: 13 Gold, 20 Fortitude
= Lucky: 12 Gold
---
title: Several cards answer one pot, each from what is left
proves: TIMING-12, GAMBLE-31
seats: Ann, Whitehawk, Samantha
Ann holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand! | Nobody gloats on my ship.
Samantha holds: One in twelve for the house. | Sore losers, eleven to four on.
deck of Brawlers: Hilda the Tax Collector

> Ann plays Gambling? I'm in!
> Samantha plays One in twelve for the house.
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Whitehawk plays Nobody gloats on my ship.
> Samantha plays Sore losers, eleven to four on.
# Ann 12 - 1 - 1 = 10, Whitehawk 10, Samantha 10: all have the most
= Ann: 10 Gold, 16 Fortitude
= Whitehawk: 10 Gold, 18 Fortitude
= Samantha: 10 Gold, 18 Fortitude, 1 Brawl
---
title: Whoever has left the Round may take half of the pot, and be given the Prize
proves: PRIZE-09, GAMBLE-15
seats: Ann, Whitehawk, Cat
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand! | Somebody has to write the log.

> Ann plays Gambling? I'm in!
> Whitehawk plays Somebody has to write the log.
> Cat passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Ann chooses Whitehawk
= Ann: 10 Gold
= Whitehawk: 11 Gold, 1 Red Dragon Inn Loyalty Card
