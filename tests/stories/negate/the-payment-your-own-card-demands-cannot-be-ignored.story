title: Torglesnarf cannot Ignore the payment his own card demands
proves: NEGATE-07
example: EX-080
seats: Torglesnarf, Daareka, Amundyr
phase: drink
Torglesnarf has 10 Gold
Torglesnarf's pile: Wine
Torglesnarf holds: I have a cup-bearer for this sort of thing! | Quick! Run away!

> Torglesnarf plays I have a cup-bearer for this sort of thing!
Torglesnarf cannot play Quick! Run away! because NEGATE-07
= the Drink of Torglesnarf: 0 Alcohol
> Torglesnarf drinks
= Torglesnarf: 9 Gold, 0 Alcohol
= the Inn: +1 Gold
= Torglesnarf holds Quick! Run away!

---
title: Control: a card that lets the Inn pay is accepted against one's own card
proves: NEGATE-07
example: EX-080
seats: Torglesnarf, Daareka, Amundyr
phase: drink
Torglesnarf has 10 Gold
Torglesnarf's pile: Wine
Torglesnarf holds: I have a cup-bearer for this sort of thing! | The purser owes me one.

> Torglesnarf plays I have a cup-bearer for this sort of thing!
> Torglesnarf plays The purser owes me one.
> Torglesnarf drinks
= Torglesnarf: 10 Gold, 0 Alcohol
= the Inn: +0 Gold

---
title: A card that lowers a payment is accepted against one's own card, too
proves: NEGATE-07
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine
Ann holds: Cup-bearer | Empty Pockets
card: Cup-bearer (Sometimes) = Remove 2 Alcohol Content from your Drink and pay 2 Gold to the Inn.
card: Empty Pockets (Sometimes) = When you would lose Gold, reduce the loss by 1.

> Ann plays Cup-bearer
> Ann plays Empty Pockets
> Ann drinks
= Ann: 9 Gold, 0 Alcohol

---
title: A payment another player's card demands can be Ignored
proves: NEGATE-07
seats: Ann, Ben, Cleo
Ann holds: Whip-round | Quick Exit
Ben holds: Quick Exit
card: Whip-round (Action) = Each player pays 1 Gold to the Inn.
card: Quick Exit (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Whip-round
Ann cannot play Quick Exit because NEGATE-07
> Ben plays Quick Exit
= Ann: 9 Gold
= Ben: 10 Gold
= Cleo: 9 Gold
