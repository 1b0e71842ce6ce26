title: A Cheating card is Negated, and the cheat is marked
proves: REMY-02, GAMBLE-27
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Remy holds: Cards on the table. All six of them.

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Remy plays Cards on the table. All six of them.
= Tara: 9 Gold, 1 Mark
= Bryn is in control
= This time, let's use my deck. is discarded
> Remy passes
= Bryn: 12 Gold, 0 Marks
---
title: Undisturbed, the cheat takes control and is not marked
proves: GAMBLE-06
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Remy holds: Cards on the table. All six of them.

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Remy passes
= Tara is in control
> Bryn passes
= Tara: 12 Gold, 0 Marks
---
title: A cheat who is marked already is Negated all the same
proves: REMY-03
seats: Bryn, Tara, Remy
Tara has 1 Mark
Bryn holds: Gambling? I'm in!
Tara holds: My fingers read better than your eyes.
Remy holds: Cards on the table. All six of them.

> Bryn plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
> Remy plays Cards on the table. All six of them.
= the pot: 3 Gold
= Bryn is in control
= Tara: 9 Gold, 1 Mark
---
title: An honest Gambling card is no reason to search anybody
proves: TYPES-01
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: Winning Hand!
Remy holds: Cards on the table. All six of them.

> Bryn plays Gambling? I'm in!
Remy cannot play Cards on the table. All six of them. because TYPES-01
> Tara plays Winning Hand!
Remy cannot play Cards on the table. All six of them. because TYPES-01
> Remy passes
= Tara is in control
= Tara: 0 Marks
---
title: Remy stays in a Round somebody tried to cheat him out of
proves: GAMBLE-24
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Remy holds: Cards on the table. All six of them. | Winning Hand!

> Bryn plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Remy
> Remy plays Cards on the table. All six of them.
= Bryn is in control
= Tara: 1 Mark
> Remy plays Winning Hand!
= Remy is in control
---
title: Without it the same card forces him out
proves: GAMBLE-24
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Remy holds: Winning Hand!

> Bryn plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Remy
> Bryn declines
> Remy declines
= Tara is in control
Remy cannot play Winning Hand! because GAMBLE-15
---
title: A search that is Negated leaves the cheat in control and unmarked
proves: NEGATE-01
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck. | I don't think so!
Remy holds: Cards on the table. All six of them.

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Remy plays Cards on the table. All six of them.
> Tara plays I don't think so!
> Remy passes
= Tara is in control
= Tara: 0 Marks
---
title: The Mark comes with the search and not before, so the quarrel about it is an open one
proves: REMY-06
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in! | I don't think so!
Tara holds: This time, let's use my deck. | I don't think so!
Remy holds: Cards on the table. All six of them. | I don't think so!

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Remy plays Cards on the table. All six of them.
> Tara plays I don't think so!
> Remy plays I don't think so!
> Bryn plays I don't think so!
> Remy passes
= Tara is in control
= Tara: 0 Marks
---
title: Having left the Round does not keep Remy from watching it
proves: GAMBLE-15
seats: Bryn, Tara, Remy, Whitehawk
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Remy holds: Somebody has to write the log. | Cards on the table. All six of them.

> Bryn plays Gambling? I'm in!
> Remy plays Somebody has to write the log.
> Tara plays This time, let's use my deck.
> Remy plays Cards on the table. All six of them.
= Bryn is in control
= Tara: 1 Mark
= Remy: 10 Gold
