title: A card played out of turn is answered from its own player on, not from the active player
proves: TIMING-01, TIMING-08
seats: Ann, Ben, Cleo
Cleo holds: Tip the Wench.

> Cleo plays Tip the Wench. on Ben
> Cleo declines
= now Ben: 10 Gold
> Ann declines
= now Ben: 10 Gold
> Ben declines
= now Ben: 9 Gold

---
title: The first play resolves, then the others may still play theirs
proves: TIMING-08, TIMING-03
seats: Ann, Ben, Cleo
Cleo holds: Stink Pot
Ann holds: Thick Skin
Ben holds: Thick Skin
card: Stink Pot (Anytime) = Each other player loses 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Cleo plays Stink Pot
> Ann declines                 # asked first, though Ben is as keen
> Ben plays Thick Skin
Ann cannot play Thick Skin     # Ben's card is the one on the table now
> Ann declines                 # about Ben's card: Ben, Cleo, Ann
= now Thick Skin is discarded
> Ann plays Thick Skin
= Ann: 20 Fortitude
= Ben: 20 Fortitude
