title: An Anytime Card may interrupt an Action Card and is carried out before it
proves: TYPES-03
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: Tip the Wench.
card: Kick (Action) = Another player loses 2 Fortitude.

> Ada plays Kick on Cleo
Bert can play Tip the Wench. on Ada
> Bert plays Tip the Wench. on Ada
> Bert declines
> Cleo declines
> Ada declines
= now Ada: 9 Gold
= now Cleo: 20 Fortitude
= Cleo: 18 Fortitude
---
title: An Anytime Card may interrupt another card's answer
proves: TYPES-03
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: Broth
Cleo holds: Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Broth (Anytime) = A player gains 2 Fortitude.

Cleo has 15 Fortitude
> Ada plays Kick on Cleo
> Cleo plays Duck
Bert can play Broth on Cleo
> Bert plays Broth on Cleo
= Cleo: 16 Fortitude
---
title: An Anytime Card may be played on a revealed Drink's window and in a running Round
proves: TYPES-03
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Ada's pile: Wine
Bert holds: Tip the Wench.
Cleo holds: Tip the Wench.

> Ada plays Gambling? I'm in!
# The antes are being asked for.
Cleo can play Tip the Wench. on Bert
> Cleo plays Tip the Wench. on Bert
= Bert: 8 Gold
= the pot: 3 Gold
> Bert passes
> Cleo passes
> Ada ends the phase
> Ada ends the phase
= the Drink of Ada: 2 Alcohol
Bert can play Tip the Wench. on Ada
> Bert plays Tip the Wench. on Ada
= Ada: 11 Gold, 2 Alcohol
