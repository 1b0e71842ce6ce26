title: "What a coincidence" takes half of a pot another player has collected
proves: TIMING-12
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
= the pot: 4 Gold
> Tara passes
Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
> Whitehawk plays What a coincidence, I happen to have the same hand!
= now Bryn: 13 Gold
= Bryn: 11 Gold
= Whitehawk: 11 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= the Inn: 0 Gold
---
title: Of an odd pot she takes the smaller half
proves: TIMING-12
seats: Bryn, Whitehawk, Tara
Bryn holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Bryn: 11 Gold                # 9, and 2 of 3
= Whitehawk: 10 Gold
= Tara: 9 Gold
---
title: It is half of what was collected, not of what was once in the pot
proves: GAMBLE-30, TIMING-12
seats: Remy, Whitehawk, Bryn, Tara
Remy holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!
Bryn holds: I raise!
Tara holds: My fingers read better than your eyes.

> Remy plays Gambling? I'm in!
> Bryn plays I raise!
= the pot: 8 Gold
> Tara plays My fingers read better than your eyes.
= the pot: 7 Gold
> Remy passes
> Whitehawk passes
> Bryn passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Whitehawk: 11 Gold           # 8, and 3 of 7
= Tara: 13 Gold                # 8, 1 out of the pot, and 4 of 7
---
title: She may take half although she has been forced out of the Round
proves: GAMBLE-15, TIMING-12
seats: Remy, Tara, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Whitehawk holds: What a coincidence, I happen to have the same hand! | Winning Hand!

> Remy plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Whitehawk
= Tara is in control
Whitehawk cannot play Winning Hand! because GAMBLE-15
> Bryn passes
> Remy passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Tara: 11 Gold
= Whitehawk: 11 Gold
---
title: Gerki takes the pot Bryn has won, and the Captain takes half of it from him
proves: TIMING-10, TIMING-12, GAMBLE-31
example: EX-156
seats: Bryn, Gerki as Ilka, Whitehawk, D as Tara
Bryn holds: Gambling? I'm in!
Gerki holds: Congratulations! I'll carry it for you!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Gerki passes
> Whitehawk passes
> D passes
Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
> Gerki plays Congratulations! I'll carry it for you!
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Gerki: 11 Gold
= Whitehawk: 11 Gold
= Bryn: 9 Gold
= D: 9 Gold
---
title: She takes half from a player whose card has simply won the Round
proves: GAMBLE-10, TIMING-12
seats: Remy, Tara, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Whitehawk holds: What a coincidence, I happen to have the same hand!
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Bryn: 11 Gold
= Whitehawk: 11 Gold
= Tara: 9 Gold
---
title: Her own pot is not another player's
proves: TIMING-12
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Gambling? I'm in! | What a coincidence, I happen to have the same hand!

> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Remy passes
> Remy declines
= now Whitehawk: 12 Gold
Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
= Whitehawk: 12 Gold
= Whitehawk holds What a coincidence, I happen to have the same hand!
---
title: A pot that goes to the Inn is taken by nobody, so there is no half for her
proves: GAMBLE-18
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in! | I've got watch duty.
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= nobody is in control
> Whitehawk passes
> Remy passes
= now the Inn: +2 Gold
Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
= Whitehawk: 9 Gold
---
title: Negated it leaves the whole pot where it is
proves: NEGATE-01, NEGATE-16
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in! | I don't think so!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn plays I don't think so!
= Bryn: 13 Gold
= Whitehawk: 9 Gold
= What a coincidence, I happen to have the same hand! is discarded
---
title: Half a pot keeps a Captain in the game who has anted her last Gold
proves: GAMBLE-19, GAMBLE-21
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!
Whitehawk has 1 Gold

> Bryn plays Gambling? I'm in!
= Whitehawk: 0 Gold
> Whitehawk passes
> Remy passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Whitehawk: 2 Gold
> Bryn ends the phase
= Whitehawk is in
---
title: Control: without it she is out when the Round is over
proves: GAMBLE-21
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!
Whitehawk has 1 Gold

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Tara passes
> Bryn ends the phase
= Whitehawk is out: no Gold
= Bryn: 13 Gold
---
title: Whoever has taken the pot can Ignore the coincidence: by then it is their Gold
proves: AFFECT-01, TIMING-12
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in! | You can't prove that was me!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn plays You can't prove that was me!
= Bryn: 13 Gold
= Whitehawk: 9 Gold
