title: A last chance may save somebody else
proves: LOSE-04, LOSE-13
seats: Ann, Ben, Cat, Dan
Ann holds: Uproar
Ben has 12 Fortitude, 10 Alcohol, 10 Gold
Cat has 12 Fortitude, 11 Alcohol, 10 Gold
Cat holds: Friendly hand
card: Uproar (Action) = Each other player loses 2 Fortitude.
card: Friendly hand (Anytime) = A player gains 2 Fortitude.

> Ann plays Uproar
> the window closes
> the window closes
> Cat plays Friendly hand on Ben
= Ben is in
= Ben: 12 Fortitude, 11 Gold
= Cat is out: passed out
# 10: 5 Inn, 5 for 3: 1 each
= Ann: 11 Gold
---
title: Who has declined a last chance has another one after a new card
proves: LOSE-13
seats: Ann, Ben, Cat, Dan
Ann holds: Uproar
Ben has 12 Fortitude, 10 Alcohol, 10 Gold
Ben holds: Friendly hand
Cat has 12 Fortitude, 11 Alcohol, 10 Gold
Cat holds: Strong stuff
card: Uproar (Action) = Each other player loses 2 Fortitude.
card: Friendly hand (Anytime) = A player gains 2 Fortitude.
card: Strong stuff (Anytime) = A player gains 4 Alcohol Content.

> Ann plays Uproar
> the window closes
> the window closes
> Ben declines
> Cat plays Strong stuff on Dan
> Ben plays Friendly hand on Ben
= Ben is in
= Dan: 4 Alcohol
= Cat is out: passed out
---
title: The price of a new deck ruins a player, and the share of another saves them
proves: LOSE-09, DRINK-02
seats: Ann, Ben, Cat
phase: drink
Ann's pile: Round on the House!
Ben has 20 Fortitude, 18 Alcohol, 10 Gold
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
drink deck exactly: Wine
drink discards: Water

> Ann ends the phase
= Ben is out: passed out
# 9: 5 Inn, 4: 2 each
= Cat: 2 Gold
= Cat is in
= Ann: 11 Gold
---
title: Two pass out, and the third, who is broke, inherits and wins
proves: LOSE-09, LOSE-10
seats: Ann, Ben, Cat
Ann holds: Flood
Ann has 12 Fortitude, 11 Alcohol, 9 Gold
Ben has 12 Fortitude, 10 Alcohol, 9 Gold
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
card: Flood (Action) = Each player loses 2 Fortitude and each other player pays 1 Gold to the Inn.

> Ann plays Flood
= Cat won
# Ann 9: 4. Ben 8: 4
= Cat: 8 Gold
---
title: One Gold cannot be halved: with nobody left it is a tie
proves: LOSE-06, LOSE-11
seats: Ann, Ben
Ann holds: Flood
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Ben has 12 Fortitude, 10 Alcohol, 1 Gold
card: Flood (Action) = Another player loses 2 Fortitude and you pay 1 Gold to the Inn.

> Ann plays Flood on Ben
= tie: Ann, Ben
---
title: Of two Gold one saves the other player
proves: LOSE-06, LOSE-09
seats: Ann, Ben
Ann holds: Flood
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Ben has 12 Fortitude, 10 Alcohol, 2 Gold
card: Flood (Action) = Another player loses 2 Fortitude and you pay 1 Gold to the Inn.

> Ann plays Flood on Ben
= Ann won
= Ann: 1 Gold
---
title: A hit-back in the last moment ruins a player, and the share saves them
proves: LOSE-03, LOSE-09
seats: Ann, Ben, Cat
Ann holds: Slam
Ben has 12 Fortitude, 10 Alcohol, 10 Gold
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
Ben holds: Last word
card: Slam (Action) = Another player loses 3 Fortitude.
card: Last word (Sometimes) = When another player makes you lose Fortitude, each other player pays 1 Gold to the Inn.

> Ann plays Slam on Ben
> Ben plays Last word
= Ben is out: passed out
# 10: 5 Inn, 5: 2 each, 1 Inn
= Cat: 2 Gold
= Cat is in
= Ann: 11 Gold
= the Inn: +8 Gold
