title: Of a punch that was a draught, a loss of 3 becomes 1
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude, 6 cards
= Whitehawk: 20 Fortitude
---
title: A loss of 1 reduced by 2 is 0, never a gain
seats: Whitehawk, Bryn, Tara
Bryn has 15 Fortitude, 0 Alcohol, 10 Gold
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: Was that a punch or a draught?

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays Was that a punch or a draught?
= Bryn: 15 Fortitude
= Tara: 19 Fortitude
---
title: Two reductions take 4 off one loss
proves: TYPES-02
seats: Whitehawk, Bryn, Tara
Whitehawk holds: If I go down, you go first!
Bryn holds: Was that a punch or a draught? | Was that a punch or a draught?

> Whitehawk plays If I go down, you go first! on Bryn
> Bryn plays Was that a punch or a draught?
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 5 cards
= Whitehawk: 18 Fortitude
---
title: Reducing the loss Ignores nothing: Bryn is marked, reduced or not
proves: NEGATE-04
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Was that a punch or a draught?

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 1 Mark
---
title: Bryn reduces a loss that Remy has deflected on to her
proves: REDIRECT-11
seats: Whitehawk, Remy, Bryn
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect
Bryn holds: Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
Bryn cannot play Was that a punch or a draught? because TIMING-11
> Remy plays Deflect on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
---
title: What has been lost cannot be reduced
proves: TIMING-11
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom!
Bryn holds: Was that a punch or a draught?

> Whitehawk plays Mind the boom! on Bryn
Bryn can play Was that a punch or a draught?
> Tara declines
= now Bryn: 18 Fortitude
Bryn cannot play Was that a punch or a draught? because TIMING-11
= Bryn: 18 Fortitude, 7 cards
---
title: A hit-back of 2 can be reduced to nothing
seats: Bryn, Whitehawk, Tara
Bryn holds: I won't stand idly by while you insult the Drake! | Was that a punch or a draught?
Whitehawk holds: You wanna play, huh?

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays You wanna play, huh?
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude
= Whitehawk: 17 Fortitude
---
title: What reduces a loss of Fortitude does not reduce a tip
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: Tip the Wench.
Bryn holds: Was that a punch or a draught?

> Tara plays Tip the Wench. on Bryn
Bryn cannot play Was that a punch or a draught? because TIMING-11
= Bryn: 9 Gold
---
title: A Negated reduction reduces nothing
proves: NEGATE-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom! | I don't think so!
Bryn holds: Was that a punch or a draught?

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays Was that a punch or a draught?
> Whitehawk plays I don't think so!
= Bryn: 18 Fortitude
