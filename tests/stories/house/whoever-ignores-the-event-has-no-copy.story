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
title: If the revealer Ignores the Event, only the others drink
proves: HOUSE-08
seats: Anna, Bert, Cora
phase: drink
Anna holds: Nap
Anna's pile: Round on the House!
drink deck: Elven Wine | Dragon Breath Ale
card: Nap (Sometimes) = Ignore an Event.

> Anna plays Nap
= Anna: 0 Alcohol
= Bert: 3 Alcohol
= Cora: 3 Alcohol
= Round on the House! is discarded
= Elven Wine is discarded
---
title: A revealer who Ignores the Event still Crawls for the Chaser of the Drink
proves: HOUSE-08, CRAWL-04
seats: Anna, Bert, Cora
phase: drink
party: The Red Dragon Inn
Anna holds: Nap
Anna's pile: Round on the House!
drink deck: Light Ale with a Chaser | Wine
card: Nap (Sometimes) = Ignore an Event.

> Anna plays Nap
> Anna chooses Startusk's
= the party is at Startusk's
= Anna: 0 Alcohol
= Bert: 3 Alcohol
---
title: A Toast to Villainy that its revealer Ignores is drunk by the others
proves: HOUSE-08, HOUSE-06
seats: Anna, Bert, Cora
phase: drink
drinks: rdi6
Anna holds: Nap
Anna's pile: A Toast to Villainy!
drink deck: Dragon Breath Ale
card: Nap (Sometimes) = Ignore an Event.

> Anna plays Nap
= Anna: 0 Alcohol
= Bert: 4 Alcohol
= Cora: 4 Alcohol
---
title: A revealer who Ignores all effects drinks nothing, the others do
proves: HOUSE-08, NEGATE-18
seats: Anna, Bert, Cora
phase: drink
Anna holds: Trance
Anna's pile: Round on the House!
drink deck: Elven Wine
card: Trance (Anytime) = You Ignore all effects until your next turn.

> Anna plays Trance
> Anna ends the phase
= Anna: 0 Alcohol
= Bert: 3 Alcohol
---
title: If everybody Ignores the Event nothing is revealed
proves: HOUSE-08
seats: Anna, Bert
phase: drink
Anna holds: Nap | Sample
Anna's pile: Round on the House!
Bert holds: Nap
drink deck: Elven Wine | Dragon Breath Ale
card: Nap (Sometimes) = Ignore an Event.
card: Sample (Anytime) = Another player drinks a Drink from the Drink Deck.

> Anna plays Nap
> Bert plays Nap
= Bert: 0 Alcohol
> Anna plays Sample on Bert        # the Elven Wine still lies on top of the Drink Deck
= Bert: 3 Alcohol
---
title: The Dare stops if its revealer Ignores it
proves: CARD-027
seats: Anna, Bert, Cora
phase: drink
drinks: rdi6
Anna holds: Nap
Anna's pile: The Wench Dares You...
drink deck: Light Ale | Dragon Breath Ale
card: Nap (Sometimes) = Ignore an Event.

> Anna plays Nap
> Anna ends the phase
= Anna: 0 Alcohol
= Bert: 0 Alcohol
= Cora: 0 Alcohol
---
title: A revealer who Ignores the Event still chooses the number of a Goldswagger
proves: HOUSE-08, CARD-016
seats: Anna, Bert, Cora
phase: drink
drinks: rdi8
Anna holds: Nap
Anna's pile: Round on the House!
drink deck: Goldswagger
card: Nap (Sometimes) = Ignore an Event.

> Anna plays Nap
> Anna chooses 3
= Anna: 0 Alcohol, 10 Gold
= Bert: 3 Alcohol, 13 Gold
= Cora: 3 Alcohol, 13 Gold
---
title: A Drink that stays in front of somebody goes to the first of the others
proves: HOUSE-08, DRINK-17
seats: Anna, Bert, Cora
phase: drink
drinks: rdi6
Anna holds: Nap
Anna's pile: A Toast to Villainy!
drink deck: Discount Elixir of Haggling
card: Nap (Sometimes) = Ignore an Event.

> Anna plays Nap
= Anna: 0 Discount Elixir of Haggling
= Bert: 1 Discount Elixir of Haggling
= Cora: 0 Discount Elixir of Haggling
---
title: If a team Ignores the Round on the House that it reveals, the others drink and the revealer Crawls
proves: HOUSE-08, CRAWL-04, TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
party: The Red Dragon Inn
Ben holds: Nap
Ann's pile: Round on the House!
Ben's pile: Water
drink deck: Light Ale with a Chaser | Wine
card: Nap (Sometimes) = Ignore an Event.

> Ann chooses Ann
> Cat champions
> Ben plays Nap
> Ann chooses Startusk's
= Ann: 0 Alcohol
= Cat: 3 Alcohol
= the party is at Startusk's
