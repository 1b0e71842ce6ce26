title: A player may answer one event with two copies of the same Sometimes Card
proves: TYPES-02
seats: Ada, Bert, Cleo
Ada holds: Big Kick
Bert holds: Duck | Duck
card: Big Kick (Action) = Another player loses 4 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ada plays Big Kick on Bert
> Bert plays Duck
> Bert plays Duck
= Bert: 18 Fortitude
---
title: A player may answer one event with different Sometimes Cards
proves: TYPES-02
seats: Ada, Bert, Cleo
Ada holds: Big Kick
Bert holds: Duck | Crouch
card: Big Kick (Action) = Another player loses 4 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Crouch (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Ada plays Big Kick on Bert
> Bert plays Duck
> Bert plays Crouch
= Bert: 19 Fortitude
---
title: Sometimes Cards are played singly, and each can be answered on its own
proves: TYPES-02
seats: Ada, Bert, Cleo
Ada holds: Big Kick | I don't think so!
Bert holds: Duck | Duck
card: Big Kick (Action) = Another player loses 4 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ada plays Big Kick on Bert
> Bert plays Duck
# The window on the first one: the second waits.
Ada can play I don't think so!
Bert cannot play Duck
> Bert declines
> Cleo declines
> Ada declines
# The first is done, the second is not played yet.
Ada cannot play I don't think so!
Bert can play Duck
> Bert plays Duck
> Ada plays I don't think so!
= Bert: 17 Fortitude
