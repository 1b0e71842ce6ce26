title: Blood comes when the card has done everything else
proves: VLAZLO-03
seats: Vlazlo, Remy, Tara
Vlazlo holds: Ze rent is due. I also take it in pints.

> Vlazlo plays Ze rent is due. I also take it in pints. on Remy, Tara
> Remy chooses Pay
= now Vlazlo: 0 Blood
> Tara chooses Lose
= Vlazlo: 1 Blood, 12 Gold
= Remy: 8 Gold, 20 Fortitude
= Tara: 10 Gold, 18 Fortitude
---
title: A card without Blood on it gives none
proves: VLAZLO-03
seats: Vlazlo, Remy
Vlazlo holds: Elbow
card: Elbow (Action) = Another player loses 3 Fortitude.

> Vlazlo plays Elbow on Remy
= Vlazlo: 0 Blood
= Remy: 17 Fortitude
---
title: Two cards give as much Blood as both say
proves: VLAZLO-03
seats: Vlazlo, Remy
Vlazlo holds: Von't you join me for dinner? | Only a nibble

> Vlazlo plays Von't you join me for dinner? on Remy
= Remy: 17 Fortitude
= Vlazlo: 1 Blood
> Vlazlo plays Only a nibble on Remy
= Remy: 16 Fortitude
= Vlazlo: 3 Blood
---
title: The Blood is there when somebody hits back
proves: VLAZLO-03
seats: Vlazlo, Bryn
Vlazlo holds: Von't you join me for dinner? | Is my reflection bothering you? No? How odd.
Bryn holds: You wanna play, huh?

> Vlazlo plays Von't you join me for dinner? on Bryn
> Bryn plays You wanna play, huh?
> Vlazlo plays Is my reflection bothering you? No? How odd.
= Bryn: 17 Fortitude
= Vlazlo: 20 Fortitude, 0 Blood
