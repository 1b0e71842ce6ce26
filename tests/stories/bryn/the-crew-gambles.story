title: As the Action of a turn the card starts a Round: everybody antes, its player too
proves: CARD-083, GAMBLE-01, GAMBLE-02, GAMBLE-04
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!

> Bryn plays Gambling? I'm in! using 1
> Bryn antes
= the pot: 4 Gold
= Bryn is in control
= Bryn: 9 Gold, 6 cards
= Whitehawk: 9 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= the Inn: 0 Gold
> Whitehawk passes
> Remy passes
> Tara passes
= Bryn: 13 Gold
---
title: On a gambling turn the same card takes control, and nobody antes
proves: CARD-083, GAMBLE-26
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!
Whitehawk holds: Gambling? I'm in!

> Bryn plays Gambling? I'm in! using 1
> Bryn antes
Whitehawk cannot play Gambling? I'm in! because TYPES-06       # not her turn yet
> Whitehawk plays Gambling? I'm in! using 2
= Whitehawk is in control
= the pot: 4 Gold
> Remy passes
> Tara passes
> Bryn passes
= Whitehawk: 13 Gold
---
title: Gambling turns go round to the left, from the player after the starter
proves: CARD-083, GAMBLE-05
seats: Bryn, Whitehawk, Remy, Tara
active: Remy
Remy holds: Gambling? I'm in!
Tara holds: Gambling? I'm in!
Whitehawk holds: Gambling? I'm in!

> Remy plays Gambling? I'm in! using 1
> Remy antes
> Tara plays Gambling? I'm in! using 2
> Bryn passes
> Whitehawk plays Gambling? I'm in! using 2
= Whitehawk is in control
> Remy passes
> Tara passes
> Bryn passes
= Whitehawk: 13 Gold
= Remy: 9 Gold
---
title: It can follow anything but a Winning Hand
proves: CARD-083, CARD-084, GAMBLE-12, GAMBLE-13
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in! | Gambling? I'm in! | Winning Hand! | I raise!
Whitehawk holds: I raise!
Remy holds: Gambling? I'm in!
Tara holds: Winning Hand!

> Bryn plays Gambling? I'm in! using 1
> Whitehawk plays I raise!
> Remy plays Gambling? I'm in! using 2
= Remy is in control
> Tara plays Winning Hand!
= Tara is in control
Bryn cannot play Gambling? I'm in! because GAMBLE-12
Bryn cannot play I raise! because GAMBLE-12
Bryn cannot play Winning Hand! because GAMBLE-12
> Bryn passes
> Whitehawk passes
> Remy passes
= Tara: 16 Gold                # 10 - 2 + 8
---
title: Once a Cheating card has followed the Winning Hand, any card may come next
proves: CARD-084, GAMBLE-13
seats: Bryn, Whitehawk, Tara
Bryn holds: Gambling? I'm in! | Gambling? I'm in!
Whitehawk holds: Winning Hand!
Tara holds: This time, let's use my deck.

> Bryn plays Gambling? I'm in! using 1
> Whitehawk plays Winning Hand!
> Tara plays This time, let's use my deck.
= Tara is in control
> Bryn plays Gambling? I'm in! using 2
= Bryn is in control
---
title: The Captain's fine hand beats a Winning Hand without cheating
proves: CARD-084, GAMBLE-12, GAMBLE-14
seats: Tara, Bryn, Whitehawk
Tara holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: I raise! | That's a fine hand there, but this one's got you beat

> Tara plays Gambling? I'm in! using 1
> Bryn plays Winning Hand!
= Bryn is in control
Whitehawk cannot play I raise! because GAMBLE-12
Whitehawk can play That's a fine hand there, but this one's got you beat
> Whitehawk plays That's a fine hand there, but this one's got you beat
= Whitehawk is in control
---
title: After the fine hand any card may come again
proves: CARD-084, GAMBLE-13
seats: Tara, Bryn, Whitehawk
Tara holds: Gambling? I'm in! | Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: That's a fine hand there, but this one's got you beat

> Tara plays Gambling? I'm in! using 1
> Bryn plays Winning Hand!
> Whitehawk plays That's a fine hand there, but this one's got you beat
> Tara plays Gambling? I'm in! using 2
= Tara is in control
---
title: A raise takes control and costs everybody who is still in 1 Gold, the raiser too
proves: GAMBLE-29
seats: Remy, Bryn, Whitehawk, Tara
Remy holds: Gambling? I'm in!
Bryn holds: I raise!
Tara holds: The wind says fold.

> Remy plays Gambling? I'm in!
> Tara plays The wind says fold.
= the pot: 3 Gold
> Bryn plays I raise!
= Bryn is in control
= the pot: 6 Gold
= Bryn: 8 Gold
= Remy: 8 Gold
= Whitehawk: 8 Gold
= Tara: 10 Gold                # she had left
---
title: If the raiser has no Gold to ante, nobody has to
proves: GAMBLE-22
seats: Remy, Bryn, Whitehawk
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Remy holds: Gambling? I'm in!
Bryn holds: I raise! | The purser owes me one.

> Remy plays Gambling? I'm in!
> Bryn plays I raise!
> Remy declines                # the card; then Bryn is asked alone
Bryn cannot play The purser owes me one. because GAMBLE-23     # no help with an ante
= Bryn is in control
= the pot: 3 Gold
= Remy: 9 Gold
> Whitehawk passes
> Remy passes
= Bryn: 3 Gold
---
title: If the Inn antes for a raiser without Gold, the others have to
proves: GAMBLE-22, GAMBLE-23
seats: Remy, Tara, Whitehawk
Tara has 20 Fortitude, 0 Alcohol, 1 Gold
Remy holds: Gambling? I'm in!
Tara holds: I raise! | Landlord, keep the candlesticks. We're even!

> Remy plays Gambling? I'm in!
> Tara antes
> Tara plays I raise!
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara is in control
= the pot: 6 Gold
= Remy: 8 Gold
= the Inn: -1 Gold
---
title: Nobody can be made to ante by a Negated Round
proves: CARD-083, NEGATE-01, NEGATE-14
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in! | Heave!
Tara holds: You were about to do something foolish.

> Bryn plays Gambling? I'm in! using 1
> Tara plays You were about to do something foolish.
= Bryn: 10 Gold
= Remy: 10 Gold
= Tara: 9 Gold
Bryn cannot play Heave! because TYPES-05
> Bryn orders for Tara
= Tara: 2 Drinks
---
title: Negated on a gambling turn, being an Action card as well, it is a pass
proves: CARD-083, GAMBLE-27
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in!
Remy holds: Gambling? I'm in!
Tara holds: You were about to do something foolish.

> Bryn plays Gambling? I'm in! using 1
> Remy plays Gambling? I'm in! using 2
> Tara plays You were about to do something foolish.
= Bryn is in control
> Tara passes
= Bryn: 12 Gold
---
title: A raise is no Action card, and Tara cannot stop it
proves: TYPES-01
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in!
Remy holds: I raise!
Tara holds: You were about to do something foolish. | I don't think so!

> Bryn plays Gambling? I'm in! using 1
> Remy plays I raise!
Tara cannot play You were about to do something foolish. because TYPES-01
Tara cannot play I don't think so! because TYPES-01
= Remy is in control
= the pot: 6 Gold
