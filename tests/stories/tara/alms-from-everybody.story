title: Each other player pays her 1 Gold
seats: Tara, Bryn, Remy, Whitehawk
Tara holds: Alms for the blind? Thank you. You too.

> Tara plays Alms for the blind? Thank you. You too.
= Tara: 13 Gold, 6 cards
= Bryn: 9 Gold
= Remy: 9 Gold
= Whitehawk: 9 Gold
= the Inn: +0 Gold
= Alms for the blind? Thank you. You too. is discarded

---
title: Whoever lets the Inn pay does not cheat her of it
seats: Tara, Bryn, Remy
Tara holds: Alms for the blind? Thank you. You too.
Bryn holds: The purser owes me one.

> Tara plays Alms for the blind? Thank you. You too.
> Bryn plays The purser owes me one.
= Tara: 12 Gold
= Bryn: 10 Gold
= Remy: 9 Gold
= the Inn: -1 Gold

---
title: Whoever Ignores her gives nothing
proves: AFFECT-01, NEGATE-02
seats: Tara, Bryn, Remy
Tara holds: Alms for the blind? Thank you. You too.
Remy holds: I have no time for your tomfoolery!

> Tara plays Alms for the blind? Thank you. You too.
> Remy plays I have no time for your tomfoolery!
= Tara: 11 Gold, 20 Fortitude
= Bryn: 9 Gold
= Remy: 10 Gold

---
title: A marked beggar is Ignored and hit
seats: Tara, Bryn, Remy
Tara has 1 Mark
Tara holds: Alms for the blind? Thank you. You too.
Remy holds: I have no time for your tomfoolery!

> Tara plays Alms for the blind? Thank you. You too.
> Remy plays I have no time for your tomfoolery!
= Tara: 11 Gold, 19 Fortitude
= Remy: 10 Gold

---
title: Whoever gives their last Gold is out, and Tara has it
proves: LOSE-01
seats: Tara, Bryn, Remy
Bryn has 1 Gold
Tara holds: Alms for the blind? Thank you. You too.

> Tara plays Alms for the blind? Thank you. You too.
= Bryn is out: no Gold
= Tara: 12 Gold
= Remy: 9 Gold

---
title: The captain wants to know whose hand that was
seats: Tara, Whitehawk, Remy
Tara holds: Alms for the blind? Thank you. You too.
Whitehawk holds: Who put a hand in my purse?

> Tara plays Alms for the blind? Thank you. You too.
> Whitehawk plays Who put a hand in my purse?
= Tara: 11 Gold, 18 Fortitude
= Whitehawk: 10 Gold
= Remy: 9 Gold

---
title: What the Inn has paid the captain has not lost
seats: Tara, Whitehawk, Remy
Tara holds: Alms for the blind? Thank you. You too.
Whitehawk holds: Who put a hand in my purse? | Put it on the ship's account.

> Tara plays Alms for the blind? Thank you. You too.
> Whitehawk plays Put it on the ship's account.
> Whitehawk declines             # her own card
> Remy declines
> Tara declines
> Tara declines                  # the alms
> Whitehawk declines
> Remy declines
= now Tara: 12 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
= Tara: 12 Gold, 20 Fortitude
= Whitehawk: 10 Gold

---
title: Negated alms are given by nobody
proves: NEGATE-01
seats: Tara, Bryn, Remy
Tara holds: Alms for the blind? Thank you. You too.
Bryn holds: You were about to do something foolish.

> Tara plays Alms for the blind? Thank you. You too.
> Bryn plays You were about to do something foolish.
= Tara: 10 Gold
= Bryn: 9 Gold
= Remy: 10 Gold
= the Inn: +1 Gold
