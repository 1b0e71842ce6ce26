title: An ante comes out of the Inn, and she is in the Round
proves: GAMBLE-23
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: Landlord, keep the candlesticks. We're even! | This time, let's use my deck.

> Whitehawk plays Gambling? I'm in!
> Tara plays Landlord, keep the candlesticks. We're even!
= the pot: 3 Gold
= Tara: 10 Gold, 6 cards
= the Inn: -1 Gold
Tara can play This time, let's use my deck.
= Landlord, keep the candlesticks. We're even! is discarded
---
title: A player who is to be paid gets it from the Inn
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Tara holds: Landlord, keep the candlesticks. We're even!

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays Landlord, keep the candlesticks. We're even!
= Whitehawk: 12 Gold
= Tara: 10 Gold
= Bryn: 9 Gold
= the Inn: -1 Gold
---
title: What is due to the Inn the Inn pays to itself
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: Landlord, keep the candlesticks. We're even!

> Bryn plays Tip the Wench. on Tara
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold
= the Inn: +0 Gold
---
title: Candlesticks are for a payment, not of the rest of the card: the Mark is hers
proves: NEGATE-04
seats: Remy, Tara, Bryn
Remy holds: Your name goes in the book.
Tara holds: Landlord, keep the candlesticks. We're even!

> Remy plays Your name goes in the book. on Tara
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold, 1 Mark
= the Inn: +0 Gold
---
title: A new Drink Deck is a bill like any other
proves: DRINK-06
seats: Bryn, Tara, Remy
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Light Ale
Tara holds: Landlord, keep the candlesticks. We're even!

> Bryn orders for Remy
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
= the Inn: +2 Gold
---
title: What a lost Drinking Contest costs may be paid by the Inn; the winner misses nothing
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Light Ale | Wine
Tara holds: Landlord, keep the candlesticks. We're even!

> Tara plays Landlord, keep the candlesticks. We're even!
= Bryn: 12 Gold
= Tara: 10 Gold, 1 Alcohol
= Remy: 9 Gold
= the Inn: -1 Gold
---
title: Gold an Event demands is a bill, though its other harm cannot be paid off
seats: Bryn, Tara, Remy
phase: end
sea deck: Harbour Master
sea counters: 1
Tara holds: Landlord, keep the candlesticks. We're even!

> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
= the Inn: +2 Gold
---
title: Of two evils she may choose to pay, and then let the Inn pay
seats: Bryn, Tara, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Tara holds: Landlord, keep the candlesticks. We're even!

> Bryn chooses Lose 3 Fortitude
> Tara chooses Pay 2 Gold to the Inn
> Remy chooses Pay 2 Gold to the Inn
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold, 20 Fortitude
= Remy: 8 Gold, 20 Fortitude
= Bryn: 10 Gold, 17 Fortitude
= the Inn: +2 Gold
---
title: Without Gold she may still raise: if the Inn antes for her the others must follow
proves: GAMBLE-22
seats: Tara, Whitehawk, Bryn
Tara has 1 Gold
Tara holds: Gambling? I'm in! | I raise! | Landlord, keep the candlesticks. We're even!
Whitehawk holds: Gambling? I'm in!

> Tara plays Gambling? I'm in!
= Tara: 0 Gold
> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Tara plays I raise!
> Tara plays Landlord, keep the candlesticks. We're even!
= the pot: 6 Gold
= Whitehawk: 8 Gold
= the Inn: -1 Gold
> Whitehawk passes
> Bryn passes
= Tara: 6 Gold
= Tara is in
---
title: What a card costs to be played is no bill
proves: NEGATE-03
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You were about to do something foolish. | Landlord, keep the candlesticks. We're even!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Tara plays You were about to do something foolish.
= now Tara: 9 Gold
Tara cannot play Landlord, keep the candlesticks. We're even! because GAMBLE-23
= Remy: 20 Fortitude
= Tara: 9 Gold
= the Inn: +1 Gold
