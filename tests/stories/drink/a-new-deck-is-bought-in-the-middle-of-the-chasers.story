title: A Drink Deck that runs out during Chasers is paid for and renewed, and the Chasers go on
proves: DRINK-12
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Round on the House!
drink deck exactly: Wine with a Chaser
drink discards: Light Ale | Light Ale

= the Drink of Lucky: 3 Alcohol
= now Lucky: 0 Alcohol, 9 Gold
= now Phyll: 0 Alcohol, 9 Gold
= Farai: 3 Alcohol, 9 Gold
= the Inn: +3 Gold
---
title: Two decks used up by one order are two payments
proves: DRINK-01, DRINK-02
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
Bryn holds: The purser owes me one.
drink deck exactly: Wine
drink discards: Grog

> Tara plays Signs point to you getting drunker...soon!
> Bryn plays The purser owes me one.
> Tara chooses Wine
= now Bryn: 9 Gold
= now Remy: 8 Gold
---
title: A card played while one deck is paid for may have the other paid for as well, but not twice
proves: DRINK-01, DRINK-02
seats: Ann, Ben, Cid as Whitehawk
phase: drink
drink: Sip = 1 Alcohol
drink: Gulp = 2 Alcohol
drink deck exactly: Sip | Gulp
drink discards: Gulp
Ann's pile: Sip
Ben's pile: Sip
Cid's pile: Sip
Ann holds: Flood
Cid holds: Drink up! Captain's orders
card: Flood (Anytime) = Each player gets a Drink from the Drink Deck.

> Ann plays Flood
> Ann declines         # Flood
> Ben declines
> Cid declines
> Ann declines         # the first payment
> Ben declines
> Cid plays Drink up! Captain's orders
= Ann: 8 Gold
= Ben: 8 Gold
= Cid: 8 Gold
