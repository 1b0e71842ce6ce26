title: With too few Scarabs she gives as many as there are
proves: AMUNDYR-09
seats: Amundyr, Bryn, Tara
Tara has 11 Scarabs
Amundyr holds: Sorry about the mess

> Amundyr plays Sorry about the mess on Bryn
= Bryn: 1 Scarab
= Amundyr: 0 Scarabs left
---
title: Without Scarabs nobody gets any
proves: AMUNDYR-09
seats: Amundyr, Bryn, Tara
Tara has 12 Scarabs
Amundyr holds: Sorry about the mess

> Amundyr plays Sorry about the mess on Bryn
= Bryn: 0 Scarabs
= Sorry about the mess is discarded
---
title: The last Scarabs go out in turn order from her left
proves: AMUNDYR-14
seats: Amundyr, Bryn, Tara, Remy
Remy has 10 Scarabs
Amundyr holds: Ah-choo!

> Amundyr plays Ah-choo!
= Bryn: 19 Fortitude, 1 Scarab
= Tara: 19 Fortitude, 1 Scarab
= Remy: 19 Fortitude, 10 Scarabs
= Amundyr: 0 Scarabs left
---
title: A player who loses gives the Scarabs back
proves: AMUNDYR-11, LOSE-14
seats: Amundyr, Bryn, Tara
Bryn has 2 Fortitude, 1 Alcohol, 5 Scarabs
Amundyr holds: Ah-choo!

> Amundyr plays Ah-choo!
> Amundyr ends the phase
= Bryn is out: passed out
= Amundyr: 11 Scarabs left
= Tara: 1 Scarab
---
title: When Amundyr is out her Scarabs bite on, and leave the game with it
proves: AMUNDYR-10, LOSE-14
seats: Bryn, Amundyr, Tara
Amundyr has 2 Fortitude, 1 Alcohol
Bryn has 2 Scarabs
Bryn holds: Punch
phase: action
card: Punch (Action) = Another player loses 2 Fortitude.

> Bryn plays Punch on Amundyr
> Bryn ends the phase
= Amundyr is out: passed out
= Bryn: 2 Scarabs
> Bryn ends the phase
> Bryn ends the phase
= Bryn: 19 Fortitude, 1 Scarab
---
title: What bites after she is out can be reduced as before
proves: AMUNDYR-10, AMUNDYR-04
seats: Bryn, Amundyr, Tara
Amundyr has 1 Fortitude, 1 Alcohol
Bryn has 2 Scarabs
Bryn holds: Shrug
phase: order
card: Shrug (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.
drink deck: Water

> Bryn plays Shrug
= Amundyr is out: passed out
= Bryn: 20 Fortitude, 1 Scarab
