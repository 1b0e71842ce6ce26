title: After it is shared there is a second window, for each half by itself
proves: SELFSPLIT-03
seats: Anna, Bert, Cora
phase: drink
Anna holds: Plug
Anna's pile: Mead
Bert holds: Plug
Cora holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Anna: 3 Alcohol
Bert cannot play Plug because NEGATE-05
> Anna declines
> Anna chooses Bert
= now the Drink of Anna: 2 Alcohol
= now the Drink of Bert: 2 Alcohol
Anna can play Plug on Anna's Drink
Bert can play Plug on Bert's Drink
Cora can play Top Up on Anna's Drink
Cora can play Top Up on Bert's Drink
> Bert plays Plug
> Cora plays Top Up on Anna's Drink
= Anna: 4 Alcohol
= Bert: 0 Alcohol
---
title: Mead shared with Lucky, whose half Phyll spices
proves: SELFSPLIT-01, SELFSPLIT-02, SELFSPLIT-03, SELFSPLIT-04
example: EX-022
seats: Farai, Lucky, Phyll
phase: drink
Farai's pile: Mead
Phyll holds: Herb Twig
card: Herb Twig (Sometimes) = Add 1 Alcohol Content to a Drink and whoever drinks it draws a card.

= the Drink of Farai: 3 Alcohol
> Phyll declines
> Farai chooses Lucky
= now the Drink of Farai: 2 Alcohol
= now the Drink of Lucky: 2 Alcohol
> Phyll plays Herb Twig on Lucky's Drink
> Lucky declines
= now the Drink of Farai: 2 Alcohol
= now the Drink of Lucky: 3 Alcohol
= Farai: 2 Alcohol, 7 cards
= Lucky: 3 Alcohol, 8 cards
= Phyll: 0 Alcohol, 6 cards
---
title: Sauvignon Blech shared with Daareka, whose half Dimli spikes
proves: SELFSPLIT-02, SELFSPLIT-03, SELFSPLIT-04
example: EX-087
seats: Vlazlo, Daareka, Dimli
drinks: rdi6
phase: drink
Vlazlo's pile: Sauvignon Blech
Dimli holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Vlazlo: 3 Alcohol
> Dimli declines
> Vlazlo chooses Daareka
= now the Drink of Vlazlo: 2 Alcohol
= now the Drink of Daareka: 2 Alcohol
> Dimli plays Top Up on Daareka's Drink
> Daareka declines
= now the Drink of Daareka: 4 Alcohol
= Vlazlo: 2 Alcohol
= Daareka: 4 Alcohol
---
title: Mead shared with Tara, whose half Phrenk spikes
proves: SELFSPLIT-01, SELFSPLIT-02, SELFSPLIT-03, SELFSPLIT-04
example: EX-160
seats: Bryn, Tara, Phrenk
phase: drink
Bryn's pile: Mead
Phrenk holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Bryn: 3 Alcohol
Phrenk can play Top Up on Bryn's Drink
> Phrenk declines
> Bryn chooses Tara
= now the Drink of Bryn: 2 Alcohol
= now the Drink of Tara: 2 Alcohol
> Phrenk plays Top Up on Tara's Drink
> Tara declines
= now the Drink of Bryn: 2 Alcohol
= now the Drink of Tara: 4 Alcohol
= Bryn: 2 Alcohol
= Tara: 4 Alcohol
= Phrenk: 0 Alcohol
