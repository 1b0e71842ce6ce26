title: "That's a fine hand there" takes control even from a "Winning Hand!"
proves: GAMBLE-12, GAMBLE-14
seats: Remy, Bryn, Whitehawk
Remy holds: Gambling? I'm in! | Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: That's a fine hand there, but this one's got you beat | Gambling? I'm in! | I raise!

> Remy plays Gambling? I'm in!
> Bryn plays Winning Hand!
= Bryn is in control
Whitehawk cannot play Gambling? I'm in! because GAMBLE-12
Whitehawk cannot play I raise! because GAMBLE-12
> Whitehawk plays That's a fine hand there, but this one's got you beat
= Whitehawk is in control
= the pot: 3 Gold
> Remy passes
> Bryn passes
= Whitehawk: 12 Gold
---
title: Once it lies on the "Winning Hand!" any Gambling Card may follow again
proves: GAMBLE-13, GAMBLE-14
seats: Remy, Bryn, Whitehawk
Remy holds: Gambling? I'm in! | Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: That's a fine hand there, but this one's got you beat

> Remy plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Whitehawk plays That's a fine hand there, but this one's got you beat
> Remy plays Gambling? I'm in!
= Remy is in control
> Bryn passes
> Whitehawk passes
= Remy: 12 Gold
---
title: It is no Cheating Card, so no card against Cheating touches it
proves: GAMBLE-14, TYPES-01
seats: Tara, Remy, Bryn, Whitehawk
Tara holds: Gambling? I'm in! | This time, let's use my deck.
Remy holds: Cards on the table. All six of them.
Bryn holds: Winning Hand! | I think it's time to stop foolin' around, don't you?
Whitehawk holds: That's a fine hand there, but this one's got you beat

> Tara plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Whitehawk plays That's a fine hand there, but this one's got you beat
Remy cannot play Cards on the table. All six of them. because TYPES-01
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01
= Whitehawk is in control
> Tara plays This time, let's use my deck.
Remy can play Cards on the table. All six of them.
Bryn can play I think it's time to stop foolin' around, don't you?
---
title: Nor is it an Action card that Tara could Negate
proves: GAMBLE-14
seats: Remy, Bryn, Whitehawk, Tara
Remy holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: That's a fine hand there, but this one's got you beat
Tara holds: You were about to do something foolish. | I don't think so!

> Remy plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Whitehawk plays That's a fine hand there, but this one's got you beat
Tara cannot play You were about to do something foolish. because TYPES-01
Tara cannot play I don't think so! because TYPES-01
= Whitehawk is in control
---
title: It is played only on her gambling turn, and only while she is in the Round
proves: TYPES-06, GAMBLE-15
seats: Remy, Tara, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Whitehawk holds: That's a fine hand there, but this one's got you beat

Whitehawk cannot play That's a fine hand there, but this one's got you beat because TYPES-06
> Remy plays Gambling? I'm in!
> Remy antes
Whitehawk cannot play That's a fine hand there, but this one's got you beat because TYPES-06
> Tara plays I felt that ace go by. on Whitehawk
= Tara is in control
Whitehawk cannot play That's a fine hand there, but this one's got you beat because GAMBLE-15
