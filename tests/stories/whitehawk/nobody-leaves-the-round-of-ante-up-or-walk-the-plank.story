title: "Ante up or walk the plank!" starts a Round: everybody antes and the Captain is in control
proves: GAMBLE-01, GAMBLE-02, GAMBLE-04, GAMBLE-11
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Ante up or walk the plank!

> Whitehawk plays Ante up or walk the plank!
= the pot: 4 Gold
= Whitehawk: 9 Gold
= Remy: 9 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= Whitehawk is in control
> Remy passes
> Bryn passes
> Tara passes
= Whitehawk: 13 Gold
= the Inn: 0 Gold
> Whitehawk orders for Tara    # the Round was her Action
= Tara: 2 Drinks
---
title: No card lets anybody leave that Round of their own will
proves: GAMBLE-02
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Ante up or walk the plank!
Remy holds: Somebody has to write the log.
Bryn holds: I've got watch duty.
Tara holds: The wind says fold.

> Whitehawk plays Ante up or walk the plank!
> Whitehawk antes
Remy cannot play Somebody has to write the log. because GAMBLE-16
Bryn cannot play I've got watch duty. because GAMBLE-16
Tara cannot play The wind says fold. because GAMBLE-16
= the pot: 4 Gold
= Remy: 9 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= Bryn holds I've got watch duty.
---
title: Control: an ordinary Round of the Captain can be left by all three
proves: GAMBLE-16, GAMBLE-25
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Gambling? I'm in!
Remy holds: Somebody has to write the log.
Bryn holds: I've got watch duty.
Tara holds: The wind says fold.

> Whitehawk plays Gambling? I'm in!
> Whitehawk antes
Remy can play Somebody has to write the log.
Bryn can play I've got watch duty.
Tara can play The wind says fold.
> Remy plays Somebody has to write the log.
> Bryn plays I've got watch duty.
> Tara plays The wind says fold.
= Whitehawk: 10 Gold           # the last one in the Round, who need not ante any more
= Remy: 10 Gold
= Bryn: 10 Gold
= Tara: 10 Gold
---
title: An ante demanded later in that Round does not let anybody leave either
proves: GAMBLE-29
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Ante up or walk the plank!
Remy holds: I raise!
Bryn holds: I've got watch duty.

> Whitehawk plays Ante up or walk the plank!
> Remy plays I raise!
> Remy antes
Bryn cannot play I've got watch duty. because GAMBLE-16
= the pot: 8 Gold
= Bryn: 8 Gold
---
title: The next Round can be left again
proves: GAMBLE-16
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Ante up or walk the plank!
Remy holds: Gambling? I'm in!
Bryn holds: I've got watch duty.

> Whitehawk plays Ante up or walk the plank!
> Whitehawk antes
Bryn cannot play I've got watch duty. because GAMBLE-16
> Whitehawk ends the phase
> Whitehawk ends the phase
> Whitehawk ends the phase
> Remy plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= Bryn: 9 Gold                 # the ante of the first Round
= the pot: 3 Gold
---
title: Being forced out is not leaving of one's own will
proves: GAMBLE-15, GAMBLE-24
seats: Whitehawk, Tara, Bryn, Remy
Whitehawk holds: Ante up or walk the plank!
Tara holds: I felt that ace go by.
Bryn holds: Winning Hand!

> Whitehawk plays Ante up or walk the plank!
> Tara plays I felt that ace go by. on Bryn
= Tara is in control
Bryn cannot play Winning Hand! because GAMBLE-15
> Remy passes
> Whitehawk passes
= Tara: 13 Gold
= Bryn: 9 Gold
---
title: A card that pays the ante is no way out of the Round, so it may be played
proves: GAMBLE-23
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Ante up or walk the plank!
Tara holds: Landlord, keep the candlesticks. We're even! | Winning Hand!

> Whitehawk plays Ante up or walk the plank!
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold
= the pot: 3 Gold
= the Inn: -1 Gold
Tara can play Winning Hand!
---
title: "Ante up or walk the plank!" cannot be Negated
proves: GAMBLE-01
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Ante up or walk the plank!
Tara holds: You were about to do something foolish.

> Whitehawk plays Ante up or walk the plank!
Tara cannot play You were about to do something foolish. because TYPES-01
= the pot: 3 Gold
= Tara: 9 Gold
= Tara holds You were about to do something foolish.
---
title: Control: "Gambling? I'm in!" can be Negated, and then there is no Round
proves: NEGATE-01, NEGATE-14
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in! | Mind the boom!
Tara holds: You were about to do something foolish.

> Whitehawk plays Gambling? I'm in!
> Tara plays You were about to do something foolish.
= Whitehawk: 10 Gold
= Tara: 9 Gold
= Bryn: 10 Gold
= the Inn: +1 Gold
Whitehawk cannot play Mind the boom! because TYPES-05, TURN-06
---
title: Nobody Ignores that Round as a card that affects their Gold
proves: AFFECT-06, GAMBLE-03
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Ante up or walk the plank!
Remy holds: I have no time for your tomfoolery!
Bryn holds: I've had worse from seagulls.
Tara holds: I may be blind, but I could still see that coming!

> Whitehawk plays Ante up or walk the plank!
Remy cannot play I have no time for your tomfoolery! because AFFECT-06
Bryn cannot play I've had worse from seagulls. because AFFECT-06
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-06
> Whitehawk antes
Tara cannot play I may be blind, but I could still see that coming!
= the pot: 4 Gold
---
title: On her gambling turn "Ante up or walk the plank!" only takes control
proves: GAMBLE-06, TYPES-05, TYPES-07
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Ante up or walk the plank!
Bryn holds: I raise! | I've got watch duty.

> Remy plays Gambling? I'm in!
= Remy is in control
> Whitehawk plays Ante up or walk the plank! using 2
= Whitehawk is in control
= the pot: 3 Gold
= Whitehawk: 9 Gold
> Bryn plays I raise!
> Bryn plays I've got watch duty.    # the Round has not become one that nobody can leave
= nobody is in control
= the pot: 5 Gold
---
title: Taking control with it cannot be Negated, with "Gambling? I'm in!" it can
proves: NEGATE-15, GAMBLE-27
seats: Remy, Whitehawk, Bryn, Tara
Remy holds: Gambling? I'm in!
Whitehawk holds: Ante up or walk the plank!
Bryn holds: Gambling? I'm in!
Tara holds: You were about to do something foolish.

> Remy plays Gambling? I'm in!
> Whitehawk plays Ante up or walk the plank!
Tara cannot play You were about to do something foolish. because TYPES-01
= Whitehawk is in control
> Bryn plays Gambling? I'm in!
> Tara plays You were about to do something foolish.
= Whitehawk is in control
> Tara passes
> Remy passes
= Whitehawk: 13 Gold
---
title: It does not take control from a "Winning Hand!", and it is no card for the turn of another
proves: GAMBLE-12, TYPES-05
seats: Remy, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: Ante up or walk the plank!

Whitehawk cannot play Ante up or walk the plank! because TYPES-05
> Remy plays Gambling? I'm in!
> Bryn plays Winning Hand!
= Bryn is in control
Whitehawk cannot play Ante up or walk the plank! because GAMBLE-12
---
title: Who antes the last Gold stays until the Round is over, although nobody could leave it
proves: GAMBLE-19, GAMBLE-21
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Ante up or walk the plank!
Bryn has 1 Gold

> Whitehawk plays Ante up or walk the plank!
= Bryn: 0 Gold
= Bryn is in
> Bryn passes
> Remy passes
> Whitehawk ends the phase
= Bryn is out: no Gold
= Whitehawk: 12 Gold
