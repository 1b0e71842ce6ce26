title: Everybody has a copy before anybody can touch the Drink
proves: HOUSE-02
seats: Anna, Bert, Cora
phase: drink
Anna holds: Top Up
Anna's pile: Round on the House!
Bert holds: Top Up | Nap
drink deck: Elven Wine
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Nap (Sometimes) = Ignore an Event.

> Anna declines        # her Drink Phase begins
> Anna declines        # the Event is revealed
Bert can play Nap
Bert cannot play Top Up because DRINK-07
> Anna plays Top Up on Anna's Drink        # the first window there is on the Drink
= Anna: 5 Alcohol
= Bert: 3 Alcohol
= Cora: 3 Alcohol
