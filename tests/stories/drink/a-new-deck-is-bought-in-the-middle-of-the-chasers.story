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
