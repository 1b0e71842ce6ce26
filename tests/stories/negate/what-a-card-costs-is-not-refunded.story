title: What it costs to play a card is not refunded when the card is Negated
proves: NEGATE-03
seats: Ann, Ben, Cleo
Ann holds: Hired Fist
Cleo holds: Halt
card: Hired Fist (Action) = To play this card, pay 2 Gold to the Inn. / Another player loses 3 Fortitude.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Hired Fist on Ben
> Cleo plays Halt
= Ben: 20 Fortitude
= Ann: 8 Gold
= the Inn: +2 Gold

---
title: What it costs to play a card is not refunded when the card is Ignored
proves: NEGATE-03
seats: Ann, Ben, Cleo
Ann holds: Hired Fist
Ben holds: Thick Skin
card: Hired Fist (Action) = To play this card, pay 2 Gold to the Inn. / Another player loses 3 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Hired Fist on Ben
> Ben plays Thick Skin
= Ben: 20 Fortitude
= Ann: 8 Gold
= the Inn: +2 Gold
