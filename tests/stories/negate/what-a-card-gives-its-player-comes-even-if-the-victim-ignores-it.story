title: What a card gives its player comes even if the victim Ignores it
proves: NEGATE-19
seats: Ann, Ben, Cleo
Ann has 15 Fortitude
Ann holds: Lucky Punch
Ben holds: Thick Skin
card: Lucky Punch (Action) = Another player loses 3 Fortitude and you gain 1 Gold and 1 Fortitude and draw 2 cards.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Lucky Punch on Ben
> Ben plays Thick Skin
= Ben: 20 Fortitude
= Ann: 16 Fortitude, 11 Gold, 8 cards

---
title: What a card gives its player does not come if the card is Negated
proves: NEGATE-19, NEGATE-01
seats: Ann, Ben, Cleo
Ann has 15 Fortitude
Ann holds: Lucky Punch
Ben holds: Halt
card: Lucky Punch (Action) = Another player loses 3 Fortitude and you gain 1 Gold and 1 Fortitude and draw 2 cards.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Lucky Punch on Ben
> Ben plays Halt
= Ben: 20 Fortitude
= Ann: 15 Fortitude, 10 Gold, 6 cards

---
title: What its player owes is due even if the victim Ignores the card
proves: NEGATE-19
seats: Ann, Ben, Cleo
Ann holds: Hired Brute
Ben holds: Thick Skin
card: Hired Brute (Action) = Another player loses 3 Fortitude and you pay 1 Gold to the Inn.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Hired Brute on Ben
> Ben plays Thick Skin
= Ben: 20 Fortitude
= Ann: 9 Gold
= the Inn: +1 Gold

---
title: What its player owes is not due if the card is Negated
proves: NEGATE-19
seats: Ann, Ben, Cleo
Ann holds: Hired Brute
Ben holds: Halt
card: Hired Brute (Action) = Another player loses 3 Fortitude and you pay 1 Gold to the Inn.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Hired Brute on Ben
> Ben plays Halt
= Ben: 20 Fortitude
= Ann: 10 Gold
