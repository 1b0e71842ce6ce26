title: A bite is reduced by a card that brings Blood; the Scarab goes back
proves: AMUNDYR-04
seats: Vlazlo, Amundyr, Daareka
phase: end
Vlazlo has 1 Scarab
Vlazlo holds: It will take more than that to defeat a wampire!

> Vlazlo plays It will take more than that to defeat a wampire!
= Vlazlo: 20 Fortitude, 0 Scarabs, 1 Blood
= Amundyr: 12 Scarabs left
---
title: A card that Ignores an Action card Ignores the bite, and Amundyr pays as if she had played one
proves: AMUNDYR-04
seats: Vlazlo, Amundyr, Daareka
phase: end
Vlazlo has 1 Scarab
Vlazlo holds: A ving in your face, a claw in your purse.

> Vlazlo plays A ving in your face, a claw in your purse.
= Vlazlo: 20 Fortitude, 0 Scarabs, 12 Gold
= Amundyr: 8 Gold, 12 Scarabs left
---
title: The bite makes her pass out, and an Anytime card saves her
proves: AMUNDYR-03, LOSE-04, LOSE-05
seats: Daareka, Amundyr, Vlazlo
phase: end
Daareka has 5 Fortitude, 4 Alcohol
Daareka has 1 Scarab
Daareka holds: Some thoughts are better out than in. | I raise! | Winning Hand!
dungeon deck: Draught from the Crypt
dungeon counters: 3

> the window closes
> Daareka plays Some thoughts are better out than in.
> Daareka discards I raise!
> Daareka discards Winning Hand!
= Daareka is in
= Daareka: 6 Fortitude, 4 Alcohol
---
title: The Ignore of a bite is Negated
proves: AMUNDYR-04, NEGATE-16
seats: Daareka, Amundyr
phase: end
Daareka has 1 Scarab
Daareka holds: Ink spray
Amundyr holds: I don't think so!

> Daareka plays Ink spray
> Amundyr plays I don't think so!
= Daareka: 19 Fortitude, 0 Scarabs
