title: If the player of I raise! has no Gold nobody antes for it
proves: GAMBLE-22
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in! | Deal me out. Somebody's queueing wrong.
Ben holds: I raise!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
Ann cannot play Deal me out. Somebody's queueing wrong.
= the pot: 3 Gold
= Ann: 9 Gold
= Cat: 9 Gold
= Ben is in control
---
title: If a card pays the ante of a player without Gold everybody else antes too
proves: GAMBLE-22
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: I raise! | Landlord, keep the candlesticks. We're even!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
> Ben plays Landlord, keep the candlesticks. We're even!
= the pot: 6 Gold
= the Inn: -1 Gold
= Ben: 0 Gold
= Ann: 8 Gold
= Cat: 8 Gold
= Ben is in control
---
title: A card that does not cover antes is no help to the raiser without Gold
proves: GAMBLE-22
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: I raise! | The purser owes me one.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
Ben cannot play The purser owes me one.
= the pot: 3 Gold
= Ann: 9 Gold
---
title: The others ante after the Inn has paid for the raiser, even if the pot is robbed meanwhile
proves: GAMBLE-22
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: I raise! | Landlord, keep the candlesticks. We're even!
Cat holds: Sticky fingers. It's the honey cakes.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
> Ben plays Landlord, keep the candlesticks. We're even!
> Cat declines
> Cat plays Sticky fingers. It's the honey cakes.
= Ann: 8 Gold
= Cat: 9 Gold                  # 9 + 1 stolen - 1 ante
= the pot: 5 Gold
