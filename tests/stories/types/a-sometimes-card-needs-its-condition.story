title: A Sometimes Card may be played only when the condition it names is met
proves: TYPES-01
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: Payback
Cleo holds: Payback
card: Kick (Action) = Another player loses 2 Fortitude.
card: Payback (Sometimes) = When another player makes you lose Fortitude, they lose 1 Fortitude.

Bert cannot play Payback
> Ada plays Kick on Bert
# Announced, but nothing is lost yet.
Bert cannot play Payback
> Ada declines
> Bert declines
> Cleo declines
= now Bert: 18 Fortitude
Bert can play Payback
Cleo cannot play Payback
> Bert plays Payback
= Ada: 19 Fortitude
---
title: A Sometimes Card that answers a sort of card needs such a card on the table
proves: TYPES-01
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: I don't think so!
Cleo holds: Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

Bert cannot play I don't think so! because TYPES-01
> Ada plays Kick on Cleo
Bert cannot play I don't think so! because TYPES-01
> Cleo plays Duck
Bert can play I don't think so!
> Bert plays I don't think so!
= Cleo: 18 Fortitude
---
title: A Sometimes Card for a phase may be played in that phase alone
proves: TYPES-01
seats: Ada, Bert
Ada holds: Nightcap
Bert holds: Nightcap
card: Nightcap (Sometimes) = In your Drink Phase, you gain 1 Gold.

Ada cannot play Nightcap because TYPES-01
> Ada ends the phase
Ada cannot play Nightcap because TYPES-01
> Ada ends the phase
Ada can play Nightcap
Bert cannot play Nightcap because TYPES-01
