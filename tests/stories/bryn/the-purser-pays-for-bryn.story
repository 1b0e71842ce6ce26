title: The Inn pays the tip, to itself
seats: Tara, Bryn, Remy
Tara holds: Tip the Wench.
Bryn holds: The purser owes me one.

> Tara plays Tip the Wench. on Bryn
> Bryn plays The purser owes me one.
= Bryn: 10 Gold, 6 cards
= the Inn: 0 Gold
---
title: The Inn pays the Captain
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen.
Bryn holds: The purser owes me one.

> Whitehawk plays Harbour dues, gentlemen.
> Bryn plays The purser owes me one.
= Whitehawk: 12 Gold
= Bryn: 10 Gold
= Tara: 9 Gold
= the Inn: -1 Gold
---
title: The Inn pays however much it is
seats: Remy, Bryn, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Remy holds: That will be confiscated.
Bryn holds: The purser owes me one.

> Remy plays That will be confiscated. on Bryn
> Bryn plays The purser owes me one.
= Remy: 12 Gold
= Bryn: 10 Gold
= the Inn: -2 Gold
---
title: A payment is not an Ignored card: the name is in the book
proves: NEGATE-04
seats: Remy, Bryn, Tara
Remy holds: Your name goes in the book.
Bryn holds: The purser owes me one.

> Remy plays Your name goes in the book. on Bryn
> Bryn plays The purser owes me one.
= Bryn: 10 Gold, 1 Mark
---
title: An ante is not on the purser
proves: GAMBLE-23
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in! | Landlord, keep the candlesticks. We're even!
Bryn holds: The purser owes me one.

> Tara plays Gambling? I'm in!
> Remy declines                # the card; the antes are next
Tara can play Landlord, keep the candlesticks. We're even!
Bryn cannot play The purser owes me one. because GAMBLE-23
= Bryn: 9 Gold
= the pot: 3 Gold
---
title: The price of Bryn's own order is on the purser
proves: NEGATE-07
seats: Bryn, Tara, Remy
phase: order
Bryn holds: Wench, bring some drinks for my friends! | The purser owes me one.
drink deck: Wine | Grog | Light Ale

> Bryn plays Wench, bring some drinks for my friends!
> Bryn plays The purser owes me one.
> Bryn chooses Tara
> Bryn chooses Remy
= Bryn: 10 Gold
= Tara: 2 Drinks
= Remy: 2 Drinks
= the Inn: 0 Gold
---
title: The price of a new Drink Deck is on the purser, for Bryn alone
proves: DRINK-01, DRINK-06
seats: Tara, Bryn, Remy
phase: order
drink deck exactly: Wine
drink discards: Grog | Light Ale | Dark Ale
Bryn holds: The purser owes me one.

> Tara orders for Remy
> Bryn plays The purser owes me one.
= Tara: 9 Gold
= Bryn: 10 Gold
= Remy: 9 Gold
= the Inn: +2 Gold             # it paid itself one
---
title: Pirates are paid by the purser, if Bryn chooses to pay
seats: Bryn, Tara, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn holds: The purser owes me one.

> Bryn chooses Pay 2 Gold to the Inn
> Tara chooses Pay 2 Gold to the Inn
> Remy chooses Lose 3 Fortitude
> Bryn plays The purser owes me one.
= Bryn: 20 Fortitude, 10 Gold
= Tara: 20 Fortitude, 8 Gold
= Remy: 17 Fortitude, 10 Gold
---
title: Without enough Gold of her own Bryn cannot choose to pay, purser or not
proves: LIMIT-06
seats: Bryn, Tara, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Bryn holds: The purser owes me one.

> Tara chooses Pay 2 Gold to the Inn           # Bryn was asked first, and had no such choice
> Remy chooses Pay 2 Gold to the Inn
= Bryn: 17 Fortitude, 1 Gold, 7 cards
---
title: Bought at the Merchant Ship, the purser pays for all of it
seats: Bryn, Tara, Remy
phase: end
sea deck: Merchant Ship
sea counters: 1
Bryn has 10 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: The purser owes me one.

> Bryn chooses Pay 3
> Bryn plays The purser owes me one.
= Bryn: 13 Fortitude, 10 Gold
---
title: Negated, the purser is nowhere to be seen
proves: NEGATE-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen. | I don't think so!
Bryn holds: The purser owes me one.

> Whitehawk plays Harbour dues, gentlemen.
> Bryn plays The purser owes me one.
> Whitehawk plays I don't think so!
= Whitehawk: 12 Gold
= Bryn: 9 Gold
= the Inn: 0 Gold
---
title: In a Round the purser still pays what is no ante
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in! | Tip the Wench.
Bryn holds: The purser owes me one.

> Tara plays Gambling? I'm in!
> Bryn antes
> Tara plays Tip the Wench. on Bryn
> Bryn plays The purser owes me one.
= Bryn: 9 Gold
= the pot: 3 Gold
---
title: Saved by the purser, Bryn keeps her last Gold and stays
seats: Whitehawk, Bryn, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Whitehawk holds: Harbour dues, gentlemen.
Bryn holds: The purser owes me one.

> Whitehawk plays Harbour dues, gentlemen.
> Bryn plays The purser owes me one.
= Bryn: 1 Gold
= Bryn is in
