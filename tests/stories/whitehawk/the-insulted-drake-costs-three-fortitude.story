title: "I won't stand idly by while you insult the Drake!" costs another player 3 Fortitude
proves: TURN-07
seats: Whitehawk, Remy, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
= Bryn: 17 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude
= I won't stand idly by while you insult the Drake! is discarded
---
title: Deflected to Bryn the loss is still the Captain's doing, and Bryn hits her back
proves: REDIRECT-01
seats: Whitehawk, Remy, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect
Bryn holds: You wanna play, huh?
Bryn has 1 Mark

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Bryn
> Bryn plays You wanna play, huh?
= Remy: 20 Fortitude
= Bryn: 17 Fortitude
= Whitehawk: 18 Fortitude
---
title: Sent back to the Captain it is her own doing, and her hit-back has nobody to hit
proves: REDIRECT-01, TIMING-11
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake! | Challenge accepted!
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Stop hitting yourself!
> Remy declines
> Remy declines
= now Whitehawk: 17 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
= Bryn: 20 Fortitude
---
title: Reduced by 2 it costs 1
proves: NEGATE-04
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude
---
title: Negated it does nothing, and it was her Action
proves: NEGATE-01, NEGATE-14
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake! | I won't stand idly by while you insult the Drake!
Tara holds: You were about to do something foolish.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Tara plays You were about to do something foolish.
= Bryn: 20 Fortitude
Whitehawk cannot play I won't stand idly by while you insult the Drake! because TYPES-05
> Whitehawk orders for Bryn
= Bryn: 2 Drinks
---
title: It is an Action card: not in another's turn, not in another phase, not on herself
proves: TYPES-05, TURN-06
seats: Whitehawk, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake! | Mind the boom!
Bryn holds: I won't stand idly by while you insult the Drake!

Bryn cannot play I won't stand idly by while you insult the Drake! because TYPES-05
Whitehawk cannot play I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
= Bryn: 17 Fortitude
Whitehawk cannot play Mind the boom! because TYPES-05
> Whitehawk ends the phase
Whitehawk cannot play Mind the boom! because TYPES-05
