title: A bill of a Contest that is sent to somebody who Ignored it is paid by nobody
proves: CONTEST-15, NEGATE-02
seats: Ann, Tara, Whitehawk
phase: drink
Ann's pile: Drinking Contest!
Tara holds: I saw this bill in a dream. You paid it.
Whitehawk holds: Excuse me, I have more important matters to attend to.
drink deck: Dragon Breath Ale | Light Ale

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Tara plays I saw this bill in a dream. You paid it. on Whitehawk
> Ann ends the phase
= Whitehawk: 10 Gold, 0 Alcohol
= Tara: 10 Gold, 1 Alcohol
= Ann: 10 Gold, 4 Alcohol
---
title: A bill of a Contest that is sent to another loser is paid by them
proves: CONTEST-05
seats: Ann, Tara, Bryn
phase: drink
Ann's pile: Drinking Contest!
Tara holds: I saw this bill in a dream. You paid it.
drink deck: Dragon Breath Ale | Light Ale | Wine

> Tara plays I saw this bill in a dream. You paid it. on Bryn
> Ann ends the phase
= Ann: 12 Gold
= Tara: 10 Gold
= Bryn: 8 Gold
---
title: Dues of an Event that are sent to somebody who Ignored it are paid by nobody
proves: NEGATE-02
seats: Ann, Tara, Whitehawk
phase: end
sea deck: Harbour Master
sea counters: 1
Tara holds: I saw this bill in a dream. You paid it.
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Tara plays I saw this bill in a dream. You paid it. on Whitehawk
= Whitehawk: 10 Gold
= Tara: 10 Gold
= Ann: 9 Gold
