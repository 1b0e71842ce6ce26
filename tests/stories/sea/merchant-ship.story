title: Merchant Ship: everybody buys for up to 3 Gold as they like, and three counters are put down
proves: DUNGEON-02, DUNGEON-04, SEA-02
seats: Whitehawk, Remy, Bryn, Tara
active: Remy
phase: end
sea deck: Merchant Ship
sea counters: 1
Whitehawk has 12 Fortitude
Remy has 12 Fortitude
Bryn has 12 Fortitude
Tara has 12 Fortitude

> Remy chooses Pay 3 Gold
> Bryn chooses Pay 1 Gold
> Tara chooses Buy nothing
> Whitehawk chooses Pay 2 Gold
= Remy: 15 Fortitude, 7 Gold
= Bryn: 13 Fortitude, 9 Gold
= Tara: 12 Fortitude, 10 Gold
= Whitehawk: 14 Fortitude, 8 Gold
= the Inn: +6 Gold
= the Sea Events: 3 counters
---
title: Merchant Ship: what is bought for 3 Gold is one payment, so one card covers all of it
seats: Whitehawk, Bryn
phase: end
sea deck: Merchant Ship
sea counters: 1
Whitehawk has 12 Fortitude
Bryn has 12 Fortitude
Whitehawk holds: The purser owes me one. | The purser owes me one.

Whitehawk cannot play The purser owes me one.
> Whitehawk chooses Pay 3 Gold
> Bryn chooses Pay 3 Gold
Whitehawk can play The purser owes me one.
> Whitehawk plays The purser owes me one.
> Bryn declines                # the card itself
Whitehawk cannot play The purser owes me one.
= Whitehawk: 15 Fortitude, 10 Gold, 6 cards
= Bryn: 15 Fortitude, 7 Gold
= the Inn: +3 Gold
= the Sea Events: 3 counters
---
title: Merchant Ship: nobody can buy for more Gold than they have
proves: DUNGEON-05, LIMIT-06, LOSE-01
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Merchant Ship
sea counters: 1
Bryn has 12 Fortitude, 1 Gold
Tara has 12 Fortitude, 2 Gold

> Bryn chooses Pay             # there is only one such option, else the story could not be told
> Tara chooses Pay 2 Gold
= Bryn: 13 Fortitude
= Bryn is out: no Gold
= Tara: 14 Fortitude
= Tara is out: no Gold
= Whitehawk won
---
title: Merchant Ship: one may pay for Fortitude beyond 20, but there is none
proves: LIMIT-01
seats: Whitehawk, Bryn
phase: end
sea deck: Merchant Ship
sea counters: 1
Whitehawk has 19 Fortitude

> Whitehawk chooses Pay 3 Gold
> Bryn chooses Buy nothing
= Whitehawk: 20 Fortitude, 7 Gold
= the Inn: +3 Gold
---
title: Merchant Ship: whoever Ignores it is not served
proves: NEGATE-08
seats: Whitehawk, Bryn
phase: end
sea deck: Merchant Ship
sea counters: 1
Whitehawk has 12 Fortitude
Whitehawk holds: The purser owes me one.
Bryn holds: Excuse me, I have more important matters to attend to.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
> Whitehawk chooses Pay 2 Gold
Whitehawk can play The purser owes me one.        # nobody else had to choose
= Whitehawk: 14 Fortitude, 8 Gold
= Bryn: 20 Fortitude, 10 Gold
= the Sea Events: 3 counters
---
title: Control: without the Ignore the other one is served before anybody pays
seats: Whitehawk, Bryn
phase: end
sea deck: Merchant Ship
sea counters: 1
Whitehawk has 12 Fortitude
Whitehawk holds: The purser owes me one.

> Whitehawk chooses Pay 2 Gold
Whitehawk cannot play The purser owes me one.
> Bryn chooses Buy nothing
Whitehawk can play The purser owes me one.
