title: A kept Drink that two players drink goes to the one who controlled it
proves: DRINK-16
seats: Lucky, Farai, Phyll
active: Farai
phase: drink
Farai's pile: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: Two Straws (Sometimes) = Split your Drink with another player.
Farai holds: Two Straws

> Farai plays Two Straws on Lucky
= Farai: 1 Alcohol, 1 Turtle Mug
= Lucky: 1 Alcohol, 0 Turtle Mug
---
title: The control of a kept Drink goes with it when it is passed on
proves: DRINK-16
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Pass Along (Sometimes) = Pass your Drink to another player.
Lucky holds: Pass Along
Phyll holds: Two Straws

> Lucky plays Pass Along on Phyll
> Phyll plays Two Straws on Farai
= Phyll: 1 Alcohol, 1 Turtle Mug     # although Farai comes first in turn order
= Farai: 1 Alcohol, 0 Turtle Mug
= Lucky: 0 Alcohol, 0 Turtle Mug
---
title: A kept Drink that is copied for everybody goes to the active player
proves: DRINK-16
seats: Lucky, Farai, Phyll
active: Farai
Phyll's pile: Round on the House!
drink deck: Turtle Mug
drink: Turtle Mug = 2 Alcohol, stays in front
card: Cup-bearer (Anytime) = A player takes a Drink from their pile.
Farai holds: Cup-bearer

> Farai plays Cup-bearer on Phyll
= Lucky: 2 Alcohol, 0 Turtle Mug
= Farai: 2 Alcohol, 1 Turtle Mug     # Phyll revealed it, but it is Farai's turn
= Phyll: 2 Alcohol, 0 Turtle Mug
