title: The card goes into the pot in place of her ante, and whoever wins the pot loses 2 Fortitude
proves: CARD-019, GAMBLE-23
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= Lucky: 10 Gold
= the pot: 2 Gold
= I'm sure the curse has worn off by now is in the pot
> Lucky passes
> Tara passes
= Bryn: 18 Fortitude, 11 Gold
= Lucky: 20 Fortitude, 10 Gold
= Tara: 20 Fortitude, 9 Gold
= I'm sure the curse has worn off by now is discarded
---
title: A curse she wins herself has worn off indeed
proves: CARD-019
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now | Winning Hand!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky plays Winning Hand!
= I'm sure the curse has worn off by now is in the pot
> Tara passes
> Bryn passes
= Lucky: 20 Fortitude, 12 Gold
= Bryn: 20 Fortitude
= I'm sure the curse has worn off by now is discarded
---
title: It replaces the whole of an ante, though that be 2 Gold
proves: CARD-019
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds exactly: I'm sure the curse has worn off by now | I'm sure the curse has worn off by now | Double or Nothing
card: Double or Nothing (Gambling) = Take control of the Round and each player in the Round antes 2 Gold.

> Bryn plays Gambling? I'm in!
> Lucky antes
> Lucky plays Double or Nothing
> Lucky plays I'm sure the curse has worn off by now
> Tara antes
= Lucky: 9 Gold, 1 card
= Tara: 7 Gold
= the pot: 7 Gold
---
title: Only one copy may replace an ante
proves: CARD-019
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Tara holds: The wind says fold.
Lucky holds exactly: I'm sure the curse has worn off by now | I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Tara declines
> Bryn antes
= now I'm sure the curse has worn off by now is in the pot
Tara can play The wind says fold.
Lucky cannot play I'm sure the curse has worn off by now because GAMBLE-16
= Lucky: 10 Gold, 1 card
= the pot: 2 Gold
> Lucky passes
> Tara passes
= Bryn: 18 Fortitude
---
title: Two curses in one pot cost its winner 4 Fortitude
proves: CARD-019
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds exactly: I'm sure the curse has worn off by now | I'm sure the curse has worn off by now
Tara holds: I raise!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Tara plays I raise!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 4 Gold
= Lucky: 10 Gold, 0 cards
> Bryn passes
> Lucky passes
= Tara: 16 Fortitude, 12 Gold
---
title: The curse replaces antes and no other payment
proves: CARD-019, GAMBLE-23
seats: Bryn, Lucky, Tara
Bryn holds: Tip the Wench.
Lucky holds: I'm sure the curse has worn off by now

> Bryn plays Tip the Wench. on Lucky
Lucky cannot play I'm sure the curse has worn off by now because GAMBLE-16
= Lucky: 9 Gold
---
title: Whoever takes the pot in place of the winner takes the curse
proves: CARD-019, GAMBLE-31
seats: Bryn, Lucky, Ilka
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Ilka holds: Congratulations! I'll carry it for you!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Ilka passes
> Ilka plays Congratulations! I'll carry it for you!
= Ilka: 18 Fortitude, 11 Gold
= Bryn: 20 Fortitude, 9 Gold
---
title: The Captain takes half the pot, and the winner gives her the curse
proves: CARD-019
seats: Bryn, Lucky, Whitehawk, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 3 Gold
> Lucky passes
> Whitehawk passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn chooses Whitehawk
= Whitehawk: 18 Fortitude, 10 Gold
= Bryn: 20 Fortitude, 11 Gold
= I'm sure the curse has worn off by now is discarded
---
title: The Captain takes half the pot, and the winner keeps the curse
proves: CARD-019
seats: Bryn, Lucky, Whitehawk, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Whitehawk passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn chooses Bryn
= Bryn: 18 Fortitude, 11 Gold
= Whitehawk: 20 Fortitude, 10 Gold
---
title: If Lucky wins her own curse she may give it to a Captain who takes half of the pot
proves: CARD-019
seats: Lucky, Bryn, Whitehawk, Tara
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= Lucky is in control
> Bryn passes
> Whitehawk passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Lucky chooses Whitehawk
= Whitehawk: 18 Fortitude, 10 Gold
= Lucky: 20 Fortitude, 12 Gold
---
title: A winner who Ignores the Captain's coincidence has the whole pot and the curse
proves: CARD-019, NEGATE-02
seats: Bryn, Lucky, Whitehawk, Tara
Bryn holds: Gambling? I'm in! | You can't prove that was me!
Lucky holds: I'm sure the curse has worn off by now
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Whitehawk passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn plays You can't prove that was me!
= Bryn: 18 Fortitude, 12 Gold
= Whitehawk: 20 Fortitude, 9 Gold
---
title: A curse in a pot that goes to the Inn strikes nobody
proves: CARD-019, GAMBLE-18
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in! | I've got watch duty.
Lucky holds: I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
> Lucky plays I'm sure the curse has worn off by now
= nobody is in control
> Lucky passes
> Tara passes
= the Inn: +1 Gold
= Bryn: 20 Fortitude
= Tara: 20 Fortitude
= I'm sure the curse has worn off by now is discarded
---
title: A Negated curse stays out of the pot, and the ante is due again
proves: CARD-019, NEGATE-16
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Tara holds: I don't think so!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Tara plays I don't think so!
= the pot: 3 Gold
= Lucky: 9 Gold
= I'm sure the curse has worn off by now is discarded
> Lucky passes
> Tara passes
= Bryn: 20 Fortitude, 12 Gold
---
title: After a Negate nothing has been replaced yet, so the other copy may be tried
proves: CARD-019, NEGATE-17
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now | I'm sure the curse has worn off by now
Tara holds: I don't think so!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Tara plays I don't think so!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 2 Gold
= Lucky: 10 Gold
= I'm sure the curse has worn off by now is in the pot
---
title: Without Gold Lucky can raise if she has a curse to put into the pot
proves: GAMBLE-22, CARD-019
seats: Bryn, Lucky, Tara
Lucky has 1 Gold
Bryn holds: Gambling? I'm in!
Lucky holds: I raise! | I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky antes
> Lucky plays I raise!
> Lucky plays I'm sure the curse has worn off by now
= Lucky is in control
= Lucky: 0 Gold
= the pot: 5 Gold
= Bryn: 8 Gold
---
title: A loss of Fortitude can be reduced, also one that lay in a pot
proves: CARD-019, NEGATE-04
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in! | Was that a punch or a draught?
Lucky holds: I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Tara passes
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 11 Gold
---
title: Whoever the curse has struck may hit Lucky for it
proves: CARD-019, TIMING-11
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in! | You wanna play, huh?
Lucky holds: I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Tara passes
> Bryn plays You wanna play, huh?
= Bryn: 18 Fortitude, 11 Gold
= Lucky: 18 Fortitude, 10 Gold
---
title: A winner with little Fortitude may pass out over the curse
proves: CARD-019, LOSE-02
seats: Bryn, Lucky, Tara
Bryn has 4 Fortitude, 2 Alcohol
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Tara passes
= Bryn is out: passed out
---
title: Prize and curse are in one pot, and the winner decides about each of them
proves: CARD-019, PRIZE-09
seats: Bryn, Lucky, Whitehawk, Tara
prizes: Red Dragon Inn Loyalty Card
Bryn holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= Red Dragon Inn Loyalty Card is in the pot
= I'm sure the curse has worn off by now is in the pot
> Lucky passes
> Whitehawk passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn chooses Bryn
> Bryn chooses Whitehawk
= Bryn: 20 Fortitude, 1 Red Dragon Inn Loyalty Card
= Whitehawk: 18 Fortitude, 0 Red Dragon Inn Loyalty Card
