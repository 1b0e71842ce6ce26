title: Each marked player pays Remy a fine, nobody else does
proves: REMY-02
seats: Remy, Bryn, Tara, Whitehawk
Bryn has 1 Mark
Whitehawk has 1 Mark
Remy holds: Fines are due at midnight.

> Remy plays Fines are due at midnight.
= Remy: 12 Gold
= Bryn: 9 Gold, 1 Mark
= Whitehawk: 9 Gold, 1 Mark
= Tara: 10 Gold, 0 Marks
= the Inn: 0 Gold
---
title: While nobody is marked there are no fines, and the Action is used up
proves: REMY-02, TURN-06
seats: Remy, Bryn, Tara
Remy holds: Fines are due at midnight. | Extra duty, sailor.

> Remy plays Fines are due at midnight.
= Remy: 10 Gold
= Bryn: 10 Gold
= Tara: 10 Gold
= Fines are due at midnight. is discarded
Remy cannot play Extra duty, sailor. because TYPES-05
---
title: Whoever Ignores the fine does not pay it
proves: NEGATE-02
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Tara has 1 Mark
Remy holds: Fines are due at midnight.
Tara holds: You can't prove that was me!

> Remy plays Fines are due at midnight.
> Tara plays You can't prove that was me!
= Remy: 11 Gold
= Bryn: 9 Gold
= Tara: 10 Gold
---
title: An unmarked player has no fine to Ignore
proves: REMY-02, AFFECT-01
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Fines are due at midnight.
Tara holds: Uh oh, I don't like where this is headed...

> Remy plays Fines are due at midnight.
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-01
= Remy: 11 Gold
= Tara: 10 Gold
---
title: If the Inn pays a fine, Remy gets it all the same
proves: GAMBLE-23
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Fines are due at midnight.
Bryn holds: The purser owes me one.

> Remy plays Fines are due at midnight.
> Bryn plays The purser owes me one.
= Remy: 11 Gold
= Bryn: 10 Gold
= the Inn: -1 Gold
---
title: A marked player who is out of the game pays no fine
proves: LOSE-15
seats: Remy, Bryn, Tara, Whitehawk
Bryn has 1 Mark
Tara has 1 Gold, 1 Mark
Whitehawk holds: Tip the Wench.
Remy holds: Fines are due at midnight.

> Whitehawk plays Tip the Wench. on Tara
= Tara is out: no Gold
> Remy plays Fines are due at midnight.
= Remy: 11 Gold
= Bryn: 9 Gold
---
title: A Mark that arrives after the fines were announced costs nothing yet
proves: REMY-02
seats: Remy, Whitehawk, Tara, Bryn
Bryn has 1 Mark
Remy holds: Fines are due at midnight. | Infighting? Not on my watch!
Whitehawk holds: Who put a hand in my purse?
Tara holds: Tip the Wench.

> Remy plays Fines are due at midnight.
> Tara plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Remy plays Infighting? Not on my watch!
= Whitehawk: 10 Gold, 1 Mark
= Tara: 9 Gold, 18 Fortitude
= Bryn: 9 Gold
= Remy: 11 Gold
---
title: Two Gold are confiscated from a marked player
proves: REMY-02
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: That will be confiscated.

Remy cannot play That will be confiscated. on Tara
> Remy plays That will be confiscated. on Bryn
= Bryn: 8 Gold, 1 Mark
= Remy: 12 Gold
= Tara: 10 Gold
---
title: From unmarked players nothing can be confiscated
proves: REMY-02
seats: Remy, Bryn, Tara
Remy holds: That will be confiscated.

Remy cannot play That will be confiscated. because REMY-02
= Remy holds That will be confiscated.
---
title: From a single Gold only one can be confiscated
proves: LIMIT-06, LOSE-01
seats: Remy, Bryn, Tara
Bryn has 1 Gold, 1 Mark
Remy holds: That will be confiscated.

> Remy plays That will be confiscated. on Bryn
= Remy: 11 Gold
= Bryn is out: no Gold
---
title: What Tara has foreseen is confiscated from the Inn
proves: GAMBLE-23
seats: Remy, Tara, Bryn
Tara has 1 Mark
Remy holds: That will be confiscated.
Tara holds: Landlord, keep the candlesticks. We're even!

> Remy plays That will be confiscated. on Tara
> Tara plays Landlord, keep the candlesticks. We're even!
= Tara: 10 Gold
= Remy: 12 Gold
= the Inn: -2 Gold
---
title: A card that moves everything it does may move a confiscation to an unmarked player
proves: REDIRECT-04
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: That will be confiscated.
Bryn holds: Shove Aside
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Remy plays That will be confiscated. on Bryn
> Bryn plays Shove Aside on Tara
= Bryn: 10 Gold
= Tara: 8 Gold, 0 Marks
= Remy: 12 Gold
---
title: A fine can be hit back like any loss of Gold
proves: TIMING-11
seats: Remy, Whitehawk, Bryn
Whitehawk has 1 Mark
Bryn has 1 Mark
Remy holds: Fines are due at midnight.
Whitehawk holds: Who put a hand in my purse?

> Remy plays Fines are due at midnight.
> Whitehawk plays Who put a hand in my purse?
= Whitehawk: 10 Gold
= Bryn: 9 Gold
= Remy: 18 Fortitude, 11 Gold
