title: Bryn may gain her 2 Fortitude in anybody's turn
proves: TYPES-03
seats: Tara, Bryn, Remy
Bryn has 15 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: Good as new. Mostly new.

> Bryn plays Good as new. Mostly new.
= Bryn: 17 Fortitude, 6 cards
---
title: As good as new is not better than 20
proves: LIMIT-01, LIMIT-04
seats: Bryn, Tara, Remy
Bryn has 19 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: Good as new. Mostly new.

> Bryn plays Good as new. Mostly new.
= Bryn: 20 Fortitude
---
title: Played before a blow lands, what Bryn gains at 20 is wasted
proves: TYPES-03
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Good as new. Mostly new.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Good as new. Mostly new.
= Bryn: 17 Fortitude           # 20 was all she could have
---
title: As a last chance 2 Fortitude keep Bryn awake
proves: LOSE-04, LOSE-05
seats: Whitehawk, Bryn, Tara
Bryn has 6 Fortitude, 4 Alcohol, 10 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Good as new. Mostly new.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Tara declines                # the blow
> Tara declines                # what it has done
= now Bryn: 3 Fortitude, 4 Alcohol
> Bryn plays Good as new. Mostly new.
= Bryn: 5 Fortitude, 4 Alcohol
= Bryn is in
---
title: Without them Bryn is out
proves: LOSE-02
seats: Whitehawk, Bryn, Tara
Bryn has 6 Fortitude, 4 Alcohol, 10 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
= Bryn is out: passed out
---
title: Two points of Fortitude may not be enough to stay awake
proves: LOSE-02, LOSE-04
seats: Whitehawk, Bryn, Tara
Bryn has 5 Fortitude, 4 Alcohol, 10 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Good as new. Mostly new.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Tara declines                # the blow
> Bryn plays Good as new. Mostly new.
= Bryn is out: passed out      # 4 and 4
---
title: Bryn may gain her 2 Fortitude in the middle of a Round
proves: TYPES-03
seats: Tara, Bryn, Remy
Bryn has 10 Fortitude, 0 Alcohol, 10 Gold
Tara holds: Gambling? I'm in!
Bryn holds: Good as new. Mostly new.

> Tara plays Gambling? I'm in!
> Bryn antes
> Bryn plays Good as new. Mostly new.
= Bryn: 12 Fortitude, 9 Gold
= Tara is in control
---
title: From the first discard until the draw is finished an Anytime card must wait
proves: TURN-03
seats: Tara, Bryn, Remy
phase: discard
Bryn has 10 Fortitude, 0 Alcohol, 10 Gold
Tara holds: Tip the Wench. | Gambling? I'm in!
Bryn holds: Good as new. Mostly new.

Bryn can play Good as new. Mostly new.
> Tara discards Tip the Wench.
Bryn cannot play Good as new. Mostly new. because TURN-03
> Bryn plays Good as new. Mostly new.
= Bryn: 12 Fortitude
