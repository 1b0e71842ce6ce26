title: Bryn leaves instead of anteing, keeps her Gold, and the Round goes on without her
proves: CARD-081, GAMBLE-15, GAMBLE-16
seats: Remy, Bryn, Tara, Whitehawk
Remy holds: Gambling? I'm in!
Bryn holds: I've got watch duty. | Winning Hand!
Tara holds: I raise!

> Remy plays Gambling? I'm in!
> Bryn plays I've got watch duty. using 1
= Bryn: 10 Gold, 6 cards
= the pot: 3 Gold
= Remy is in control
Bryn cannot play Winning Hand! because GAMBLE-15
> Tara plays I raise!
= the pot: 6 Gold              # the raise is no longer Bryn's business
= Bryn: 10 Gold
> Whitehawk passes
> Remy passes
= Tara: 14 Gold
= Remy: 8 Gold
= Whitehawk: 8 Gold
---
title: Without the card Bryn antes like everybody else
proves: GAMBLE-02
seats: Remy, Bryn, Tara, Whitehawk
Remy holds: Gambling? I'm in!

> Remy plays Gambling? I'm in!
> Bryn antes
= the pot: 4 Gold
= Bryn: 9 Gold
---
title: Leaving at a raise saves the new ante; the old one stays in the pot
proves: CARD-081, GAMBLE-15, GAMBLE-16
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Gambling? I'm in!
Bryn holds: I've got watch duty.
Remy holds: I raise!

> Whitehawk plays Gambling? I'm in!
> Bryn passes
= Bryn: 9 Gold
> Remy plays I raise!
> Bryn plays I've got watch duty. using 1
= the pot: 5 Gold
= Bryn: 9 Gold
= Remy is in control
> Whitehawk passes
= Remy: 13 Gold                # 10 - 2 + 5
= Bryn: 9 Gold
= Whitehawk: 8 Gold
---
title: If everybody else leaves, the one who is left has won
proves: GAMBLE-16, GAMBLE-25
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in! | I raise!
Bryn holds: I've got watch duty. | Winning Hand! | Gambling? I'm in!
Tara holds: The wind says fold.

> Whitehawk plays Gambling? I'm in!
> Tara plays The wind says fold.
> Bryn plays Gambling? I'm in!
= the pot: 2 Gold
> Whitehawk plays I raise!
> Bryn plays I've got watch duty. using 1
= Whitehawk: 11 Gold
= Bryn: 9 Gold
= Tara: 10 Gold
= the Inn: 0 Gold
Bryn cannot play Winning Hand!
> Whitehawk orders for Tara
= Tara: 2 Drinks
---
title: At a table for two, leaving hands the Round to the other
proves: GAMBLE-16, GAMBLE-25
seats: Tara, Bryn
Tara holds: Gambling? I'm in!
Bryn holds: I've got watch duty.

> Tara plays Gambling? I'm in!
> Bryn plays I've got watch duty. using 1
= Tara: 10 Gold
= Bryn: 10 Gold
= the Inn: 0 Gold
> Tara orders for Bryn
= Bryn: 2 Drinks
---
title: From a Round nobody can leave there is no way out
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Ante up or walk the plank!
Bryn holds: I've got watch duty.
Tara holds: Landlord, keep the candlesticks. We're even!

> Whitehawk plays Ante up or walk the plank! using 1
> Tara declines                # the card; the antes are next
Bryn cannot play I've got watch duty. because GAMBLE-16
Tara can play Landlord, keep the candlesticks. We're even!
= the pot: 3 Gold
= Bryn: 9 Gold
---
title: A payment that is not an ante is no reason to be on watch
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: Tip the Wench.
Bryn holds: I've got watch duty. | The purser owes me one.

> Tara plays Tip the Wench. on Bryn
Bryn cannot play I've got watch duty. because GAMBLE-16
Bryn can play The purser owes me one.
= Bryn: 9 Gold
---
title: Without a new ante there is no second chance to leave
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in!
Bryn holds: I've got watch duty. | Gambling? I'm in!
Remy holds: Winning Hand!

> Tara plays Gambling? I'm in!
> Bryn antes
> Bryn plays Gambling? I'm in!
Bryn cannot play I've got watch duty. because GAMBLE-16
> Remy plays Winning Hand!
Bryn cannot play I've got watch duty. because GAMBLE-16
= the pot: 3 Gold
---
title: Whoever has no Gold left is asked for no ante, so there is nothing to leave for
proves: GAMBLE-20
seats: Tara, Bryn, Remy
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Tara holds: Gambling? I'm in!
Bryn holds: I've got watch duty. | Winning Hand!
Remy holds: I raise!

> Tara plays Gambling? I'm in!
> Bryn antes
> Bryn passes
> Remy plays I raise!
> Bryn declines                # the card itself; the antes are next
Bryn cannot play I've got watch duty. because GAMBLE-16
= the pot: 5 Gold              # three antes, then two
= Bryn: 0 Gold
> Tara passes
> Bryn plays Winning Hand!     # she is still in the Round
= Bryn is in control
