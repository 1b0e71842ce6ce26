title: Whoever does not think so Negates a Sometimes card
proves: NEGATE-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom!
Bryn holds: You wanna play, huh?
Tara holds: I don't think so!

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays You wanna play, huh?
> Tara plays I don't think so!
= Whitehawk: 20 Fortitude
= Bryn: 18 Fortitude
= You wanna play, huh? is discarded
---
title: Whoever does not think so cannot Negate an Action card
proves: TYPES-01
seats: Bryn, Tara, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Tara holds: I don't think so!

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
Tara cannot play I don't think so! because TYPES-01
= Tara: 17 Fortitude
---
title: Whoever does not think so Negates neither Gambling nor Cheating nor Anytime cards
proves: TYPES-01
seats: Bryn, Tara, Remy
Bryn has 15 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: Gambling? I'm in! | Good as new. Mostly new.
Tara holds: This time, let's use my deck.
Remy holds: I don't think so!

> Bryn plays Gambling? I'm in!
Remy cannot play I don't think so! because TYPES-01
> Tara plays This time, let's use my deck.
Remy cannot play I don't think so! because TYPES-01
> Bryn plays Good as new. Mostly new.
Remy cannot play I don't think so! because TYPES-01
= Bryn: 17 Fortitude
= Tara is in control
---
title: Only its like can stop a card that does not think so
proves: NEGATE-16
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom! | I don't think so!
Bryn holds: You wanna play, huh? | I don't think so!

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays You wanna play, huh?
> Whitehawk plays I don't think so!
> Bryn plays I don't think so!
= Whitehawk: 18 Fortitude
= Bryn: 18 Fortitude
---
title: Of three who do not think so, each of the one before, the first is right
proves: NEGATE-16, TIMING-04
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom! | I don't think so!
Bryn holds: You wanna play, huh? | I don't think so!
Tara holds: I don't think so!

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays You wanna play, huh?
> Whitehawk plays I don't think so!
> Bryn plays I don't think so!
> Tara plays I don't think so!
= Whitehawk: 20 Fortitude
= Bryn: 18 Fortitude
---
title: Remy's own Negate against a marked Bryn cannot be Negated
proves: REMY-06
seats: Remy, Bryn, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Remy holds: Extra duty, sailor. | I don't think so!
Bryn holds: Was that a punch or a draught? | I don't think so!

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Was that a punch or a draught?
> Remy plays I don't think so!
Bryn cannot play I don't think so! because TYPES-01
= Bryn: 16 Fortitude
---
title: Remy's own Negate against an unmarked Bryn can be Negated by its like
proves: NEGATE-16
seats: Remy, Bryn, Tara
Remy holds: Extra duty, sailor. | I don't think so!
Bryn holds: Was that a punch or a draught? | I don't think so!

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Was that a punch or a draught?
> Remy plays I don't think so!
> Bryn plays I don't think so!
= Bryn: 20 Fortitude
---
title: Of two who could, the one next to Bryn declares first, and whoever has declined keeps the card
proves: TIMING-01, TIMING-09
seats: Bryn, Tara, Whitehawk
phase: drink
Bryn's pile: Bottle of Rum
Bryn holds: I'm built like an ox, and I can drink like one, too!
Tara holds: I don't think so!
Whitehawk holds: I don't think so!

> Bryn plays I'm built like an ox, and I can drink like one, too!
> Tara declines
> Whitehawk plays I don't think so!
= Bryn: 5 Alcohol
= Tara holds I don't think so!
= Whitehawk does not hold I don't think so!
