title: A name in the book costs 1 Gold and is a Mark
proves: REMY-02
seats: Remy, Bryn, Tara
Remy holds: Your name goes in the book.

> Remy plays Your name goes in the book. on Bryn
= Bryn: 20 Fortitude, 9 Gold, 1 Mark
= Remy: 10 Gold
= the Inn: +1 Gold
= Tara: 10 Gold, 0 Marks
---
title: A name that stands in the book already costs Gold and nothing more
proves: REMY-03
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Your name goes in the book.

> Remy plays Your name goes in the book. on Bryn
= Bryn: 20 Fortitude, 9 Gold, 1 Mark
---
title: Whoever lets the Inn pay is in the book all the same
proves: NEGATE-04
seats: Remy, Whitehawk, Tara
Remy holds: Your name goes in the book.
Whitehawk holds: The purser owes me one.

> Remy plays Your name goes in the book. on Whitehawk
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold, 1 Mark
= the Inn: 0 Gold
---
title: Whoever Ignores the book is not in it
proves: NEGATE-02, AFFECT-01
seats: Remy, Tara, Bryn
Remy holds: Your name goes in the book.
Tara holds: I may be blind, but I could still see that coming!

> Remy plays Your name goes in the book. on Tara
> Tara plays I may be blind, but I could still see that coming!
= Tara: 10 Gold, 0 Marks
= the Inn: 0 Gold
---
title: A card that Ignores losses of Fortitude does not help against the book
proves: AFFECT-01, REMY-07
seats: Remy, Whitehawk, Bryn
Remy holds: Your name goes in the book.
Whitehawk holds: A word of advice... don't

> Remy plays Your name goes in the book. on Whitehawk
Whitehawk cannot play A word of advice... don't because AFFECT-01
= Whitehawk: 20 Fortitude, 9 Gold, 1 Mark
---
title: Whoever pays the last Gold into the book is out
proves: LOSE-01
seats: Remy, Bryn, Tara
Bryn has 1 Gold
Remy holds: Your name goes in the book.

> Remy plays Your name goes in the book. on Bryn
= Bryn is out: no Gold
= the Inn: +1 Gold
---
title: Whitehawk hits back for the Gold, but she is marked by then
proves: TIMING-10
seats: Remy, Whitehawk, Bryn
Remy holds: Your name goes in the book. | I have no time for your tomfoolery!
Whitehawk holds: Who put a hand in my purse?

> Remy plays Your name goes in the book. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude, 10 Gold
= Whitehawk: 19 Fortitude, 9 Gold, 1 Mark
