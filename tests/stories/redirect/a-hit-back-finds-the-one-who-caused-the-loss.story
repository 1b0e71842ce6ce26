title: Whoever takes a redirected loss hits back at the player who caused it
proves: REDIRECT-01
seats: Anna, Bert, Cora
Anna holds: Kick
Bert holds: Duck
Cora holds: Payback
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 3 Fortitude.

> Anna plays Kick on Bert
> Bert plays Duck on Cora
> Cora plays Payback
= Anna: 17 Fortitude
= Bert: 20 Fortitude
= Cora: 18 Fortitude
---
title: A loss that comes back to its cause is nobody else's doing
proves: REDIRECT-01
seats: Anna, Bert, Cora
Anna holds: Kick | Payback
Bert holds: Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 3 Fortitude.

> Anna plays Kick on Bert
> Bert plays Duck on Anna
> Cora declines        # Duck
> Cora declines        # Kick, whose loss happens now
= now Anna: 18 Fortitude
Anna cannot play Payback because TIMING-11
= Bert: 20 Fortitude
= Anna: 18 Fortitude
