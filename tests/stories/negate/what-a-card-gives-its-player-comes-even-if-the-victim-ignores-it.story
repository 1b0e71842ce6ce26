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
---
title: It comes even if the victim is a teammate to whom the loss was redirected
proves: NEGATE-19, TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann has 3 Alcohol
Ann holds: Shake them out
Ben holds: Nah
Cat holds: Behind you
card: Shake them out (Action) = Another player loses 2 Fortitude and pays you 2 Gold. / You draw 2 cards and gain 1 Gold and lose 1 Alcohol Content.
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Shake them out on Cat
> Cat plays Behind you on Ben
> Ben plays Nah
= Ann: 20 Fortitude, 2 Alcohol, 13 Gold, 8 cards
= Cat: 8 Gold
---
title: A teammate may still Ignore the harm a card does to its own player
proves: NEGATE-19, TEAM-09
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Swing a bench | No thanks
Ben holds: Swing a mug | Nah
card: Swing a bench (Action) = Another player loses 3 Fortitude and you lose 1 Fortitude.
card: Swing a mug (Action) = Another player loses 3 Fortitude and you gain 1 Alcohol Content.
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.
card: No thanks (Sometimes) = Ignore a card that affects your Alcohol Content.

> Ann plays Swing a bench on Cat
> Ben plays Nah
= Ann: 20 Fortitude
= Cat: 17 Fortitude
> Ben plays Swing a mug on Cat
> Ann plays No thanks
= Ann: 0 Alcohol
= Cat: 14 Fortitude
