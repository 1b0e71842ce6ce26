title: Whoever is dared drinks the weaker Drink, each other player the stronger
proves: CARD-029
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Dragon Breath Ale | Light Ale

= the Drink of Ann: 1 Alcohol
= now the Drink of Ben: 4 Alcohol
> Cleo drinks
= Ann: 1 Alcohol
= Ben: 4 Alcohol
= Cleo: 4 Alcohol
= The Wench Dares You... is discarded
= Light Ale is discarded
= Dragon Breath Ale is discarded
---
title: Pot of Tea is weaker than Water in a dare
proves: CARD-028
example: EX-061
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 5 Alcohol
Ben has 5 Alcohol
Ann's pile: The Wench Dares You...
drink deck: Water | Pot of Tea

= the Drink of Ann: -1 Alcohol        # nobody was asked: this is no tie
= now the Drink of Ben: 0 Alcohol
> Cleo drinks
= Ann: 4 Alcohol
= Ben: 5 Alcohol
= Cleo: 0 Alcohol
---
title: In a Drinking Contest Pot of Tea and Water count the same
proves: CONTEST-14
example: EX-061
seats: Ann, Ben
phase: drink
drinks: rdi8
Ann has 5 Alcohol
Ann's pile: Drinking Contest!
drink deck: Pot of Tea | Water | Light Ale | Wine

> Ann drinks
= now Ann: 4 Alcohol, 10 Gold
= now the Drink of Ann: 1 Alcohol        # they tie, and repeat
= now the Drink of Ben: 2 Alcohol
= Ben: 2 Alcohol, 11 Gold
---
title: Of two Drinks equally strong whoever is dared chooses one, and the others drink the other
proves: CARD-029
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ben has 10 Fortitude
Ann's pile: The Wench Dares You...
drink deck: Light Ale | Moonlit Perry

> Ann chooses drink Moonlit Perry
> Cleo drinks
= Ann: 11 Fortitude, 1 Alcohol
= Ben: 10 Fortitude, 1 Alcohol
= Cleo: 20 Fortitude, 1 Alcohol
---
title: She may also leave the better one to the others
proves: CARD-029
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ben has 10 Fortitude
Cleo has 10 Fortitude
Ann's pile: The Wench Dares You...
drink deck: Light Ale | Moonlit Perry

> Ann chooses drink Light Ale
> Cleo drinks
= Ann: 10 Fortitude, 1 Alcohol
= Ben: 11 Fortitude, 1 Alcohol
= Cleo: 11 Fortitude, 1 Alcohol
---
title: Chasers count when the Drinks of a dare are compared
proves: CARD-028, DRINK-13
seats: Ann, Ben
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Light Ale with a Chaser | Elven Wine | Wine

> Ben drinks
= Ann: 2 Alcohol
= Ben: 4 Alcohol
---
title: If whoever is dared Ignores the Event, nothing is revealed and nobody drinks
proves: CARD-027
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
Ann holds: Lie Low | Sample
drink deck: Elven Wine | Dragon Breath Ale
card: Lie Low (Sometimes) = Ignore an Event.
card: Sample (Anytime) = Another player drinks a Drink from the Drink Deck.

> Ann plays Lie Low
= Ann: 0 Alcohol
= Ben: 0 Alcohol
= Cleo: 0 Alcohol
= The Wench Dares You... is discarded
> Ann plays Sample on Ben        # the Elven Wine still lies on top of the Drink Deck
= Ben: 3 Alcohol
---
title: Somebody else who Ignores the dare drinks neither Drink
proves: CARD-027
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
Ben holds: Lie Low
drink deck: Dragon Breath Ale | Light Ale
card: Lie Low (Sometimes) = Ignore an Event.

> Ben plays Lie Low
> Cleo drinks
= Ann: 1 Alcohol
= Ben: 0 Alcohol
= Cleo: 4 Alcohol
---
title: Once the two Drinks are revealed only the own Drink can be Ignored, not the dare
proves: CARD-027, NEGATE-10, NEGATE-11
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
Ann holds: Plug
Ben holds: Lie Low | Plug
drink deck: Dragon Breath Ale | Light Ale
card: Lie Low (Sometimes) = Ignore an Event.
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Ben: 4 Alcohol
Ben cannot play Lie Low because NEGATE-10
Ben cannot play Plug on Cleo's Drink
> Ann plays Plug
> Ben plays Plug
= Ann: 0 Alcohol
= Ben: 0 Alcohol
= Cleo: 4 Alcohol
---
title: What is changed after the comparison changes nothing about who drinks what
proves: CARD-028, NEGATE-11
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
Ben holds: Top Up
drink deck: Wine | Elven Wine
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ben plays Top Up on Ann's Drink
> Cleo drinks
= Ann: 4 Alcohol
= Ben: 3 Alcohol
= Cleo: 3 Alcohol
---
title: Events among the two are put away, and the next card takes their place
proves: HOUSE-01
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Mushroom Tea | Elven Wine | Inspiration Strikes! | Wine

> Cleo drinks
= Ann: 2 Alcohol, 7 cards
= Ben: 3 Alcohol
= Cleo: 3 Alcohol
= Mushroom Tea is discarded
= Inspiration Strikes! is discarded
---
title: Mead in a dare is not shared
proves: SELFSPLIT-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Mead | Dragon Breath Ale

= the Drink of Ann: 3 Alcohol
= Ann: 3 Alcohol        # a question would stop the story before she has drunk
= Ben: 4 Alcohol
---
title: Camaraderie Brew is compared with the strength it has at this table
proves: CARD-028
seats: Ann, Ben, Cleo, Dag
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Camaraderie Brew | Elven Wine

> Dag drinks
= Ann: 3 Alcohol
= Ben: 4 Alcohol
= Cleo: 4 Alcohol
= Dag: 4 Alcohol
---
title: Two Drinks with Chasers make whoever is dared Crawl once, when all have drunk
proves: CRAWL-24
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
party: The Red Dragon Inn
Ann's pile: The Wench Dares You...
drink deck: Light Ale with a Chaser | Light Ale | Wine with a Chaser | Wine

> Cleo drinks
= now Ann: 2 Alcohol
= now Ben: 4 Alcohol
= now Cleo: 4 Alcohol
= now the party is at The Red Dragon Inn
> Ann chooses Startusk's
> Ann ends the phase
= the party is at Startusk's
