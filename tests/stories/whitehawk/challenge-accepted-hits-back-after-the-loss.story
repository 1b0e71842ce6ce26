title: "Challenge accepted!" costs whoever made the Captain lose Fortitude as much of their own
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Challenge accepted!

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
Whitehawk cannot play Challenge accepted! because TIMING-11    # nothing is lost yet
> Whitehawk plays Challenge accepted!
= now Whitehawk: 17 Fortitude
= Whitehawk: 17 Fortitude
= Bryn: 17 Fortitude           # as much as she lost
= Remy: 20 Fortitude
---
title: Bryn Negates the Captain's "Challenge accepted!"
proves: NEGATE-01, NEGATE-16, TIMING-11
example: EX-151
seats: Bryn, Captain Whitehawk
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Captain Whitehawk holds: Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Captain Whitehawk
> Captain Whitehawk plays Challenge accepted!
> Bryn plays I don't think so!
= Captain Whitehawk: 18 Fortitude
= Bryn: 20 Fortitude
= Challenge accepted! is discarded
---
title: Both copies may answer one loss, each by itself
proves: TYPES-02
seats: Tara, Whitehawk, Remy
Tara holds: One step left, everybody but you.
Whitehawk holds: Challenge accepted! | Challenge accepted!

> Tara plays One step left, everybody but you. on Whitehawk
> Whitehawk plays Challenge accepted!
= now Tara: 20 Fortitude
> Whitehawk plays Challenge accepted!
= now Tara: 19 Fortitude
= Tara: 18 Fortitude
= Whitehawk: 19 Fortitude
---
title: A hit on everybody is a hit on the Captain
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: I can hold my own in a brawl. Wanna see?
Whitehawk holds: Challenge accepted!

> Bryn plays I can hold my own in a brawl. Wanna see?
> Whitehawk plays Challenge accepted!
= Bryn: 19 Fortitude         # only what she lost herself
= Whitehawk: 19 Fortitude
= Remy: 19 Fortitude
---
title: A loss on another player is not hers to answer
proves: TIMING-11, TYPES-01
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Challenge accepted!

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy declines
= now Remy: 17 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
---
title: A loss that ducked her way is answered at its source
proves: REDIRECT-01
seats: Bryn, Tara, Whitehawk
Bryn holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Whitehawk holds: Challenge accepted!

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Whitehawk
> Whitehawk plays Challenge accepted!
= Whitehawk: 17 Fortitude
= Bryn: 17 Fortitude
= Tara: 20 Fortitude
---
title: Having Ignored the card she has lost nothing to answer
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Challenge accepted! | A word of advice... don't

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays A word of advice... don't
> Bryn declines
Whitehawk cannot play Challenge accepted! because TIMING-11
> Bryn declines
Whitehawk cannot play Challenge accepted! because TIMING-11
> Remy declines
Whitehawk cannot play Challenge accepted! because TIMING-11
= Whitehawk: 20 Fortitude
= Bryn: 20 Fortitude
---
title: A hit-back is answered like any other hit
proves: TIMING-04, TIMING-11
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I can hold my own in a brawl. Wanna see? | Challenge accepted!
Bryn holds: You wanna play, huh?

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays You wanna play, huh?
> Whitehawk plays Challenge accepted!
= Whitehawk: 18 Fortitude
= Bryn: 17 Fortitude
= Remy: 19 Fortitude
---
title: Nobody made her lose what a Drink took
proves: TIMING-11
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Dirty Dishwater
Whitehawk holds: Challenge accepted!

> Whitehawk drinks
= Whitehawk: 19 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
= Bryn: 20 Fortitude
---
title: Nobody made her lose what a Sea Event took
proves: TIMING-11
seats: Bryn, Whitehawk
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Challenge accepted!

> Whitehawk declines
= now Whitehawk: 16 Fortitude
= now Bryn: 16 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
---
title: About to pass out, she still hits back
proves: LOSE-03
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Challenge accepted!
Whitehawk has 5 Fortitude, 3 Alcohol

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays Challenge accepted!
= now Whitehawk: 2 Fortitude, 3 Alcohol
= now Whitehawk is in
= Bryn: 17 Fortitude
> Bryn ends the phase
= Whitehawk is out: passed out
= Bryn: 12 Gold
---
title: If her answer puts the attacker to sleep as well, they tie
proves: LOSE-03, LOSE-11
seats: Bryn, Whitehawk
Bryn holds: I won't stand idly by while you insult the Drake!
Bryn has 6 Fortitude, 4 Alcohol
Whitehawk holds: Challenge accepted!
Whitehawk has 5 Fortitude, 3 Alcohol

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays Challenge accepted!
> Bryn ends the phase
= tie: Bryn, Whitehawk
---
title: Once the moment has gone by she cannot hit back any more
proves: TYPES-01, TIMING-11
seats: Bryn, Whitehawk
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Challenge accepted!

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
= Whitehawk: 17 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
> Bryn ends the phase
Whitehawk cannot play Challenge accepted! because TIMING-11
---
title: A marked Captain who is hurt by Remy's Ignore may answer that
proves: TIMING-11
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Mind the boom! | Challenge accepted!
Whitehawk has 1 Mark
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Mind the boom! on Remy
> Remy plays I have no time for your tomfoolery!
> Whitehawk plays Challenge accepted!
= now Whitehawk: 19 Fortitude
= Remy: 18 Fortitude           # 1 by the boom that swung back, 1 by her answer
---
title: What was reduced is not lost, and not paid back
proves: TIMING-11, NEGATE-04
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: Challenge accepted! | Was that a punch or a draught?

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays Was that a punch or a draught?
> Whitehawk plays Challenge accepted!
= Whitehawk: 19 Fortitude
= Bryn: 19 Fortitude
