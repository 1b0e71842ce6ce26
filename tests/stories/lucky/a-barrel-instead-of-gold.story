title: Gold meant for another player comes from the Inn, and Lucky has 1 Heat
proves: CARD-017, LUCKY-02
seats: Bryn, Lucky, Tara
Bryn holds: Everybody chips in for the broken chairs.
Lucky holds: How about a boozy bourbon barrel just for you?

> Bryn plays Everybody chips in for the broken chairs.
> Lucky plays How about a boozy bourbon barrel just for you?
= Lucky: 10 Gold, 1 Heat
= Tara: 9 Gold
= Bryn: 12 Gold
= the Inn: -1 Gold
---
title: Gold meant for the Inn gives no Heat
proves: CARD-017
seats: Bryn, Lucky, Tara
Bryn holds: Tip the Wench.
Lucky holds: How about a boozy bourbon barrel just for you?

> Bryn plays Tip the Wench. on Lucky
> Lucky plays How about a boozy bourbon barrel just for you?
= Lucky: 10 Gold, 0 Heat
= the Inn: 0 Gold
---
title: An ante gives no Heat, whoever wins the pot
proves: CARD-017, GAMBLE-23
seats: Bryn, Lucky, Tara
Lucky has 2 Heat
Bryn holds: Gambling? I'm in!
Lucky holds: How about a boozy bourbon barrel just for you?

> Bryn plays Gambling? I'm in!
> Lucky plays How about a boozy bourbon barrel just for you?
= Lucky: 10 Gold, 2 Heat
= the pot: 3 Gold
= the Inn: -1 Gold
> Lucky passes
> Tara passes
= Bryn: 12 Gold
= Lucky: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Heat
---
title: The ante that her own raise demands gives no Heat either
proves: CARD-017, GAMBLE-23
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: I raise! | How about a boozy bourbon barrel just for you?

> Bryn plays Gambling? I'm in!
> Bryn antes
> Lucky antes
> Tara antes
> Lucky plays I raise!
> Lucky plays How about a boozy bourbon barrel just for you?
= Lucky: 9 Gold, 0 Heat
= the pot: 6 Gold
= Bryn: 8 Gold
= Lucky is in control
---
title: Without Gold Lucky can raise if a barrel pays for her, and then everybody antes
proves: GAMBLE-22, GAMBLE-23, CARD-017
seats: Bryn, Lucky, Tara
Lucky has 1 Gold
Bryn holds: Gambling? I'm in!
Lucky holds: I raise! | How about a boozy bourbon barrel just for you?

> Bryn plays Gambling? I'm in!
> Bryn antes
> Lucky antes
> Tara antes
> Lucky plays I raise!
> Lucky plays How about a boozy bourbon barrel just for you?
= the pot: 6 Gold
= Lucky: 0 Gold, 0 Heat
= Bryn: 8 Gold
= Tara: 8 Gold
---
title: Control: without a barrel nobody antes for a raise of hers
proves: GAMBLE-22
seats: Bryn, Lucky, Tara
Lucky has 1 Gold
Bryn holds: Gambling? I'm in!
Lucky holds: I raise!

> Bryn plays Gambling? I'm in!
> Lucky plays I raise!
= the pot: 3 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= Lucky is in control
---
title: The winner of a Drinking Contest is another player too
proves: CARD-017
seats: Bryn, Lucky, Tara
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Water | Water
Lucky holds: How about a boozy bourbon barrel just for you?

> Lucky plays How about a boozy bourbon barrel just for you?
= Bryn: 12 Gold
= Lucky: 10 Gold, 1 Heat
= Tara: 9 Gold
= the Inn: -1 Gold
---
title: A new Drink Deck is paid for to the Inn, so a barrel for it gives no Heat
proves: CARD-017, DRINK-02
seats: Bryn, Lucky, Tara
phase: order
Lucky has 2 Heat
Lucky holds: How about a boozy bourbon barrel just for you?
drink deck exactly: Water
drink discards: Light Ale | Wine

> Bryn orders for Tara
> Lucky plays How about a boozy bourbon barrel just for you?
= Lucky: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Heat
= Bryn: 9 Gold
= Tara: 9 Gold
---
title: Half of her pot that the Captain takes is Gold meant for another player
proves: CARD-017, AFFECT-01
seats: Lucky, Whitehawk, Bryn, Tara
Lucky holds: I don't just play the cards I'm dealt | How about a boozy bourbon barrel just for you?
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Lucky plays I don't just play the cards I'm dealt
> Lucky antes
> Whitehawk passes
> Bryn passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Lucky plays How about a boozy bourbon barrel just for you?
= Lucky: 13 Gold, 1 Heat
= Whitehawk: 11 Gold
= the Inn: -2 Gold
---
title: The third Heat may come from a barrel, and a second barrel does not help against it
proves: CARD-017, LUCKY-02, LUCKY-03
seats: Bryn, Lucky, Tara
Lucky has 2 Heat
Bryn holds: Everybody chips in for the broken chairs.
Lucky holds: How about a boozy bourbon barrel just for you? | How about a boozy bourbon barrel just for you?

> Bryn plays Everybody chips in for the broken chairs.
> Lucky plays How about a boozy bourbon barrel just for you?
> Lucky chooses pay 2 Gold to the Inn
= Lucky: 8 Gold, 0 Heat
= Bryn: 12 Gold
= the Inn: +1 Gold
= Lucky holds How about a boozy bourbon barrel just for you?
---
title: A barrel that is Negated leaves the payment with Lucky, and gives no Heat
proves: CARD-017, LUCKY-04, NEGATE-16
seats: Bryn, Lucky, Tara
Bryn holds: Everybody chips in for the broken chairs. | I don't think so!
Lucky holds: How about a boozy bourbon barrel just for you?

> Bryn plays Everybody chips in for the broken chairs.
> Lucky plays How about a boozy bourbon barrel just for you?
> Bryn plays I don't think so!
= Lucky: 9 Gold, 0 Heat
= Bryn: 12 Gold
---
title: What others have to pay is no business of her barrels
proves: TYPES-01
seats: Bryn, Lucky, Tara
Bryn holds: Tip the Wench.
Lucky holds: How about a boozy bourbon barrel just for you?

> Bryn plays Tip the Wench. on Tara
Lucky cannot play How about a boozy bourbon barrel just for you? because GAMBLE-23
= Tara: 9 Gold
