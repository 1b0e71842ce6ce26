title: In a Drink Phase Celebration Shochu has no Chaser
proves: CARD-014
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Celebration Shochu | Dragon Breath Ale

= the Drink of Ann: 2 Alcohol
> Ann drinks
= Ann: 2 Alcohol, 1 Drink
= Celebration Shochu is discarded
---
title: Outside Drink Phases Celebration Shochu has its Chaser
proves: CARD-014, DRINK-08
seats: Ann, Ben, Cleo
drinks: rdi8
Ann holds: Drink Up
Ben's pile: Celebration Shochu | Dragon Breath Ale
card: Drink Up (Action) = Another player takes a Drink from their pile.

> Ann plays Drink Up on Ben
= the Drink of Ben: 6 Alcohol
> Ben drinks
= Ben: 6 Alcohol, 0 Drinks
= Dragon Breath Ale is discarded
---
title: The Drink Phase of somebody else is a Drink Phase too
proves: CARD-014
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Cleo holds: One More
Ann's pile: Celebration Shochu | Celebration Shochu | Dragon Breath Ale
card: One More (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.

> Cleo plays One More
> Ann drinks
= now Ann: 2 Alcohol
> Ann drinks
= Ann: 4 Alcohol, 1 Drink
---
title: Whoever is made to drink in the Drink Phase of another has no Chaser either
proves: CARD-014
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Cleo holds: Slow Pour
Ben's pile: Celebration Shochu | Dragon Breath Ale
Ann's pile: Water
card: Slow Pour (Anytime) = Another player takes a Drink from their pile.

> Cleo plays Slow Pour on Ben
> Ben drinks
= Ben: 2 Alcohol, 1 Drink
---
title: In the Order a Drink Phase Celebration Shochu has its Chaser
proves: CARD-014
seats: Ann, Ben, Cleo
phase: order
drinks: rdi8
Cleo holds: Slow Pour
Ben's pile: Celebration Shochu | Wine
card: Slow Pour (Anytime) = Another player takes a Drink from their pile.

> Cleo plays Slow Pour on Ben
> Ben drinks
= Ben: 4 Alcohol, 0 Drinks
---
title: As a Chaser in a Drink Phase Celebration Shochu ends the row, outside it goes on
proves: CARD-014, DRINK-09
seats: Ann, Ben, Cleo
drinks: rdi8
Ann holds: Drink Up
Ann's pile: Light Ale with a Chaser | Celebration Shochu | Dragon Breath Ale
Ben's pile: Light Ale with a Chaser | Celebration Shochu | Dragon Breath Ale
card: Drink Up (Action) = Another player takes a Drink from their pile.

> Ann plays Drink Up on Ben
= Ben: 7 Alcohol, 0 Drinks
> Ann orders for Cleo
> Ann drinks
= Ann: 3 Alcohol, 1 Drink
---
title: A Round on the House in a Drink Phase has no Chaser for anybody
proves: CARD-014
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Celebration Shochu | Dragon Breath Ale

> Cleo drinks
= Ann: 2 Alcohol
= Ben: 2 Alcohol
= Cleo: 2 Alcohol
---
title: A toast in the Action Phase has one
proves: CARD-014
seats: Ann, Ben, Cleo
drinks: rdi8
Ann holds: Cheers
drink deck: Celebration Shochu | Elven Wine
card: Cheers (Action) = Each player drinks a copy of the same Drink from the Drink Deck.

> Ann plays Cheers
> Cleo drinks
= Ann: 5 Alcohol
= Ben: 5 Alcohol
= Cleo: 5 Alcohol
---
title: In a Drinking Contest of a Drink Phase Celebration Shochu counts 2
proves: CARD-014, CONTEST-03
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Celebration Shochu | Elven Wine | Light Ale

> Ann drinks
= Ann: 2 Alcohol, 9 Gold
= Ben: 3 Alcohol, 12 Gold
= Cleo: 1 Alcohol, 9 Gold
---
title: In a Drink Phase Celebration Shochu makes nobody Crawl
proves: CARD-014, CRAWL-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
party: The Red Dragon Inn
Ann's pile: Celebration Shochu | Wine

> Ann drinks
= Ann: 2 Alcohol, 1 Drink
> Ann ends the phase
= the party is at The Red Dragon Inn
---
title: Outside a Drink Phase its revealer Crawls, even if no card is left for the Chaser
proves: CARD-014, CRAWL-02, CRAWL-05
seats: Ann, Ben, Cleo
drinks: rdi8
party: The Red Dragon Inn
Ann holds: Drink Up
Ben's pile: Celebration Shochu
card: Drink Up (Action) = Another player takes a Drink from their pile.

> Ann plays Drink Up on Ben
> Ben chooses Startusk's
= the party is at Startusk's
