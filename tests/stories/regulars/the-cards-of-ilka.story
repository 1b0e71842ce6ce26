title: A spare queen takes control and brings a card along
proves: GAMBLE-12
seats: Oda, Ilka, Pell
Oda holds: Gambling? I'm in!
Ilka holds: Would you believe I had a spare queen?

> Oda plays Gambling? I'm in!
> Ilka plays Would you believe I had a spare queen?
= Ilka is in control
= Ilka: 7 cards
---
title: Dice with papers cannot be Negated
proves: TYPES-01
seats: Oda, Ilka, Brannoc
Oda holds: Gambling? I'm in!
Ilka holds: These dice come with papers!
Brannoc holds: Five aces? I can count to four!

> Oda plays Gambling? I'm in!
> Ilka plays These dice come with papers!
Brannoc cannot play Five aces? I can count to four!
= Ilka is in control
---
title: Ilka knows what each of them sold her, and leaves them the choice
proves: TYPES-07
seats: Ilka, Oda, Pell
Ilka holds: I know what each of you sold me!

> Ilka plays I know what each of you sold me!
> Oda chooses Pay
> Pell chooses Lose
= Ilka: 11 Gold
= Oda: 9 Gold, 20 Fortitude
= Pell: 10 Gold, 19 Fortitude
---
title: What fell off the cart hurts somebody, and something of it is left
proves: TURN-07
seats: Ilka, Oda
Ilka holds: It fell off a cart. Onto your foot!

> Ilka plays It fell off a cart. Onto your foot! on Oda
= Oda: 19 Fortitude
= Ilka: 7 cards
---
title: A demonstration of the crossbow can be bought off in part
proves: CARD-010
seats: Ilka, Oda, Pell
Ilka holds: Careful, that crossbow is a demonstration piece!

> Ilka plays Careful, that crossbow is a demonstration piece! on Oda
> Oda chooses Pay 2 Gold
= Oda: 19 Fortitude, 8 Gold
= Ilka: 10 Gold
---
title: Ilka was never in that Round
proves: GAMBLE-16, TYPES-07
seats: Oda, Ilka, Pell
Oda holds: Gambling? I'm in!
Ilka holds: I was never here.

> Oda plays Gambling? I'm in!
> Ilka plays I was never here.
= Ilka: 10 Gold
= the pot: 2 Gold
---
title: Nor was she there when it happened
proves: NEGATE-08, TYPES-07
seats: Ilka, Oda, Pell
phase: end
sea deck: Harbour Master
sea counters: 1
Ilka holds: I was never here.

> Ilka plays I was never here. using 2
= Ilka: 10 Gold
= Oda: 9 Gold
---
title: The potted fern gets the larger half
proves: SPLIT-08
seats: Ilka, Oda
phase: drink
drink: Ferry Grog = 5 Alcohol
Ilka's pile: Ferry Grog
Ilka holds: That potted fern looks parched.

> Ilka plays That potted fern looks parched.
> Ilka drinks
= Ilka: 2 Alcohol
---
title: One careful owner sells a Drink for 1 Gold
proves: DRINK-20
seats: Ilka, Oda, Pell
phase: drink
Ilka's pile: Dragon Breath Ale
Ilka holds: One careful owner, barely sipped!

> Ilka plays One careful owner, barely sipped! on Oda
> Oda drinks
= Oda: 4 Alcohol, 9 Gold
= Ilka: 0 Alcohol, 11 Gold
