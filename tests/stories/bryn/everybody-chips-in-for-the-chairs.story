title: Each other player pays Bryn 1 Gold or loses 2 Fortitude
proves: TYPES-07
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Everybody chips in for the broken chairs.

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk chooses Pay
> Remy chooses Lose
> Tara chooses Pay
= Bryn: 12 Gold, 20 Fortitude, 6 cards
= Whitehawk: 9 Gold, 20 Fortitude
= Remy: 10 Gold, 18 Fortitude
= Tara: 9 Gold
= the Inn: 0 Gold
---
title: Whoever Ignores it keeps the Gold, and Bryn gets less
proves: NEGATE-02, AFFECT-01
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Tara holds: I may be blind, but I could still see that coming!

> Bryn plays Everybody chips in for the broken chairs.
> Tara plays I may be blind, but I could still see that coming!
> Whitehawk chooses Pay
= Bryn: 11 Gold
= Tara: 10 Gold, 20 Fortitude
= Whitehawk: 9 Gold
---
title: The Inn may pay for one of them, and Bryn has her Gold all the same
proves: GAMBLE-23
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: The purser owes me one.

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk chooses Pay
> Tara chooses Pay
> Whitehawk plays The purser owes me one.
= Bryn: 12 Gold
= Whitehawk: 10 Gold
= Tara: 9 Gold
= the Inn: -1 Gold
---
title: Whoever chose to be hit for the chairs may hit back
proves: TIMING-11
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Challenge accepted!

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk chooses Lose
> Tara chooses Pay
> Whitehawk plays Challenge accepted!
= Bryn: 18 Fortitude, 11 Gold
= Whitehawk: 18 Fortitude, 10 Gold
---
title: Who has paid may have a hand in Bryn's face
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk chooses Pay
> Tara chooses Pay
> Whitehawk plays Who put a hand in my purse?
= Bryn: 18 Fortitude, 11 Gold
= Whitehawk: 10 Gold
= Tara: 9 Gold
---
title: If the bill for the chairs is Negated, nobody pays it
proves: NEGATE-01
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Tara holds: You were about to do something foolish.

> Bryn plays Everybody chips in for the broken chairs.
> Tara plays You were about to do something foolish.
= Bryn: 10 Gold
= Whitehawk: 10 Gold, 20 Fortitude
= Tara: 9 Gold                 # the price of foresight
= the Inn: +1 Gold
