title: Bryn starts a Round and goes on watch: nobody is in control, and the Inn gets the pot
proves: CARD-081, CARD-083, GAMBLE-11, GAMBLE-16, GAMBLE-17, GAMBLE-18
example: EX-138
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty.

> Bryn plays Gambling? I'm in! using 1
> Bryn plays I've got watch duty. using 1
= nobody is in control
= Bryn: 10 Gold
= Remy: 9 Gold
= the pot: 3 Gold
> Remy passes
> Tara passes
= the Inn: 0 Gold
> Whitehawk passes
= the Inn: +3 Gold
= Bryn: 10 Gold
= Whitehawk: 9 Gold
> Bryn orders for Tara
= Tara: 2 Drinks
---
title: Bryn has left her Round, and the first of the others to play a card is in control
proves: CARD-081, CARD-083, GAMBLE-15, GAMBLE-17
example: EX-138
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty. | Winning Hand! | Tip the Wench.
Remy holds: Gambling? I'm in!

> Bryn plays Gambling? I'm in! using 1
> Bryn plays I've got watch duty. using 1
= nobody is in control
> Remy plays Gambling? I'm in! using 2
Bryn can play Tip the Wench.
= Remy is in control
= the pot: 3 Gold
Bryn cannot play Winning Hand! because GAMBLE-15
> Tara passes
> Whitehawk passes
= Remy: 12 Gold
= Tara: 9 Gold
= Bryn: 10 Gold
= the Inn: 0 Gold
> Bryn orders for Tara
= Tara: 2 Drinks
---
title: If Bryn antes for the Round she started, she is in control of it
proves: CARD-083, GAMBLE-04
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty.

> Bryn plays Gambling? I'm in! using 1
> Bryn antes
= Bryn is in control
= the pot: 4 Gold
> Remy passes
> Tara passes
> Whitehawk passes
= Bryn: 13 Gold
---
title: Bryn raises, goes on watch, and leaves the raise to the others
proves: CARD-081, GAMBLE-15, GAMBLE-16, GAMBLE-17
seats: Remy, Bryn, Tara
Remy holds: Gambling? I'm in!
Bryn holds: I raise! | I've got watch duty.

> Remy plays Gambling? I'm in!
> Bryn plays I raise!
> Bryn plays I've got watch duty. using 1
= nobody is in control
= the pot: 5 Gold              # three antes, two for the raise
= Bryn: 9 Gold
= Remy: 8 Gold
= Tara: 8 Gold
> Tara passes
> Remy passes
= the Inn: +5 Gold
---
title: Bryn's leaving is Negated: she antes after all and is in control
proves: NEGATE-01
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in! | I've got watch duty.
Tara holds: I don't think so!

> Bryn plays Gambling? I'm in! using 1
> Bryn plays I've got watch duty. using 1
> Tara plays I don't think so!
= Bryn is in control
= Bryn: 9 Gold
= the pot: 3 Gold
---
title: With her second copy Bryn may try again
proves: NEGATE-17
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in! | I've got watch duty. | I've got watch duty.
Tara holds: I don't think so!

> Bryn plays Gambling? I'm in! using 1
> Bryn plays I've got watch duty. using 1
> Tara plays I don't think so!
> Bryn plays I've got watch duty. using 1
= nobody is in control
= Bryn: 10 Gold, 4 cards
= the pot: 2 Gold
---
title: A raise Bryn could not have paid for is nobody's raise, and her seat is empty all the same
proves: GAMBLE-17, GAMBLE-18, GAMBLE-19, GAMBLE-21, GAMBLE-22
seats: Bryn, Remy, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Bryn holds: Gambling? I'm in! | I raise! | I've got watch duty.
Remy holds: Gambling? I'm in!

> Bryn plays Gambling? I'm in! using 1
> Bryn antes
> Remy plays Gambling? I'm in! using 2
> Tara passes
> Bryn plays I raise!
> Bryn plays I've got watch duty. using 1
= nobody is in control
= the pot: 3 Gold
= Bryn: 0 Gold
= Bryn is in                   # until the Round is over
> Remy passes
> Tara passes
= Bryn is out: no Gold
= the Inn: +3 Gold
= Remy: 9 Gold
