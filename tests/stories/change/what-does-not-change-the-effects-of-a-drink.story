title: Ordering Drinks is not a change of a Drink's effects
proves: CHANGE-02
seats: Ann, Ben, Cleo
phase: order
Ann holds: Wench, bring some drinks for my friends!
Ben holds: The Wench thinks you should stop playing with the drinks. | I don't think so!

> Ann plays Wench, bring some drinks for my friends!
Ben cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Ben can play I don't think so!
> Ann orders for Ben
> Ann orders for Ben
= Ann: 9 Gold
= Ben: 3 Drinks

---
title: Making a player drink is not a change of a Drink's effects
proves: CHANGE-02
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Light Ale | Wine
Cleo holds: Once More
Ben holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
card: Once More (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.

> Cleo plays Once More
Ben cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Ben can play I don't think so!
> Ann drinks
= now Ann: 1 Alcohol
> Ann drinks
= Ann: 3 Alcohol

---
title: Raising a player's Alcohol Content directly is not a change of a Drink's effects
proves: CHANGE-02
seats: Ann, Ben, Cleo
Ann holds: Kick
Cleo holds: Strong Fumes
Ben holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
card: Kick (Action) = Another player loses 2 Fortitude.
card: Strong Fumes (Sometimes) = When another player makes you lose Fortitude, they gain 2 Alcohol Content.

> Ann plays Kick on Cleo
> Cleo plays Strong Fumes
Ben cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Ben can play I don't think so!
= Ann: 2 Alcohol
