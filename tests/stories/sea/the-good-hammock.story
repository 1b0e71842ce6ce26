title: The Good Hammock: the highest bidder pays the Inn and gains 5 Fortitude, and four counters are put down
proves: CARD-035, DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk has 12 Fortitude
Bryn has 12 Fortitude
Tara has 12 Fortitude

> Whitehawk chooses bid 1 Gold
> Bryn chooses bid 3 Gold
> Tara passes
> Whitehawk passes
= Whitehawk: 12 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 7 Gold
= Tara: 12 Fortitude, 10 Gold
= the Inn: +3 Gold
= the Sea Events: 4 counters
---
title: The Good Hammock: without a bid nothing happens; the player whose turn ends is asked first, everybody once
proves: CARD-035, DUNGEON-04
seats: Whitehawk, Bryn, Tara
active: Bryn
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk has 12 Fortitude
Bryn has 12 Fortitude
Tara has 12 Fortitude

# Had Whitehawk been asked first, she would not be asked after Tara any more.
> Bryn passes
> Tara passes
> Whitehawk passes
= now the Sea Events: 4 counters
= Whitehawk: 12 Fortitude, 10 Gold
= Bryn: 12 Fortitude, 10 Gold
= Tara: 12 Fortitude, 10 Gold
= the Inn: +0 Gold
---
title: The Good Hammock: whoever has passed may bid again while the bidding lasts
proves: CARD-035
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk has 12 Fortitude
Bryn has 12 Fortitude
Tara has 12 Fortitude

> Whitehawk passes
> Bryn chooses bid 1 Gold
> Tara passes
> Whitehawk chooses bid 2 Gold
> Bryn passes
> Tara chooses bid 3 Gold
> Whitehawk passes
> Bryn chooses bid 5 Gold
= Whitehawk: 12 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 5 Gold
= Tara: 12 Fortitude, 10 Gold
= the Sea Events: 4 counters
---
title: The Good Hammock: the bidding is over when everybody else has passed on the highest bid, not before
proves: CARD-035
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Good Hammock
sea counters: 1
Bryn has 12 Fortitude
Bryn holds: The purser owes me one.

> Whitehawk passes
> Bryn chooses bid 2 Gold
> Tara passes
Bryn cannot play The purser owes me one.        # she does not pay yet: the captain is asked once more
> Whitehawk passes
Bryn can play The purser owes me one.
= Bryn: 17 Fortitude, 8 Gold
---
title: The Good Hammock: nobody can bid more than they have, and who cannot bid more than the highest bid is not asked
proves: CARD-035, LIMIT-06
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk has 3 Gold
Bryn has 4 Gold
Tara has 5 Gold
Tara has 12 Fortitude
Tara holds: Landlord, keep the candlesticks. We're even!

> Whitehawk chooses bid 3 Gold
> Bryn chooses bid             # the one bid she can make: 4 Gold
> Tara chooses bid             # and the one she can: 5 Gold
Tara can play Landlord, keep the candlesticks. We're even!
> Tara plays Landlord, keep the candlesticks. We're even!
= Whitehawk: 3 Gold
= Bryn: 4 Gold
= Tara: 17 Fortitude, 5 Gold
= the Inn: +0 Gold
= the Sea Events: 4 counters
---
title: The Good Hammock: as much as the highest bid is not enough
proves: CARD-035
seats: Whitehawk, Bryn
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk has 4 Gold
Whitehawk has 12 Fortitude
Bryn has 4 Gold
Whitehawk holds: The purser owes me one.

> Whitehawk chooses bid 4 Gold
Whitehawk can play The purser owes me one.        # Bryn has no Gold to outbid her
> Whitehawk plays The purser owes me one.
= Whitehawk: 17 Fortitude, 4 Gold
= Bryn: 4 Gold
---
title: Control: somebody with 1 Gold more is asked
proves: CARD-035
seats: Whitehawk, Bryn
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk has 4 Gold
Bryn has 5 Gold
Bryn has 12 Fortitude
Whitehawk holds: The purser owes me one.
Bryn holds: The purser owes me one.

> Whitehawk chooses bid 4 Gold
Whitehawk cannot play The purser owes me one.
> Bryn chooses bid 5 Gold
Whitehawk cannot play The purser owes me one.
Bryn can play The purser owes me one.
---
title: The Good Hammock: whoever has Ignored it takes no part in the bidding
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn
phase: end
sea deck: The Good Hammock
sea counters: 1
Bryn has 12 Fortitude
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: The purser owes me one.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn chooses bid 1 Gold
Bryn can play The purser owes me one.           # nobody is left to outbid her
= Whitehawk: 20 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 9 Gold
---
title: Control: without the Ignore the captain is asked to outbid
seats: Whitehawk, Bryn
phase: end
sea deck: The Good Hammock
sea counters: 1
Bryn has 12 Fortitude
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: The purser owes me one.

> Whitehawk passes
> Bryn chooses bid 1 Gold
Bryn cannot play The purser owes me one.
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-10
> Whitehawk chooses bid 2 Gold
= Whitehawk: 20 Fortitude, 8 Gold
= Bryn: 12 Fortitude, 10 Gold
---
title: The Good Hammock: if everybody Ignores it there is nobody to bid
proves: NEGATE-08
seats: Whitehawk, Bryn
phase: end
sea deck: The Good Hammock
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 10 Gold
= Bryn: 10 Gold
= the Sea Events: 4 counters
---
title: The Good Hammock: whoever bids their last Gold has the hammock, and is out
proves: CARD-035, LOSE-01
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Good Hammock
sea counters: 1
Bryn has 12 Fortitude, 10 Gold

> Whitehawk passes
> Bryn chooses bid 10 Gold
= Bryn: 17 Fortitude
= Bryn is out: no Gold
= the Inn: +10 Gold
= Whitehawk: 10 Gold
= the Sea Events: 4 counters
