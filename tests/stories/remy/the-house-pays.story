title: The Inn pays what Remy owes another player
proves: GAMBLE-23
seats: Bryn, Remy, Tara
Bryn holds: Everybody chips in for the broken chairs.
Remy holds: Regulations say the house pays.

> Bryn plays Everybody chips in for the broken chairs.
> Remy plays Regulations say the house pays.
= Remy: 10 Gold
= Tara: 9 Gold
= Bryn: 12 Gold
= the Inn: -1 Gold
---
title: What Remy owes the Inn, it pays to itself
proves: GAMBLE-23
seats: Bryn, Remy, Tara
Bryn holds: Tip the Wench.
Remy holds: Regulations say the house pays.

> Bryn plays Tip the Wench. on Remy
> Remy plays Regulations say the house pays.
= Remy: 10 Gold
= the Inn: 0 Gold
---
title: An ante is not covered
proves: GAMBLE-23
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in!
Remy holds: Regulations say the house pays.

> Bryn plays Gambling? I'm in!
> Tara declines        # the card; the antes are due
Remy cannot play Regulations say the house pays. because GAMBLE-23
= Remy: 9 Gold
= the pot: 3 Gold
---
title: The payment for his own card may be left to the house
proves: NEGATE-07
seats: Remy, Bryn, Tara
phase: order
Remy holds: Wench, bring some drinks for my friends! | Regulations say the house pays.

> Remy plays Wench, bring some drinks for my friends!
> Remy plays Regulations say the house pays.
> Remy chooses Bryn
> Remy chooses Tara
= Remy: 10 Gold
= Bryn: 2 Drinks
= Tara: 2 Drinks
---
title: The house also pays for a new Drink Deck
proves: DRINK-06
seats: Remy, Bryn, Tara
phase: order
drink deck exactly: Wine
drink discards: Water | Light Ale
Remy holds: Regulations say the house pays. | I have no time for your tomfoolery!

> Remy orders for Bryn
Remy cannot play I have no time for your tomfoolery!
> Remy plays Regulations say the house pays.
= Remy: 10 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
---
title: And it pays what a Sea Event demands
proves: NEGATE-12
seats: Remy, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Remy holds: Regulations say the house pays. | I have no time for your tomfoolery!

Remy cannot play I have no time for your tomfoolery! because NEGATE-12
> Remy plays Regulations say the house pays.
= Remy: 10 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
