title: Whoever orders a Drink takes it from the tavern where the party is
proves: CRAWL-13
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
deck of Startusk's: Gnoll Roast
Cleo holds: Bottoms Up
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Ann orders for Ben
= Startusk's: 5 Drinks left
= The Red Dragon Inn: 30 Drinks left
= Ben: 2 Drinks
> Cleo plays Bottoms Up on Ben
= Ben: 2 Alcohol, 8 cards                     # Gnoll Roast
---
title: At the Inn it is the Drink Deck, and the taverns are not touched
proves: CRAWL-13
seats: Ann, Ben, Cleo
phase: order
party: The Red Dragon Inn

> Ann orders for Ben
= The Red Dragon Inn: 29 Drinks left
= Startusk's: 6 Drinks left
= The Scurvy Dog: 6 Drinks left
---
title: Additional Drinks come from that tavern too
proves: CRAWL-13
seats: Ann, Ben, Cleo
phase: order
party: The Scurvy Dog
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann orders for Cleo
> Ann orders for Cleo
= The Scurvy Dog: 3 Drinks left
= Ben: 2 Drinks
= Cleo: 3 Drinks
= The Red Dragon Inn: 30 Drinks left
---
title: A Drink ordered by a card in another player's turn comes from there as well
proves: CRAWL-13, CRAWL-18
seats: Ann, Ben, Cleo
party: The Harmonious Cup
Ben holds: The Same for Her
card: The Same for Her (Anytime) = Order a Drink for another player.

> Ben plays The Same for Her on Ann
= Ann: 2 Drinks
= The Harmonious Cup: 5 Drinks left
= The Red Dragon Inn: 30 Drinks left
---
title: The top of the tavern's deck lies on top of the Drink Me! Pile, covered by nothing and covering what was there
proves: CRAWL-13
seats: Ann, Ben, Cleo
phase: order
party: Lucky's Rolling Barrel
deck of Lucky's Rolling Barrel: Exhibit A | Bathtub Siren
Ann holds: Wench, bring some drinks for my friends!
Ben's pile: Water
Cleo holds: Bottoms Up
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben
> Ann orders for Ben
> Ann orders for Cleo
> Cleo plays Bottoms Up on Ben
= Ben: 3 Alcohol, 19 Fortitude, 2 Drinks      # Bathtub Siren, ordered last
