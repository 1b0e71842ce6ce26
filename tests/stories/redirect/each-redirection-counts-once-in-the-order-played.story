title: Two redirections of one loss each count once, one after the other
proves: REDIRECT-03
seats: Anna, Bert, Cora, Dora
Anna holds: Kick
Bert holds: Duck
Cora holds: Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> Anna plays Kick on Bert
> Bert plays Duck on Cora
> Cora plays Duck on Dora
= Anna: 20 Fortitude
= Bert: 20 Fortitude
= Cora: 20 Fortitude
= Dora: 18 Fortitude
---
title: A loss sent back and forth stays where the last redirection sent it
proves: REDIRECT-03
seats: Anna, Bert, Cora
Anna holds: Kick | Slip Away
Bert holds: Mirror
card: Kick (Action) = Another player loses 2 Fortitude.
card: Mirror (Sometimes) = When another player would make you lose Fortitude, redirect the loss to them.
card: Slip Away (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Anna plays Kick on Bert
> Bert plays Mirror
> Anna plays Slip Away on Bert
= Anna: 20 Fortitude
= Bert: 18 Fortitude
= Cora: 20 Fortitude
---
title: A further redirection needs a further card
proves: REDIRECT-03
seats: Anna, Bert, Cora
Anna holds: Kick | Slip Away
Bert holds: Mirror | Mirror
card: Kick (Action) = Another player loses 2 Fortitude.
card: Mirror (Sometimes) = When another player would make you lose Fortitude, redirect the loss to them.
card: Slip Away (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Anna plays Kick on Bert
> Bert plays Mirror
> Anna plays Slip Away on Bert
> Bert plays Mirror
= Anna: 18 Fortitude
= Bert: 20 Fortitude
= Cora: 20 Fortitude
