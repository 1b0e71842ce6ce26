title: Remy and the Captain declare in turn; neither Negates, and Bryn stays awake
proves: CARD-081, TIMING-09
example: EX-155
seats: Bryn, Remy, Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn holds: I've got watch duty.
Bryn's pile: Elven Wine
Remy holds: I don't think so!
Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty. using 2
Remy can play I don't think so!
Whitehawk can play I don't think so!
> Remy declines
> Whitehawk declines
= Bryn: 12 Fortitude, 10 Alcohol
= Bryn is in
= Remy holds I don't think so!
= Whitehawk holds I don't think so!
---
title: The Captain Negates the watch duty, and Bryn passes out
proves: NEGATE-01, LOSE-02
example: EX-155
seats: Bryn, Remy, Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn holds: I've got watch duty.
Bryn's pile: Elven Wine
Remy holds: I don't think so!
Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty. using 2
> Remy declines
> Whitehawk plays I don't think so!
= Bryn is out: passed out
= Remy holds I don't think so!
---
title: Remy comes to Bryn's help against the Captain's Negate
proves: NEGATE-16
seats: Bryn, Remy, Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn holds: I've got watch duty.
Bryn's pile: Elven Wine
Remy holds: I don't think so!
Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty. using 2
> Whitehawk plays I don't think so!
> Remy plays I don't think so!
= Bryn: 12 Fortitude, 10 Alcohol
= Bryn is in
---
title: Negated once, Bryn may Ignore the Drink with her second copy
proves: NEGATE-17, TYPES-02
seats: Bryn, Remy, Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn holds: I've got watch duty. | I've got watch duty.
Bryn's pile: Elven Wine
Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty. using 2
> Whitehawk plays I don't think so!
> Bryn plays I've got watch duty. using 2
= Bryn: 12 Fortitude, 10 Alcohol
= Bryn is in
---
title: The Wench Negates the use that Ignores a Drink
proves: CARD-086, CHANGE-01
seats: Bryn, Tara, Whitehawk
phase: drink
Bryn holds: I've got watch duty.
Bryn's pile: Wine
Tara holds: The Wench thinks you should stop playing with the drinks.

> Bryn plays I've got watch duty. using 2
> Tara plays The Wench thinks you should stop playing with the drinks.
= Bryn: 2 Alcohol
---
title: The Wench has no say about the use that leaves a Round
proves: CARD-086, CHANGE-01
seats: Bryn, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty.
Tara holds: The Wench thinks you should stop playing with the drinks. | I don't think so!

> Bryn plays Gambling? I'm in! using 1
> Bryn plays I've got watch duty. using 1
Tara cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Tara can play I don't think so!
= nobody is in control
= Bryn: 10 Gold
