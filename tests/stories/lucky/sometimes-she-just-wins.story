title: For two Sometimes cards she does not only take control but wins, and nothing of their text happens
proves: CARD-026, TYPES-08, GAMBLE-10
seats: Bryn, Lucky, Tara
Lucky has 2 Heat, 15 Fortitude
Bryn holds: Gambling? I'm in!
Lucky holds exactly: Sometimes I just win! | A fistful of dice is my fountain of youth | It's a raid! Leave the Gold!

> Bryn plays Gambling? I'm in!
> Lucky plays Sometimes I just win!
> Lucky chooses Discard 2 Sometimes cards
> Lucky discards A fistful of dice is my fountain of youth
> Lucky discards It's a raid! Leave the Gold!
= Lucky: 15 Fortitude, 0 Alcohol, 12 Gold, 2 Heat, 0 cards
= Bryn: 9 Gold
= the Inn: 0 Gold
= A fistful of dice is my fountain of youth is discarded
= It's a raid! Leave the Gold! is discarded
---
title: A curse that is given up is discarded, and does not go into the pot
proves: CARD-026, TYPES-08
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds exactly: Sometimes I just win! | I'm sure the curse has worn off by now | How about a boozy bourbon barrel just for you?

> Bryn plays Gambling? I'm in!
> Lucky antes
> Lucky plays Sometimes I just win!
> Lucky chooses Discard 2 Sometimes cards
> Lucky discards I'm sure the curse has worn off by now
= now I'm sure the curse has worn off by now is discarded
> Lucky discards How about a boozy bourbon barrel just for you?
= Lucky: 12 Gold, 0 Heat, 0 cards
= the Inn: 0 Gold
---
title: Cards that are given up are not played, so nobody can Negate them
proves: CARD-026, TYPES-08
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in! | I don't think so!
Lucky holds: Sometimes I just win! | Looks like trouble! | I never drink the stock.

> Bryn plays Gambling? I'm in!
> Lucky plays Sometimes I just win!
> Lucky chooses Discard 2 Sometimes cards
> Lucky discards Looks like trouble!
Bryn cannot play I don't think so! because TYPES-01
> Lucky discards I never drink the stock.
Bryn cannot play I don't think so! because TYPES-01
= Lucky: 12 Gold
---
title: Whoever gives up nothing has control, and the Round goes on
proves: GAMBLE-06
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: Sometimes I just win! | Looks like trouble! | I never drink the stock.
Tara holds: Winning Hand!

> Bryn plays Gambling? I'm in!
> Lucky plays Sometimes I just win!
= Lucky is in control
Tara cannot play Winning Hand! # Lucky is asked first
> Lucky chooses Decline
= Lucky is in control
Tara can play Winning Hand!
= Lucky holds Looks like trouble!
> Tara plays Winning Hand!
> Bryn passes
> Lucky passes
= Tara: 12 Gold
---
title: With one Sometimes card in her hand Lucky takes control and keeps the card
proves: GAMBLE-06
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds exactly: Sometimes I just win! | Looks like trouble! | Medicinal. I wrote the label myself.
Tara holds: I raise!

> Bryn plays Gambling? I'm in!
> Lucky plays Sometimes I just win!
> Lucky chooses Decline
= Lucky is in control
Tara can play I raise!
= Lucky: 9 Gold, 2 cards
= the pot: 3 Gold
---
title: It is a Gambling card, and of no use against a Winning Hand
proves: GAMBLE-12
seats: Bryn, Lucky, Tara
active: Tara
Tara holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Lucky holds: Sometimes I just win! | Looks like trouble! | I never drink the stock.

> Tara plays Gambling? I'm in!
> Bryn plays Winning Hand!
= Bryn is in control
Lucky cannot play Sometimes I just win! because GAMBLE-12
= Bryn is in control
---
title: Lucky cannot just win when there is no Round
proves: TYPES-06
seats: Lucky, Bryn, Tara
Lucky holds: Sometimes I just win! | Looks like trouble! | I never drink the stock.

Lucky cannot play Sometimes I just win! because TYPES-06
---
title: Just winning can still be answered by whoever takes pots from winners
proves: GAMBLE-31, GAMBLE-10
seats: Bryn, Lucky, Ilka
Bryn holds: Gambling? I'm in!
Lucky holds: Sometimes I just win! | Looks like trouble! | I never drink the stock.
Ilka holds: Congratulations! I'll carry it for you!

> Bryn plays Gambling? I'm in!
> Lucky plays Sometimes I just win!
> Lucky chooses Discard 2 Sometimes cards
> Lucky discards Looks like trouble!
> Lucky discards I never drink the stock.
> Ilka plays Congratulations! I'll carry it for you!
= Ilka: 12 Gold
= Lucky: 9 Gold
