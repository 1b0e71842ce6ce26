title: A redirected hit brings Blood
proves: VLAZLO-04, NEGATE-04
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Von't you join me for dinner?
Torglesnarf holds: Not the face! Someone else's face!

> Vlazlo plays Von't you join me for dinner? on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Daareka
= Daareka: 17 Fortitude, 11 Gold
= Torglesnarf: 20 Fortitude, 9 Gold
= Vlazlo: 1 Blood
---
title: A hit reduced to nothing brings Blood
proves: VLAZLO-04, NEGATE-04
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Von't you join me for dinner?
Torglesnarf holds: I can pay, don't worry! Who's worried? I'm not worried...

> Vlazlo plays Von't you join me for dinner? on Torglesnarf
> Torglesnarf plays I can pay, don't worry! Who's worried? I'm not worried...
= Torglesnarf: 20 Fortitude, 9 Gold
= Vlazlo: 1 Blood
---
title: An Anytime card before the discard may still earn the Blood for a purchase
proves: VLAZLO-06, TYPES-04
seats: Vlazlo, Torglesnarf
phase: discard
Vlazlo has 0 Blood
Vlazlo holds: Only a nibble.

> Vlazlo plays Only a nibble. on Torglesnarf
> Vlazlo buys Wolf
> Vlazlo ends the phase
= Vlazlo: 0 Blood, 7 cards
= Wolf: 7 left
---
title: His reducing card gives Blood, unless it is Negated
proves: VLAZLO-04, NEGATE-01
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: Stop thinking so loudly! | I don't think so!
Vlazlo holds: It will take more than that to defeat a wampire!

> Daareka plays Stop thinking so loudly! on Vlazlo
> Vlazlo plays It will take more than that to defeat a wampire!
> Daareka plays I don't think so!
= Vlazlo: 18 Fortitude, 0 Blood
---
title: Two copies against the same loss, one after the other
proves: VLAZLO-03, TYPES-02
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: Stop thinking so loudly!
Vlazlo holds: It will take more than that to defeat a wampire! | It will take more than that to defeat a wampire!

> Daareka plays Stop thinking so loudly! on Vlazlo
> Vlazlo plays It will take more than that to defeat a wampire!
> Vlazlo plays It will take more than that to defeat a wampire!
= Vlazlo: 20 Fortitude, 2 Blood
---
title: A Negated "Is my reflection..." does not give the Blood back
proves: VLAZLO-11, NEGATE-03
seats: Daareka, Vlazlo, Torglesnarf
Vlazlo has 1 Blood
Daareka holds: Stop thinking so loudly! | I don't think so!
Vlazlo holds: Is my reflection bothering you? No? How odd.

> Daareka plays Stop thinking so loudly! on Vlazlo
> Vlazlo plays Is my reflection bothering you? No? How odd.
> Daareka plays I don't think so!
= Vlazlo: 18 Fortitude, 0 Blood
---
title: Gold behind the ear, redirected with everything: the new victim pays
proves: VLAZLO-04, CARD-047
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Vhat? Zis gold? It vas behind your ear...
Daareka holds: My, what selfless adventurers you are!

> Vlazlo plays Vhat? Zis gold? It vas behind your ear... on Daareka
> Daareka plays My, what selfless adventurers you are! on Torglesnarf
= Torglesnarf: 9 Gold
= Vlazlo: 11 Gold, 1 Blood
---
title: Gold behind the ear, already paid: Blood all the same
proves: VLAZLO-04
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Vhat? Zis gold? It vas behind your ear...
Daareka holds: You have already paid. You remember it well.

> Vlazlo plays Vhat? Zis gold? It vas behind your ear... on Daareka
> Daareka plays You have already paid. You remember it well.
= Daareka: 10 Gold
= Vlazlo: 10 Gold, 1 Blood
---
title: Blood Money saves the only Gold
proves: CARD-040, GAMBLE-23
seats: Daareka, Vlazlo, Torglesnarf
Vlazlo has 1 Gold
Daareka holds: Gambling? I'm in!
Vlazlo holds: Blood Money? I'm In!

> Daareka plays Gambling? I'm in!
> Vlazlo plays Blood Money? I'm In!
= Vlazlo: 1 Gold, 19 Fortitude, 1 Blood
= the pot: 3 Gold
---
title: A cheat the Pharaoh has caught brings no Blood, and the hand before it wins
proves: VLAZLO-04, GAMBLE-27, GAMBLE-28
seats: Vlazlo, Daareka, Amundyr
Vlazlo holds: Gambling? I'm in! | Oh no! Look what happened to my cards
Daareka holds: Winning Hand!
Amundyr holds: You dare cheat a Pharaoh?!

> Vlazlo plays Gambling? I'm in!
> Daareka plays Winning Hand!
> Amundyr passes
> Vlazlo plays Oh no! Look what happened to my cards
> Amundyr plays You dare cheat a Pharaoh?!
= Daareka: 12 Gold
= Vlazlo: 0 Blood, 2 Scarabs
---
title: Without Fortitude there is no Blood Money
proves: CARD-040, LIMIT-06
seats: Daareka, Vlazlo, Torglesnarf
Vlazlo has 3 Fortitude
Daareka holds: Gambling? I'm in!
Torglesnarf holds: Anvil
Vlazlo holds: Blood Money? I'm In!
card: Anvil (Anytime) = Another player loses 20 Fortitude.

> Daareka plays Gambling? I'm in!
> Torglesnarf plays Anvil on Vlazlo
> Daareka antes
= now Vlazlo: 0 Fortitude
Vlazlo cannot play Blood Money? I'm In! because CARD-040
---
title: One ante is paid with Fortitude once
proves: CARD-040
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: Gambling? I'm in!
Vlazlo holds: Blood Money? I'm In! | Blood Money? I'm In!

> Daareka plays Gambling? I'm in!
> Vlazlo plays Blood Money? I'm In!
> the window closes
Vlazlo cannot play Blood Money? I'm In!
= Vlazlo: 19 Fortitude, 10 Gold, 1 Blood
