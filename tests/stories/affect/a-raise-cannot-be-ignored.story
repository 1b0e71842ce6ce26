title: "I raise!" demands antes of the Round, and cannot be Ignored as a card that affects Gold
proves: AFFECT-06, GAMBLE-03, GAMBLE-29
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: I raise!
Cleo holds: Deaf Ear | Cold Shoulder | Slate
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.
card: Cold Shoulder (Sometimes) = Ignore a Gambling card.
card: Slate (Sometimes) = When you must pay or ante Gold, the Inn pays instead.

> Ann plays Gambling? I'm in!
> Ben plays I raise!
> Ben declines
Cleo cannot play Deaf Ear because AFFECT-06
Cleo cannot play Cold Shoulder because AFFECT-06
> Cleo plays Slate                       # the ante itself can be answered
= the pot: 6 Gold
= Cleo: 9 Gold
= Ann: 8 Gold
---
title: What a Gambling card does besides can be Ignored, and the ante is still due
proves: AFFECT-06, NEGATE-02
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Rough Raise
Cleo holds: Deaf Ear
card: Rough Raise (Gambling) = Take control of the Round and each other player loses 1 Fortitude and each player in the Round antes 1 Gold.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Gambling? I'm in!
> Ben plays Rough Raise
> Cleo plays Deaf Ear
= the pot: 6 Gold
= Cleo: 20 Fortitude, 8 Gold
= Ann: 19 Fortitude, 8 Gold
