title: Tara feels Bryn's ace go by, but Bryn catches her: she does not leave, she wins
proves: GAMBLE-10, GAMBLE-24
example: EX-139
seats: Remy, Whitehawk, Tara, Bryn
Remy holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Bryn
Bryn can play I think it's time to stop foolin' around, don't you?
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 13 Gold
= Tara: 9 Gold
---
title: Bryn answers for Remy, whom Tara wants to leave
proves: GAMBLE-24
seats: Remy, Whitehawk, Tara, Bryn
Remy holds: Gambling? I'm in! | Cards on the table. All six of them.
Tara holds: I felt that ace go by.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Remy
Remy can play Cards on the table. All six of them.
Bryn can play I think it's time to stop foolin' around, don't you?
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 13 Gold
= Remy: 9 Gold
= Remy holds Cards on the table. All six of them.
---
title: Remy answers for Bryn, from outside the Round even, and she stays in it
proves: GAMBLE-15, GAMBLE-24, GAMBLE-27
seats: Remy, Whitehawk, Tara, Bryn
active: Whitehawk
Whitehawk holds: Gambling? I'm in!
Remy holds: Somebody has to write the log. | Cards on the table. All six of them.
Tara holds: I felt that ace go by.
Bryn holds: Winning Hand!

> Whitehawk plays Gambling? I'm in!
> Remy plays Somebody has to write the log.
> Tara plays I felt that ace go by. on Bryn
> Remy plays Cards on the table. All six of them.
= Whitehawk is in control
= Tara: 1 Mark
= the pot: 3 Gold
Bryn can play Winning Hand!
---
title: Nobody answers: Bryn is out of the Round, and her card against cheats is of no more use in it
proves: GAMBLE-15, GAMBLE-24
seats: Remy, Whitehawk, Tara, Bryn
Remy holds: Gambling? I'm in! | I raise!
Tara holds: I felt that ace go by. | This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you? | Winning Hand!

> Remy plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Bryn
> Bryn declines
= Tara is in control
Bryn cannot play Winning Hand! because GAMBLE-15
> Remy plays I raise!
= the pot: 7 Gold
= Bryn: 9 Gold
> Whitehawk passes
> Tara plays This time, let's use my deck.
Bryn cannot play I think it's time to stop foolin' around, don't you? because GAMBLE-15
= Tara is in control
