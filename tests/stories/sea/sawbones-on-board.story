title: Sawbones on Board: the highest bidder pays, loses 4 Alcohol Content and draws a card, and four counters are put down
proves: CARD-035, DUNGEON-02, SEA-02
seats: Whitehawk, Remy, Bryn
active: Bryn
phase: end
sea deck: Sawbones on Board
sea counters: 1
Whitehawk has 6 Alcohol
Remy has 6 Alcohol
Bryn has 6 Alcohol
Remy's deck: Deflect | I raise!

> Bryn chooses bid 1 Gold
> Whitehawk passes
> Remy chooses bid 2 Gold
= Remy: 2 Alcohol, 8 Gold, 8 cards
= Remy holds Deflect
= Whitehawk: 6 Alcohol, 10 Gold, 7 cards
= Bryn: 6 Alcohol, 10 Gold, 7 cards
= the Inn: +2 Gold
= the Sea Events: 4 counters
---
title: Sawbones on Board: if nobody bids nobody is treated
proves: CARD-035
seats: Whitehawk, Bryn
phase: end
sea deck: Sawbones on Board
sea counters: 1
Whitehawk has 6 Alcohol
Bryn has 6 Alcohol

> Whitehawk passes
> Bryn passes
= Whitehawk: 6 Alcohol, 10 Gold, 7 cards
= Bryn: 6 Alcohol, 10 Gold, 7 cards
= the Sea Events: 4 counters
---
title: Sawbones on Board: a bid is Gold one must pay, so a card that lets the Inn pay covers it
seats: Whitehawk, Bryn
phase: end
sea deck: Sawbones on Board
sea counters: 1
Whitehawk has 3 Alcohol
Whitehawk holds: The purser owes me one.

> Whitehawk chooses bid 7 Gold
> Bryn passes
> Whitehawk plays The purser owes me one.
= Whitehawk: 0 Alcohol, 10 Gold, 7 cards
= the Inn: +0 Gold
= the Sea Events: 4 counters
---
title: Sawbones on Board: if the player whose turn it was is out, the others bid
proves: DUNGEON-08, TURN-17
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Sawbones on Board
sea counters: 1
Whitehawk has 5 Fortitude, 4 Alcohol
Whitehawk's pile: Light Ale
Bryn has 6 Alcohol

> Whitehawk drinks
> Bryn chooses bid 1 Gold
> Tara passes
= Whitehawk is out: passed out
= Bryn: 2 Alcohol, 11 Gold, 8 cards        # with 2 Gold of the captain's
= Tara: 12 Gold
= the Sea Events: 4 counters
