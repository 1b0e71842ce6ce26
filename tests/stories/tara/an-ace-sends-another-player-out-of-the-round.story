title: The ace takes control and sends another player out of the Round, whose ante stays in the pot
proves: GAMBLE-06, GAMBLE-15
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in! | I raise!
Tara holds: I felt that ace go by.
Bryn holds: I raise!

> Whitehawk plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Whitehawk
= Tara is in control
= the pot: 3 Gold
Whitehawk cannot play I raise! because GAMBLE-15
Bryn can play I raise!
> Bryn passes
= Tara: 12 Gold
= Whitehawk: 9 Gold
= Bryn: 9 Gold

---
title: Whoever was sent out antes no more
proves: GAMBLE-15
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Bryn holds: I raise!

> Whitehawk plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Whitehawk
> Bryn plays I raise!
= the pot: 5 Gold
> Tara passes
= Bryn: 13 Gold
= Whitehawk: 9 Gold
= Tara: 8 Gold

---
title: If only one other player was left in the Round, sending them out wins it on the spot
proves: GAMBLE-25
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in!
Bryn holds: I've got watch duty.
Tara holds: I felt that ace go by.

> Whitehawk plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= the pot: 2 Gold
Tara cannot play I felt that ace go by. on Bryn      # she has left
> Tara plays I felt that ace go by. on Whitehawk
= Tara: 11 Gold
= Whitehawk: 9 Gold
= Bryn: 10 Gold

---
title: The ace follows a Winning Hand, as any Cheating card does
proves: GAMBLE-12, GAMBLE-13
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Tara holds: I felt that ace go by. | Gambling? I'm in!

> Whitehawk plays Gambling? I'm in!
> Bryn plays Winning Hand!
= Bryn is in control
Tara cannot play Gambling? I'm in! because GAMBLE-12
> Tara plays I felt that ace go by. on Bryn
= Tara is in control
> Whitehawk passes
= Tara: 12 Gold

---
title: Before anybody goes everybody may answer; a Negated ace sends nobody out and is a pass
proves: GAMBLE-24, GAMBLE-27
seats: Whitehawk, Bryn, Tara, Remy
Whitehawk holds: Gambling? I'm in!
Bryn holds: Winning Hand! | Cards on the table. All six of them.
Tara holds: I felt that ace go by.
Remy holds: Cards on the table. All six of them.

> Whitehawk plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Tara plays I felt that ace go by. on Bryn
Bryn can play Cards on the table. All six of them.
Remy can play Cards on the table. All six of them.
> Remy plays Cards on the table. All six of them.
= Bryn is in control
= Tara: 1 Mark
> Remy passes
> Whitehawk passes
= Bryn: 13 Gold
= Tara: 9 Gold

---
title: Bryn ends the foolery: the ace is Negated and the Round is hers
proves: GAMBLE-10, GAMBLE-24
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Whitehawk plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Bryn
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 12 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold

---
title: From a Round that nobody can leave one may still be sent away
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Ante up or walk the plank! | I raise!
Tara holds: I felt that ace go by. | The wind says fold.

> Whitehawk plays Ante up or walk the plank!
> Tara plays I felt that ace go by. on Whitehawk
= Tara is in control
Whitehawk cannot play I raise! because GAMBLE-15
> Bryn passes
= Tara: 12 Gold

---
title: Whoever is sent out with empty pockets stays until the Round is over, and is out then
proves: GAMBLE-19, GAMBLE-21
seats: Whitehawk, Tara, Bryn
Whitehawk has 1 Gold
Whitehawk holds: Gambling? I'm in!
Tara holds: I felt that ace go by.

> Whitehawk plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Whitehawk
= Whitehawk: 0 Gold
= Whitehawk is in
> Bryn passes
= Whitehawk is out: no Gold
= Tara: 12 Gold
