title: The Elixir is 1 strong and stays in front of its drinker
proves: CARD-041, DRINK-16
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Discount Elixir of Haggling

> Ann drinks
= Ann: 1 Alcohol, 1 Discount Elixir of Haggling
= Discount Elixir of Haggling is not discarded
---
title: With the Elixir the Inn pays the first Gold of a payment
proves: CARD-041
seats: Ann, Ben
Ann's front: Discount Elixir of Haggling
Ben holds: Tax
card: Tax (Anytime) = Another player pays you 3 Gold.

> Ben plays Tax on Ann
= Ann: 8 Gold
= Ben: 13 Gold
= the Inn: -1 Gold
---
title: Both Elixirs pay no more than one
proves: CARD-041
seats: Ann, Ben
Ann's front: Discount Elixir of Haggling | Discount Elixir of Haggling
Ben holds: Tax
card: Tax (Anytime) = Another player pays you 3 Gold.

> Ben plays Tax on Ann
= Ann: 8 Gold
= Ben: 13 Gold
---
title: A payment of 1 Gold is all the Inn's, and nobody has lost Gold to it
proves: CARD-041
seats: Ann, Ben
Ann's front: Discount Elixir of Haggling
Ann holds: That was mine
Ben holds: Tip the Wench.
card: That was mine (Sometimes) = When another player makes you lose Gold, they lose 2 Fortitude.

> Ben plays Tip the Wench. on Ann
> the window closes
Ann cannot play That was mine
= Ann: 10 Gold
= Ben: 20 Fortitude
= the Inn: +0 Gold
---
title: A payment in parts is one payment: Merchant Ship
proves: CARD-041
seats: Ann, Ben
phase: end
Ann has 10 Fortitude
Ann's front: Discount Elixir of Haggling
sea deck: Merchant Ship
sea counters: 1

> Ann chooses Pay 3 Gold
> Ben chooses Pay 3 Gold
= Ann: 13 Fortitude, 8 Gold
= Ben: 7 Gold
---
title: A payment in parts is one payment: A Costly Cure
proves: CARD-041
seats: Ann, Ben
phase: end
Ann has 5 Alcohol
Ann's front: Discount Elixir of Haggling
dungeon deck: A Costly Cure
dungeon counters: 1

> Ann chooses 3 Gold
> Ben chooses 2 Gold
= Ann: 2 Alcohol, 8 Gold
= Ben: 8 Gold
---
title: The Elixir helps nobody but its owner, and with no ante
proves: CARD-041, GAMBLE-23
seats: Ann, Ben
Ann's front: Discount Elixir of Haggling
Ann holds: Gambling? I'm in! | Tip the Wench.

> Ann plays Tip the Wench. on Ben
= Ben: 9 Gold
> Ann plays Gambling? I'm in!
= Ann: 9 Gold
= Ben: 8 Gold
---
title: With the Elixir a debt is paid as far as possible, and the Inn's Gold with it
proves: CARD-041, LIMIT-06
seats: Ann, Ben, Cleo
Ann has 1 Gold
Ann's front: Discount Elixir of Haggling
Ben holds: Tax
card: Tax (Anytime) = Another player pays you 3 Gold.

> Ben plays Tax on Ann
= Ann is out: no Gold
= Ben: 12 Gold
= Discount Elixir of Haggling is discarded
