title: Dues sent to another player are a second payment of theirs
proves: SEA-03
seats: Ann, Tara, Bryn
phase: end
sea deck: Harbour Master
sea counters: 1
Tara holds: I saw this bill in a dream. You paid it.
Bryn holds: The purser owes me one.

> Tara plays I saw this bill in a dream. You paid it. on Bryn
> Bryn plays The purser owes me one.
= Ann: 9 Gold
= Tara: 10 Gold
# one of the two payments of Bryn is paid by the Inn
= Bryn: 9 Gold
---
title: What one buys another may pay for
proves: SEA-03
seats: Ann, Tara, Cat
phase: end
sea deck: Merchant Ship
sea counters: 1
Tara has 10 Fortitude, 0 Alcohol, 3 Gold
Tara holds: I saw this bill in a dream. You paid it.

> Tara chooses Pay 3 Gold
> Tara plays I saw this bill in a dream. You paid it. on Cat
= Tara: 13 Fortitude, 3 Gold
= Cat: 7 Gold
---
title: The deck runs out between the two Drinks of a bargain
proves: SEA-03, DRINK-02
seats: Ann, Ben, Cat
phase: end
sea deck: Letter of Marque
sea counters: 1
Ben has 20 Fortitude, 0 Alcohol, 12 Gold
Cat has 20 Fortitude, 0 Alcohol, 12 Gold
drink deck exactly: Wine
drink discards: Shot of Rum | Shot of Rum

> Ann chooses drink
= Ann: 5 Alcohol, 13 Gold
= Ben: 9 Gold
= Cat: 9 Gold
