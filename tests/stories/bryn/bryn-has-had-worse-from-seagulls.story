title: Bryn may Ignore a blow at her
proves: NEGATE-02
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: I've had worse from seagulls.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude, 6 cards
= Whitehawk: 20 Fortitude
= I've had worse from seagulls. is discarded
---
title: Somebody else's tip does not affect Bryn
proves: AFFECT-01
seats: Tara, Bryn, Remy
Tara holds: Tip the Wench.
Bryn holds: I've had worse from seagulls.

> Tara plays Tip the Wench. on Remy
Bryn cannot play I've had worse from seagulls. because AFFECT-01
= Remy: 9 Gold
---
title: Bryn may Ignore a blow ducked on to her; Tara is marked for it as before
proves: REDIRECT-02, REDIRECT-11
seats: Remy, Tara, Bryn
Remy holds: Take this as a warning! Next time it'll be the brig
Tara holds: You may want to duck.
Bryn holds: I've had worse from seagulls.

> Remy plays Take this as a warning! Next time it'll be the brig on Tara
Bryn cannot play I've had worse from seagulls. because AFFECT-01
> Tara plays You may want to duck. on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude, 0 Mark
= Tara: 20 Fortitude, 1 Mark
= Remy: 20 Fortitude
---
title: What makes a Drink stronger affects the Drink, not Bryn
proves: AFFECT-03
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Wine
Bryn holds: I've had worse from seagulls. | Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Bryn's Drink
Bryn cannot play I've had worse from seagulls. because AFFECT-03
= Bryn: 4 Alcohol
---
title: A Drink is not a card that affects Bryn
proves: AFFECT-01
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Dragon Breath Ale
Bryn holds: I've had worse from seagulls.

= the Drink of Bryn: 4 Alcohol
Bryn cannot play I've had worse from seagulls. because AFFECT-01
= Bryn: 4 Alcohol
---
title: A Round is no card that affects her Gold, and neither is a raise
proves: AFFECT-06, CARD-083
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in!
Bryn holds: I've had worse from seagulls.
Remy holds: I raise!

> Tara plays Gambling? I'm in!
Bryn cannot play I've had worse from seagulls. because AFFECT-06
> Bryn passes
> Remy plays I raise!
Bryn cannot play I've had worse from seagulls. because AFFECT-06
= Bryn: 8 Gold
= the pot: 6 Gold
---
title: What Negates Bryn's protection does not affect Bryn
proves: AFFECT-04
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake! | I don't think so!
Bryn holds: Stop hitting yourself! | I've had worse from seagulls.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Stop hitting yourself!
> Whitehawk plays I don't think so!
Bryn cannot play I've had worse from seagulls. because AFFECT-04
> Bryn plays I've had worse from seagulls.       # the blow itself she may Ignore
= Bryn: 20 Fortitude
= Whitehawk: 20 Fortitude
---
title: Bryn cannot Ignore an Event as a card that affects her Gold
proves: NEGATE-12
seats: Bryn, Tara, Remy
phase: end
sea deck: Harbour Master
sea counters: 1
Bryn holds: I've had worse from seagulls. | The purser owes me one.

Bryn cannot play I've had worse from seagulls. because NEGATE-12
> Bryn plays The purser owes me one.
= Bryn: 10 Gold
= Tara: 9 Gold
---
title: Each Ignores the card of the other: Remy the blow, Bryn what he does to her for it
proves: NEGATE-02
seats: Bryn, Remy, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Bryn holds: Heave! | I've had worse from seagulls.
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn plays I've had worse from seagulls.
= Remy: 20 Fortitude
= Bryn: 20 Fortitude
---
title: Bryn has had worse than the Leviathan, which is answered like an Action card
proves: NEGATE-12, DUNGEON-10
seats: Bryn, Remy, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Bryn holds: I've had worse from seagulls.

> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Remy: 17 Fortitude
---
title: Bryn's seagulls are no Gambling card: what it does to her she cannot Ignore with them
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Bryn holds: I've had worse from seagulls.

> Remy plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
Bryn cannot play I've had worse from seagulls. because AFFECT-01
= Bryn: 19 Fortitude
---
title: Seagulls never took Bryn's Gold
proves: AFFECT-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen.
Bryn holds: I've had worse from seagulls.

> Whitehawk plays Harbour dues, gentlemen.
Bryn cannot play I've had worse from seagulls. because AFFECT-01
= Bryn: 9 Gold
---
title: But they have been sick on her
proves: AFFECT-01
seats: Oda, Bryn, Tara
Oda holds: Sniff this and tell me if it's done.
Bryn holds: I've had worse from seagulls.

> Oda plays Sniff this and tell me if it's done. on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 0 Alcohol
