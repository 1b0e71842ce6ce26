title: How strong the Drinks of the Pub Crawl are
proves: CONTEST-01, CONTEST-05
seats: Ann, Ben, Cleo, Dag, Eli, Fay, Gus, Hal
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Light Ale | Dark Ale | Wine | Elven Wine | Dragon Breath Ale | Water | Pot of Tea | Dwarven Firewater

= the Drink of Ann: 1 Alcohol
= now the Drink of Ben: 1 Alcohol
= now the Drink of Cleo: 2 Alcohol
= now the Drink of Dag: 3 Alcohol
= now the Drink of Eli: 4 Alcohol
= now the Drink of Fay: 0 Alcohol
= now the Drink of Gus: -1 Alcohol
= now the Drink of Hal: 5 Alcohol
> Hal drinks
= Hal: 5 Alcohol, 17 Gold
= Gus: 0 Alcohol, 9 Gold
---
title: Pot of Tea makes its drinker more sober, Water does not
proves: DRINK-23
seats: Ann, Ben, Cleo
drinks: rdi8
Ann has 5 Alcohol
Ben has 5 Alcohol
Ann holds: Cheers
Ann's pile: Pot of Tea
Ben's pile: Water
Cleo's pile: Moonlit Perry
card: Cheers (Action) = Each player takes a Drink from their pile.

> Ann plays Cheers
= Ann: 4 Alcohol
= Ben: 5 Alcohol
= Cleo: 1 Alcohol
---
title: Ogre Brew turns the stomach of whoever is no Ogre
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Ogre Brew

> Ann drinks
= Ann: 19 Fortitude, 2 Alcohol
---
title: Elven Wine with a Chaser adds what comes next
proves: DRINK-08, DRINK-09
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Elven Wine with a Chaser | Wine with a Chaser | Dwarven Firewater

= the Drink of Ann: 10 Alcohol
> Ann drinks
= Ann: 10 Alcohol, 0 Drinks
---
title: A balm for the throat gives Fortitude and a card
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ann's pile: Bard's Throat Balm

> Ann drinks
= Ann: 11 Fortitude, 0 Alcohol, 8 cards
---
title: Half a balm still lets both draw a card: it is rounded up
proves: SPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ben has 10 Fortitude
Ann's pile: Bard's Throat Balm
Ann holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann plays Two Straws on Ben
> Ann drinks
= Ann: 11 Fortitude, 7 cards
= Ben: 11 Fortitude, 8 cards
---
title: Half a Pot of Tea sobers both of them as much as a whole one: less than nothing is rounded away from nothing
proves: SPLIT-06
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 5 Alcohol
Ben has 5 Alcohol
Ann's pile: Pot of Tea
Ann holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann plays Two Straws on Ben
> Ann drinks
= Ann: 4 Alcohol
= Ben: 4 Alcohol
---
title: Moonlit Perry is an ale that does good
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ann's pile: Moonlit Perry

> Ann drinks
= Ann: 11 Fortitude, 1 Alcohol
---
title: Mead of the Pub Crawl is shared as anywhere
proves: SELFSPLIT-02, SELFSPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Mead

> Ann chooses Cleo
= Ann: 2 Alcohol
= Cleo: 2 Alcohol
= Ben: 0 Alcohol
---
title: The Drink on the house comes with its Chasers, and Events on the way are put away
proves: HOUSE-01, HOUSE-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Mushroom Tea | Light Ale with a Chaser | Camaraderie Brew

> Cleo drinks
= Ann: 4 Alcohol, 7 cards
= Ben: 4 Alcohol
= Cleo: 4 Alcohol
= Mushroom Tea is discarded
---
title: Events in a Drinking Contest are Drinks of nothing, whatever they would do elsewhere
proves: CONTEST-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Mushroom Tea | Inspiration Strikes! | Light Ale

> Cleo drinks
= Ann: 20 Fortitude, 0 Alcohol, 7 cards, 9 Gold
= Ben: 0 Alcohol, 7 cards, 9 Gold
= Cleo: 1 Alcohol, 12 Gold
