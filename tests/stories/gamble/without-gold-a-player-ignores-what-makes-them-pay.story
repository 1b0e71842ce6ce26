title: A player without Gold in a Round owes no further ante and needs no card against it
proves: GAMBLE-20
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong. | Landlord, keep the candlesticks. We're even! | Winning Hand!
Cat holds: I raise!

> Ann plays Gambling? I'm in!
> Ann antes
Ben can play Deal me out. Somebody's queueing wrong.
Ben can play Landlord, keep the candlesticks. We're even!
= Ben: 0 Gold
> Ben passes
> Cat plays I raise!
> Cat antes
Ben cannot play Deal me out. Somebody's queueing wrong. because GAMBLE-16
Ben cannot play Landlord, keep the candlesticks. We're even! because GAMBLE-23
= the pot: 5 Gold
= Ben: 0 Gold
> Ann passes
Ben can play Winning Hand!
---
title: A card that makes a player without Gold pay in a Round passes them by
proves: GAMBLE-20
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Cat holds: You dropped this. Finder's fee, please! | Tip the Wench.

> Ann plays Gambling? I'm in!
> Ben passes
> Cat plays You dropped this. Finder's fee, please! on Ben
= Ben: 0 Gold
= Cat: 9 Gold
= Ben is in
> Cat plays Tip the Wench. on Ben
= the Inn: 0 Gold
= the pot: 3 Gold
> Cat passes
= Ann: 12 Gold
---
title: As a player without Gold Ignores the payment, they cannot let the Inn pay it either
proves: GAMBLE-20
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Landlord, keep the candlesticks. We're even!
Cat holds: You dropped this. Finder's fee, please!

> Ann plays Gambling? I'm in!
> Ben passes
> Cat plays You dropped this. Finder's fee, please! on Ben
Ben cannot play Landlord, keep the candlesticks. We're even!
= Cat: 9 Gold
= the Inn: 0 Gold
