title: A card with alternatives played for the first does only that
proves: TYPES-07
seats: Ada, Bert
Ada has 10 Fortitude
Ada holds: Two Pockets
card: Two Pockets (Anytime) = You gain 2 Fortitude. / OR / You gain 1 Gold.

> Ada plays Two Pockets using 1
= Ada: 12 Fortitude, 10 Gold
= Two Pockets is discarded
---
title: A card with alternatives played for the second does only that
proves: TYPES-07
seats: Ada, Bert
Ada has 10 Fortitude
Ada holds: Two Pockets
card: Two Pockets (Anytime) = You gain 2 Fortitude. / OR / You gain 1 Gold.

> Ada plays Two Pockets using 2
= Ada: 10 Fortitude, 11 Gold
= Two Pockets is discarded
---
title: The alternative is chosen when the card is played, so everybody sees it before answering
proves: TYPES-07
seats: Ada, Bert
Ada holds: Two Edges
Bert holds: Duck | Tight Purse
card: Two Edges (Action) = Another player loses 2 Fortitude. / OR / Another player pays you 2 Gold.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Tight Purse (Sometimes) = When you must pay Gold, pay nothing instead.

> Ada plays Two Edges on Bert using 2
Bert can play Tight Purse
Bert cannot play Duck
= Bert: 20 Fortitude, 8 Gold
---
title: Each alternative has its own legality, against a card that hurts
proves: TYPES-07
seats: Ada, Bert
Ada holds: Kick
Bert holds: Slip Away
card: Kick (Action) = Another player loses 2 Fortitude.
card: Slip Away (Sometimes) = Ignore a card that affects your Fortitude. / OR / Ignore a Drink.

Bert cannot play Slip Away
> Ada plays Kick on Bert
Bert can play Slip Away on Ada using 1
Bert cannot play Slip Away on Ada using 2
> Bert plays Slip Away
= Bert: 20 Fortitude
---
title: Each alternative has its own legality, against a Drink
proves: TYPES-07
seats: Ada, Bert
active: Bert
phase: drink
Bert's pile: Wine
Bert holds: Slip Away
card: Slip Away (Sometimes) = Ignore a card that affects your Fortitude. / OR / Ignore a Drink.

Bert cannot play Slip Away
= the Drink of Bert: 2 Alcohol
Bert can play Slip Away on Bert's Drink using 2
Bert cannot play Slip Away on Bert's Drink using 1
> Bert plays Slip Away
> Bert ends the phase
= now Bert: 0 Alcohol, 0 Drinks
---
title: What somebody may buy for themselves, they pay for and get themselves
seats: Ann, Ben
Ann has 10 Fortitude
Ann holds: Field Kitchen
card: Field Kitchen (Anytime) = You may pay up to 3 Gold to the Inn and gain 2 Fortitude for each.

> Ann plays Field Kitchen
> Ann chooses Pay 3 Gold
= Ann: 16 Fortitude, 7 Gold
= Ben: 20 Fortitude, 10 Gold
---
title: What somebody chooses to spare themselves, they pay themselves
seats: Ann, Ben
Ann holds: Open Wound
card: Open Wound (Anytime) = You lose 2 Fortitude or pay 1 Gold to the Inn.

> Ann plays Open Wound
> Ann chooses Pay 1 Gold
= Ann: 20 Fortitude, 9 Gold
---
title: A choice that makes its player drink does so for each who chose it
seats: Ann, Ben, Cid
drink deck: Wine | Wine
Ann holds: Double Dare
card: Double Dare (Action) = Each other player chooses: you drink a Drink from the Drink Deck, or lose 1 Fortitude.

> Ann plays Double Dare
> Ben chooses You drink
> Cid chooses You drink
= Ann: 4 Alcohol
= Ben: 0 Alcohol, 20 Fortitude
= Cid: 0 Alcohol, 20 Fortitude
---
title: An offer that somebody else draws does not ask for one's own cards
seats: Ann, Ben
Ann's deck: nothing
Ann holds: Kind Word
card: Kind Word (Anytime) = You may make each other player draw 2 cards.

> Ann plays Kind Word
> Ann chooses Each other player draws 2 cards
= Ben: 9 cards
