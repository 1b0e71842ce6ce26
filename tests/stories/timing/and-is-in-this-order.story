title: Whoever takes The Challenge! drinks first and is paid afterwards
proves: TIMING-02, DRINK-07
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: The Challenge!
drink deck: Wine | Light Ale

> Ann chooses you drink 2 Drinks
= the Drink of Ann (Wine): 2 Alcohol
= now Ann: 0 Alcohol, 10 Gold
= now Ben: 10 Gold
= Ann: 3 Alcohol, 12 Gold
= Ben: 9 Gold
= Cleo: 9 Gold
---
title: The payments of The Challenge! are answered before the Drinks are revealed, like those of any card
proves: TIMING-01, TIMING-11
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: The Challenge!
drink deck: Wine | Light Ale
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Ben holds: Slate

> Ann chooses you drink 2 Drinks
> Ben plays Slate
= the Drink of Ann (Wine): 2 Alcohol
= now Ben: 10 Gold
= Ann: 3 Alcohol, 12 Gold
= Ben: 10 Gold
= Cleo: 9 Gold
= the Inn: -1 Gold
---
title: Somebody who has no Gold when the Drinks are done pays nothing for The Challenge!
proves: TIMING-02, LIMIT-06
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: The Challenge!
Ben has 1 Gold
drink deck: Wine | Light Ale
card: Cutpurse (Anytime) = Another player pays 1 Gold to the Inn.
Cleo holds: Cutpurse

> Ann chooses you drink 2 Drinks
= the Drink of Ann (Wine): 2 Alcohol
> Cleo plays Cutpurse on Ben
= Ann: 3 Alcohol, 11 Gold
= Ben is out: no Gold
= Cleo: 9 Gold
---
title: Who accepts the Letter of Marque drinks first and is paid afterwards
proves: TIMING-02
seats: Ann, Ben, Cleo
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Wine | Light Ale

> Ann chooses you drink 2 Drinks
= the Drink of Ann (Wine): 2 Alcohol
= now Ann: 0 Alcohol, 10 Gold
= now Ben: 10 Gold
= Ann: 3 Alcohol, 14 Gold
---
title: A condition does not change the order
proves: TIMING-02
seats: Ann, Remy, Cleo
Ann has 1 Mark
Remy holds: Long Arm
active: Remy
card: Long Arm (Action) = Another player loses 1 Fortitude. / If they are marked, they drink a Drink from the Drink Deck and pay you 1 Gold.
drink deck: Wine

> Remy plays Long Arm on Ann
= the Drink of Ann (Wine): 2 Alcohol
= now Ann: 19 Fortitude, 0 Alcohol, 10 Gold
= Ann: 2 Alcohol, 9 Gold
= Remy: 11 Gold
---
title: Changes of tracks that nothing comes before still happen together
proves: TIMING-13
seats: Ann, Ben
Ann holds: Feast
card: Feast (Action) = You may pay 2 Gold to the Inn to gain 3 Fortitude and draw a card.
Ann has 15 Fortitude

> Ann plays Feast
> Ann chooses you pay 2 Gold
= Ann: 18 Fortitude, 8 Gold, 7 cards
