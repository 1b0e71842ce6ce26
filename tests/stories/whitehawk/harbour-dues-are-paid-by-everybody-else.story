title: "Harbour dues, gentlemen." makes each other player pay the Captain 1 Gold
proves: TURN-07
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen.

> Whitehawk plays Harbour dues, gentlemen.
= Whitehawk: 13 Gold
= Remy: 9 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= the Inn: 0 Gold
---
title: Who Ignores it does not pay; for Remy the Inn pays
proves: NEGATE-02, GAMBLE-23
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen.
Remy holds: The purser owes me one.
Tara holds: I may be blind, but I could still see that coming!

> Whitehawk plays Harbour dues, gentlemen.
> Remy plays The purser owes me one.
> Tara plays I may be blind, but I could still see that coming!
= Whitehawk: 12 Gold
= Remy: 10 Gold
= Tara: 10 Gold
= Bryn: 9 Gold
= the Inn: -1 Gold
---
title: Who pays with the last Gold is out
proves: LOSE-01
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Bryn has 1 Gold

> Whitehawk plays Harbour dues, gentlemen.
= Whitehawk: 12 Gold
> Whitehawk ends the phase
= Bryn is out: no Gold
= Remy: 9 Gold
---
title: Negated nobody pays
proves: NEGATE-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen.
Tara holds: You were about to do something foolish.

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays You were about to do something foolish.
= Whitehawk: 10 Gold
= Bryn: 10 Gold
= Tara: 9 Gold                 # what her own card costs
---
title: "I don't think so!" is for Sometimes Cards: the dues are an Action card
proves: TYPES-01
seats: Whitehawk, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Bryn holds: I don't think so!

> Whitehawk plays Harbour dues, gentlemen.
Bryn cannot play I don't think so! because TYPES-01
= Whitehawk: 11 Gold
