title: Whoever Ignores the Event gets no copy, the others do
proves: HOUSE-08
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Round on the House!
Bert holds: Nap
drink deck: Elven Wine
card: Nap (Sometimes) = Ignore an Event.

> Bert plays Nap
= Anna: 3 Alcohol
= Bert: 0 Alcohol
= Cora: 3 Alcohol
---
title: Once the Drink is poured it is too late to Ignore the Event
proves: HOUSE-08
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Round on the House!
Bert holds: Nap
drink deck: Elven Wine
card: Nap (Sometimes) = Ignore an Event.

= the Drink of Anna: 3 Alcohol
Bert cannot play Nap because NEGATE-10
= Bert: 3 Alcohol
---
title: If the revealer Ignores the Event nothing is revealed and nobody drinks
proves: HOUSE-08
seats: Anna, Bert, Cora
phase: drink
Anna holds: Nap | Sample
Anna's pile: Round on the House!
drink deck: Elven Wine | Dragon Breath Ale
card: Nap (Sometimes) = Ignore an Event.
card: Sample (Anytime) = Another player drinks a Drink from the Drink Deck.

> Anna plays Nap
= Anna: 0 Alcohol
= Bert: 0 Alcohol
= Cora: 0 Alcohol
= Round on the House! is discarded
> Anna plays Sample on Bert        # the Elven Wine still lies on top of the Drink Deck
= Bert: 3 Alcohol
