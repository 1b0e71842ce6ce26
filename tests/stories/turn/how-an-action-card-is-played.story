title: An Action Card is announced with the player picked, answered, carried out and then discarded
proves: TURN-07
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: Duck
Cleo holds: Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

Bert cannot play Duck
> Ada plays Kick on Bert
= now Ada does not hold Kick
= now Bert: 20 Fortitude
Bert can play Duck
Cleo cannot play Duck
> Bert plays Duck
= Bert: 19 Fortitude
= Cleo: 20 Fortitude
= Kick is discarded
---
title: Every player an Action Card affects is picked before anyone may answer it
proves: TURN-07
seats: Ada, Bert, Cleo, Dora
Ada holds: Elbows
Bert holds: Duck
Cleo holds: Duck
Dora holds: Duck
card: Elbows (Action) = Two other players each lose 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ada plays Elbows on Bert, Dora
Bert can play Duck
Dora can play Duck
Cleo cannot play Duck
= now Bert: 20 Fortitude
= now Dora: 20 Fortitude
= Bert: 18 Fortitude
= Dora: 18 Fortitude
= Cleo: 20 Fortitude
---
title: An Action Card is put in the discard pile only after its instructions have been carried out
proves: TURN-07
seats: Ada, Bert
Ada holds exactly: Deep Thought
Ada's deck: Nod
card: Deep Thought (Action) = You draw 2 cards.
card: Nod (Anytime) = You gain 1 Fortitude.

> Ada plays Deep Thought
# Nod was the last card, and nothing lay in the discard pile yet that could have been drawn.
= Ada: 1 card
= Ada holds Nod
= Deep Thought is discarded
