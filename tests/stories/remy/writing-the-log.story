title: Remy leaves the Round instead of anteing
proves: GAMBLE-16, GAMBLE-15
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in!
Remy holds: Somebody has to write the log. | Winning Hand!

> Bryn plays Gambling? I'm in!
> Remy plays Somebody has to write the log.
= the pot: 2 Gold
= Remy: 10 Gold
= Tara: 9 Gold
= Bryn is in control
Remy cannot play Winning Hand! because GAMBLE-15
> Tara passes
= Bryn: 11 Gold
---
title: He may leave at a later ante; what he has paid stays in the pot
proves: GAMBLE-16, GAMBLE-15
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: I raise!
Remy holds: Somebody has to write the log.

> Bryn plays Gambling? I'm in!
Remy cannot play Somebody has to write the log. because GAMBLE-16
> Tara plays I raise!
> Remy plays Somebody has to write the log.
= the pot: 5 Gold
= Remy: 9 Gold
= Tara is in control
> Bryn passes
= Tara: 13 Gold
---
title: If he leaves the Round he has started himself, nobody is in control
proves: GAMBLE-17
seats: Remy, Bryn, Tara
Remy holds: Gambling? I'm in! | Somebody has to write the log.

> Remy plays Gambling? I'm in!
> Remy plays Somebody has to write the log.
= nobody is in control
= the pot: 2 Gold
= Remy: 10 Gold
---
title: The captain's Round cannot be left
proves: GAMBLE-16
seats: Whitehawk, Remy, Tara
Whitehawk holds: Ante up or walk the plank!
Remy holds: Somebody has to write the log.
Tara holds: Landlord, keep the candlesticks. We're even!

> Whitehawk plays Ante up or walk the plank!
> Tara declines        # the card; the antes are due
Tara can play Landlord, keep the candlesticks. We're even!
Remy cannot play Somebody has to write the log. because GAMBLE-16
= the pot: 3 Gold
= Remy: 9 Gold
---
title: Other payments are no antes
proves: GAMBLE-16
seats: Bryn, Remy, Tara
Bryn holds: Harbour dues, gentlemen.
Remy holds: Somebody has to write the log.

> Bryn plays Harbour dues, gentlemen.
Remy cannot play Somebody has to write the log. because GAMBLE-16
= Remy: 9 Gold
= Bryn: 12 Gold
---
title: A Negated excuse is none, and the ante is due
proves: NEGATE-01
seats: Bryn, Remy, Tara
Bryn holds: Gambling? I'm in! | I don't think so!
Remy holds: Somebody has to write the log.

> Bryn plays Gambling? I'm in!
> Remy plays Somebody has to write the log.
> Bryn plays I don't think so!
= the pot: 3 Gold
= Remy: 9 Gold
