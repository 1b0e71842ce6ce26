title: Camaraderie Brew is as strong as the table is full, its drinker included
proves: CARD-009
seats: Ann, Ben, Cleo, Dag
phase: drink
drinks: rdi8
Ann's pile: Camaraderie Brew

= the Drink of Ann: 4 Alcohol
> Ann drinks
= Ann: 4 Alcohol
= Camaraderie Brew is discarded
---
title: For two it is a Wine
proves: CARD-009
seats: Ann, Ben
phase: drink
drinks: rdi8
Ann's pile: Camaraderie Brew

= the Drink of Ann: 2 Alcohol
> Ann drinks
= Ann: 2 Alcohol
---
title: Who is out of the game is no comrade any more
proves: CARD-009
seats: Ann, Ben, Cleo, Dag
drinks: rdi8
Ben has 1 Gold
Ann holds: Tip the Wench.
Ann's pile: Camaraderie Brew

> Ann plays Tip the Wench. on Ben
= Ben is out: no Gold
= the Drink of Ann: 3 Alcohol
> Ann drinks
= Ann: 3 Alcohol
---
title: A split Camaraderie Brew is halved and rounded up
proves: CARD-009, SPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Camaraderie Brew
Ann holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann plays Two Straws on Cleo
> Ann drinks
= Ann: 2 Alcohol
= Cleo: 2 Alcohol
= Ben: 0 Alcohol
---
title: As a Chaser Camaraderie Brew counts everybody too
proves: CARD-009, DRINK-09
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Light Ale with a Chaser | Camaraderie Brew

= the Drink of Ann: 4 Alcohol
> Ann drinks
= Ann: 4 Alcohol
---
title: In a Drinking Contest of three Camaraderie Brew counts 3
proves: CARD-009, CONTEST-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Wine | Light Ale | Camaraderie Brew

= the Drink of Cleo: 3 Alcohol
> Cleo drinks
= Cleo: 3 Alcohol, 12 Gold
= Ann: 2 Alcohol, 9 Gold
= Ben: 1 Alcohol, 9 Gold
---
title: Everybody counts for Camaraderie Brew, also those who Ignore the Event it comes from
proves: CARD-009, HOUSE-08
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
Ben holds: Nap
drink deck: Camaraderie Brew
card: Nap (Sometimes) = Ignore an Event.

> Ben plays Nap
> Cleo drinks
= Ann: 3 Alcohol
= Ben: 0 Alcohol
= Cleo: 3 Alcohol
