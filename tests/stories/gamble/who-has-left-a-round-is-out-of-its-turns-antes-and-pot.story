title: A player who has left has no gambling turn and no use for Gambling or Cheating Cards
proves: GAMBLE-15
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong. | Winning Hand! | Cards? I deal in everything!
Cat holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ben plays Deal me out. Somebody's queueing wrong.
= the pot: 3 Gold
Ben cannot play Winning Hand! because GAMBLE-15
Ben cannot play Cards? I deal in everything! because GAMBLE-15
> Cat plays Gambling? I'm in!
= Cat is in control
> Dan passes
> Ann passes
= Cat: 12 Gold                 # at once: Ben is not asked
= Ben: 10 Gold
---
title: A player who has left may still play Sometimes and Anytime Cards
proves: GAMBLE-15
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong. | Tip the Wench. | Sticky fingers. It's the honey cakes. | Palm a Coin
Dan holds: Palm a Coin
card: Palm a Coin (Sometimes) = In a Round of Gambling you have not left, take 1 Gold from the pot.

> Ann plays Gambling? I'm in!
> Ben plays Deal me out. Somebody's queueing wrong.
> Cat passes
Ben can play Tip the Wench.
Ben can play Sticky fingers. It's the honey cakes.
Ben cannot play Palm a Coin because GAMBLE-15
Dan can play Palm a Coin
> Ben plays Tip the Wench. on Ann
= Ann: 8 Gold
> Dan passes
= Ann: 11 Gold
---
title: A player who has left is not affected by later antes and gets nothing back
proves: GAMBLE-15
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in! | You're barred from this table!
Ben holds: Landlord, keep the candlesticks. We're even!
Dan holds: I raise!

> Ann plays Gambling? I'm in!
= Ben: 9 Gold
> Ben passes
> Cat passes
> Ann plays You're barred from this table! on Ben
> Dan plays I raise!
> Dan antes
Ben cannot play Landlord, keep the candlesticks. We're even!
= Ben: 9 Gold                  # the first ante stays in the pot
= Ann: 8 Gold
= Cat: 8 Gold
= Dan: 8 Gold
= the pot: 7 Gold
> Ann passes
> Cat passes
= Dan: 15 Gold
= Ben: 9 Gold
