title: Two other players pay her 1 Gold each
proves: TYPES-05
seats: Tara, Bryn, Remy, Whitehawk
Tara holds: Alms for the blind? Thank you. You too.

> Tara plays Alms for the blind? Thank you. You too. on Bryn, Whitehawk
= Tara: 12 Gold, 6 cards
= Bryn: 9 Gold
= Remy: 10 Gold
= Whitehawk: 9 Gold
= the Inn: +0 Gold
= Alms for the blind? Thank you. You too. is discarded
---
title: Whoever lets the Inn pay does not cheat her of it
proves: GAMBLE-23
seats: Tara, Bryn, Remy
Tara holds: Alms for the blind? Thank you. You too.
Bryn holds: The purser owes me one.

> Tara plays Alms for the blind? Thank you. You too. on Bryn, Remy
> Bryn plays The purser owes me one.
= Tara: 12 Gold
= Bryn: 10 Gold
= Remy: 9 Gold
= the Inn: -1 Gold
---
title: A marked beggar is Ignored and hit
proves: AFFECT-01, NEGATE-02
seats: Tara, Bryn, Remy
Tara has 1 Mark
Tara holds: Alms for the blind? Thank you. You too.
Remy holds: I have no time for your tomfoolery!

> Tara plays Alms for the blind? Thank you. You too. on Bryn, Remy
> Remy plays I have no time for your tomfoolery!
= Tara: 11 Gold, 19 Fortitude
= Remy: 10 Gold
---
title: Whoever gives their last Gold is out, and Tara has it
proves: LOSE-01
seats: Tara, Bryn, Remy
Bryn has 1 Gold
Tara holds: Alms for the blind? Thank you. You too.

> Tara plays Alms for the blind? Thank you. You too. on Bryn, Remy
= Bryn is out: no Gold
= Tara: 12 Gold
= Remy: 9 Gold
---
title: The captain wants to know whose hand that was
proves: TIMING-11
seats: Tara, Whitehawk, Remy
Tara holds: Alms for the blind? Thank you. You too.
Whitehawk holds: Who put a hand in my purse?

> Tara plays Alms for the blind? Thank you. You too. on Whitehawk, Remy
> Whitehawk plays Who put a hand in my purse?
= Tara: 11 Gold, 18 Fortitude
= Whitehawk: 10 Gold
= Remy: 9 Gold
