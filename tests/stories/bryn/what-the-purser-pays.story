title: "The purser owes me one." lets the Inn pay whoever is to be paid
proves: GAMBLE-23
seats: Bryn, Whitehawk, Remy
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: The purser owes me one.

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold
= Remy: 9 Gold
= Bryn: 12 Gold
= the Inn: -1 Gold
---
title: It pays as much as is demanded
proves: GAMBLE-23
seats: Remy, Whitehawk, Bryn
Remy holds: That will be confiscated.
Whitehawk has 1 Mark
Whitehawk holds: The purser owes me one.

> Remy plays That will be confiscated. on Whitehawk
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold
= Remy: 12 Gold
= the Inn: -2 Gold
---
title: It is no Ignore: the rest of the card still happens to her
proves: NEGATE-04
seats: Remy, Whitehawk, Bryn
Remy holds: Your name goes in the book.
Whitehawk holds: The purser owes me one.

> Remy plays Your name goes in the book. on Whitehawk
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold, 1 Mark
= the Inn: 0 Gold
---
title: An ante is not left to the purser
proves: GAMBLE-23
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in!
Whitehawk holds: The purser owes me one.

> Bryn plays Gambling? I'm in!
> Bryn antes
Whitehawk cannot play The purser owes me one. because GAMBLE-23
= Whitehawk: 9 Gold
= the pot: 3 Gold
---
title: A payment her own card demands may be left to the purser
proves: NEGATE-07
seats: Whitehawk, Bryn, Remy
phase: order
Whitehawk holds: Wench, bring some drinks for my friends! | The purser owes me one.

> Whitehawk plays Wench, bring some drinks for my friends!
> Whitehawk plays The purser owes me one.
> Whitehawk orders for Bryn
> Whitehawk orders for Remy
= Whitehawk: 10 Gold
= the Inn: 0 Gold
> Whitehawk orders for Bryn
= Bryn: 3 Drinks
= Remy: 2 Drinks
---
title: The price of new Drinks may be left to the purser
proves: DRINK-06
seats: Bryn, Whitehawk, Remy
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Dark Ale
Whitehawk holds: The purser owes me one.

> Bryn orders for Remy
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
= the Inn: +2 Gold
---
title: The prize of a Drinking Contest may be left to the purser
proves: CONTEST-05
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Bottle of Rum | Light Ale | Water
Whitehawk holds: The purser owes me one.

> Whitehawk plays The purser owes me one.
= now Bryn: 10 Gold
> Bryn ends the phase
= Bryn: 12 Gold
= Whitehawk: 10 Gold
= Remy: 9 Gold
= the Inn: -1 Gold
---
title: What she has chosen to pay to a Sea Event may be left to the purser
proves: GAMBLE-23
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Whitehawk holds: The purser owes me one.

> Bryn chooses Lose 3 Fortitude
> Whitehawk chooses Pay 2 Gold to the Inn
> Remy chooses Lose 3 Fortitude
> Whitehawk plays The purser owes me one.
= Whitehawk: 20 Fortitude, 10 Gold
= Bryn: 17 Fortitude
---
title: It keeps her last Gold, and her in the game
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench.
Whitehawk has 1 Gold
Whitehawk holds: The purser owes me one.

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays The purser owes me one.
= Whitehawk: 1 Gold
> Bryn ends the phase
= Whitehawk is in
---
title: One favour for one payment: the second needs the second copy
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench. | Tip the Wench. | Tip the Wench.
Whitehawk holds: The purser owes me one. | The purser owes me one.

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays The purser owes me one.
Whitehawk cannot play The purser owes me one.    # it is paid for
= Whitehawk: 10 Gold
> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold
> Bryn plays Tip the Wench. on Whitehawk
= Whitehawk: 9 Gold
---
title: What she buys from the Merchant Ship may be left to the purser
proves: GAMBLE-23
seats: Bryn, Whitehawk
phase: end
sea deck: Merchant Ship
sea counters: 1
Bryn has 10 Fortitude
Whitehawk has 10 Fortitude
Whitehawk holds: The purser owes me one.

> Bryn chooses Pay 2 Gold
> Whitehawk chooses Pay 3 Gold
> Whitehawk plays The purser owes me one.
= Whitehawk: 13 Fortitude, 10 Gold
= Bryn: 12 Fortitude, 8 Gold
= the Inn: +2 Gold
---
title: Negated it pays nothing, and she does
proves: NEGATE-01
seats: Bryn, Whitehawk, Remy
Bryn holds: Everybody chips in for the broken chairs. | I don't think so!
Whitehawk holds: The purser owes me one.

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays The purser owes me one.
> Bryn plays I don't think so!
= Whitehawk: 9 Gold
= Bryn: 12 Gold
= the Inn: 0 Gold
