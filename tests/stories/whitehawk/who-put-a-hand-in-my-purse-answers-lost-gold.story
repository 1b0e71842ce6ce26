title: "Who put a hand in my purse?" answers a payment: 2 Fortitude and 1 Gold
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Everybody chips in for the broken chairs.
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
> Whitehawk plays Who put a hand in my purse?
= now Whitehawk: 9 Gold
= Whitehawk: 10 Gold
= Bryn: 18 Fortitude, 11 Gold
= Remy: 9 Gold
---
title: It answers Gold that went to the Inn
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
= Whitehawk: 10 Gold
= Bryn: 18 Fortitude, 9 Gold
= the Inn: +1 Gold
---
title: It answers an ante, at whoever demanded it
proves: AFFECT-07, GAMBLE-03
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in!
Whitehawk holds: Who put a hand in my purse? | Winning Hand!

> Bryn plays Gambling? I'm in!
> Bryn antes
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
> Whitehawk plays Who put a hand in my purse?
= the pot: 3 Gold
= Whitehawk: 10 Gold
= Bryn: 18 Fortitude, 8 Gold
= Remy: 20 Fortitude, 9 Gold
Whitehawk can play Winning Hand!    # she is still in the Round
---
title: It answers a raise, at whoever raised
proves: AFFECT-07, GAMBLE-29
seats: Bryn, Remy, Whitehawk
Bryn holds: Gambling? I'm in!
Remy holds: I raise!
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Gambling? I'm in!
= the pot: 3 Gold
> Remy plays I raise!
> Whitehawk plays Who put a hand in my purse?
= the pot: 6 Gold
= Remy: 18 Fortitude, 7 Gold
= Whitehawk: 9 Gold
= Bryn: 20 Fortitude, 8 Gold
---
title: The ante of her own Round was her own idea
proves: TIMING-11
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Ante up or walk the plank! | Who put a hand in my purse?

> Whitehawk plays Ante up or walk the plank!
> Remy declines
> Remy antes
= now Whitehawk: 9 Gold
= now the pot: 3 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
= Bryn: 20 Fortitude, 9 Gold
---
title: It can keep a Captain in the game whose last Gold was taken
proves: LOSE-03, LOSE-05
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench.
Whitehawk holds: Who put a hand in my purse?
Whitehawk has 1 Gold

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
= now Whitehawk: 0 Gold
= Whitehawk: 1 Gold
> Bryn ends the phase
= Whitehawk is in
---
title: Whoever has no Gold left pays nothing but loses the Fortitude
proves: LIMIT-04, LIMIT-06
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in!
Bryn has 1 Gold
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Gambling? I'm in!
> Whitehawk plays Who put a hand in my purse?
= Bryn: 18 Fortitude, 0 Gold
= Whitehawk: 9 Gold
= the pot: 3 Gold
---
title: If the Inn has paid for her, she has lost nothing
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Who put a hand in my purse? | The purser owes me one.

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays The purser owes me one.
> Remy declines
> Remy declines
= now Whitehawk: 10 Gold
= now Bryn: 20 Fortitude, 12 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
---
title: A Sea Event is nobody's hand
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Harbour Master
sea counters: 1
Whitehawk holds: Who put a hand in my purse?

> Remy declines
= now Whitehawk: 9 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
= Bryn: 20 Fortitude, 9 Gold
---
title: Neither is the prize of a Drinking Contest
proves: TIMING-11, CONTEST-05
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Bottle of Rum | Water | Water
Whitehawk holds: Who put a hand in my purse?

= the Drink of Bryn: 5 Alcohol
> Remy declines
= now Bryn: 5 Alcohol, 10 Gold
> Remy declines
= now Bryn: 12 Gold
= now Whitehawk: 9 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
---
title: Whoever Ignores it neither loses nor pays
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench. | I've had worse from seagulls.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude, 10 Gold
= Whitehawk: 9 Gold
---
title: The thief's own purser may pay the Gold; the fist stays
proves: GAMBLE-23
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench. | The purser owes me one.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Bryn plays The purser owes me one.
= Bryn: 18 Fortitude, 10 Gold
= Whitehawk: 10 Gold
= the Inn: 0 Gold              # the tip came in, and went out again
---
title: Only Gold: a fist alone is answered with other cards
proves: TYPES-01
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Who put a hand in my purse?

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Remy declines
= now Whitehawk: 17 Fortitude
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
---
title: Nor is a Challenge that somebody has accepted
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: The Challenge!
drink deck: Light Ale | Dark Ale
Whitehawk holds: Who put a hand in my purse?

> Bryn chooses Drink
> Remy declines
> Remy declines
= now Bryn: 2 Alcohol, 12 Gold
= now Whitehawk: 9 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
= Bryn: 20 Fortitude
---
title: In a Round she has anted her last Gold to, it brings one back
proves: AFFECT-07, GAMBLE-19
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in!
Whitehawk has 1 Gold
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Gambling? I'm in!
> Whitehawk plays Who put a hand in my purse?
= Whitehawk: 1 Gold
> Whitehawk passes
> Remy passes
> Bryn ends the phase
= Whitehawk is in
= Bryn: 18 Fortitude, 11 Gold
---
title: Remy's book costs him more than it cost her
proves: TIMING-11
seats: Remy, Whitehawk, Bryn
Remy holds: That will be confiscated.
Whitehawk has 1 Mark
Whitehawk holds: Who put a hand in my purse?

> Remy plays That will be confiscated. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
= Whitehawk: 9 Gold            # 2 taken, 1 paid back
= Remy: 18 Fortitude, 11 Gold
