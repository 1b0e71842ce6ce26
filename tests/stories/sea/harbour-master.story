title: Harbour Master: everybody pays 1 Gold to the Inn, and three counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1

= Whitehawk: 9 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= the Inn: +3 Gold
= the Sea Events: 3 counters
---
title: Harbour Master: whoever pays the last Gold is out
proves: LOSE-01
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Bryn has 1 Gold

= Whitehawk: 9 Gold
= Bryn is out: no Gold
= Tara: 9 Gold
= the Sea Events: 3 counters
> Tara ends the phase          # Bryn's turn is left out
---
title: Harbour Master: the Inn pays instead of a player who has a card for it, who stays in
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Bryn has 1 Gold
Bryn holds: The purser owes me one.

> Bryn plays The purser owes me one.
= Bryn is in
= Bryn: 1 Gold
= Tara: 9 Gold
= the Inn: +2 Gold
---
title: Harbour Master: whoever Ignores him pays nothing
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Bryn has 1 Gold
Bryn holds: Excuse me, I have more important matters to attend to.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
= Bryn is in
= Bryn: 1 Gold
= Whitehawk: 9 Gold
= the Inn: +2 Gold
---
title: Harbour Master: a card against cards that affect Gold does not help against an Event
proves: NEGATE-12
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Bryn holds: I've had worse from seagulls.
Tara holds: I may be blind, but I could still see that coming!

Bryn cannot play I've had worse from seagulls. because NEGATE-12
Tara cannot play I may be blind, but I could still see that coming! because NEGATE-12
= Bryn: 9 Gold
= Tara: 9 Gold
---
title: Harbour Master: nobody's hand is in the captain's purse, so she cannot strike back
proves: TIMING-11
seats: Whitehawk, Bryn
phase: end
sea deck: Harbour Master
sea counters: 1
Whitehawk holds: Who put a hand in my purse?

Whitehawk cannot play Who put a hand in my purse?
> Bryn declines                # the Event
= now Whitehawk: 9 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
---
title: Harbour Master: if all pay their last Gold at once, they tie
proves: LOSE-11
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Whitehawk has 1 Gold
Bryn has 1 Gold
Tara has 1 Gold

= tie: Whitehawk, Bryn, Tara
= the Inn: +3 Gold
---
title: Harbour Master: the player who reveals him can Ignore him too
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Bryn: 9 Gold
= Whitehawk: 10 Gold
---
title: Harbour Master: a player whose turn a card has ended pays nothing
proves: NEGATE-18, TURN-17
seats: Whitehawk, Bryn, Tara
phase: drink
sea deck: Harbour Master
sea counters: 1
Whitehawk holds: Hammock Time
card: Hammock Time (Sometimes) = In your Drink Phase, your turn ends.

> Whitehawk plays Hammock Time
> Bryn declines
= Whitehawk: 10 Gold
= Bryn: 9 Gold
