title: A blow to her Fortitude she Ignores, and the others are hit as if nothing were
proves: NEGATE-02
seats: Whitehawk, Tara, Remy, Bryn
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Tara holds: You can't prove that was me!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude
= Remy: 19 Fortitude
= Bryn: 19 Fortitude
---
title: Control: without it she is hit like the rest
seats: Whitehawk, Tara, Remy, Bryn
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Tara holds: I may be blind, but I could still see that coming!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
= Tara: 19 Fortitude
= Remy: 19 Fortitude
= Bryn: 19 Fortitude
---
title: With the blow she Ignores everything that comes with it: the Mark
proves: NEGATE-02
seats: Remy, Tara, Bryn
Remy holds: Take this as a warning! Next time it'll be the brig
Tara holds: You can't prove that was me!

> Remy plays Take this as a warning! Next time it'll be the brig on Tara
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 0 Marks
---
title: With the blow she Ignores everything that comes with it: the lost card
proves: NEGATE-02
seats: Bryn, Tara, Remy
Bryn holds: Sleep well, matey.
Tara holds: You can't prove that was me!

> Bryn plays Sleep well, matey. on Tara
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 6 cards
---
title: With the blow she Ignores everything that comes with it: the Drink
proves: NEGATE-02
seats: Bryn, Tara, Remy
Bryn holds: Arm wrestling. Loser drinks!
Tara holds: You can't prove that was me!
Tara's pile: Dragon Breath Ale

> Bryn plays Arm wrestling. Loser drinks! on Tara
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 0 Alcohol, 1 Drink
---
title: A loss that is redirected to her she may Ignore like any other
proves: REDIRECT-11
seats: Whitehawk, Remy, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect
Tara has 1 Mark
Tara holds: You can't prove that was me!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Tara
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude
---
title: If one Ignore is Negated, she may still play another
proves: NEGATE-17
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You can't prove that was me! | You can't prove that was me!
Remy holds: I don't think so!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You can't prove that was me!
> Remy plays I don't think so!
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 5 cards
---
title: What she Ignores already she cannot Ignore once more
proves: NEGATE-02
seats: Tara, Whitehawk, Remy
active: Whitehawk
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You can't prove that was me! | You can't prove that was me!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You can't prove that was me!
> Tara declines                  # her own card
> Whitehawk declines
> Remy declines
Tara cannot play You can't prove that was me! because NEGATE-02
= Tara: 20 Fortitude
= Tara holds You can't prove that was me!
---
title: Against a card that hits her it helps
proves: NEGATE-02
seats: Bryn, Tara, Remy
Bryn holds: You two look lonely.
Tara holds: You can't prove that was me!

> Bryn plays You two look lonely. on Tara, Remy
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 6 cards
= Remy: 18 Fortitude
= You can't prove that was me! is discarded
---
title: Against a card that costs her Gold it helps
proves: NEGATE-02
seats: Remy, Tara, Bryn
Remy holds: Your name goes in the book.
Tara holds: You can't prove that was me!

> Remy plays Your name goes in the book. on Tara
> Tara plays You can't prove that was me!
= Tara: 10 Gold, 0 Marks
= the Inn: +0 Gold
---
title: Against the blow that comes back to her it helps, and her own blow stands
proves: NEGATE-02
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong? | You can't prove that was me!
Bryn holds: You wanna play, huh?

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays You wanna play, huh?
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude
= Bryn: 18 Fortitude
---
title: If it is Negated the card hits her after all
proves: NEGATE-01
seats: Bryn, Tara, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Tara holds: You can't prove that was me!
Remy holds: I don't think so!

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You can't prove that was me!
> Remy plays I don't think so!
= Tara: 17 Fortitude, 6 cards
---
title: Once she has been hit it is too late to Ignore it
proves: TIMING-11
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You can't prove that was me!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
Tara can play You can't prove that was me!
> Whitehawk declines
> Tara declines
> Remy declines
= now Tara: 17 Fortitude
Tara cannot play You can't prove that was me!
= Tara: 17 Fortitude
---
title: If Bryn Ignores a blow at everybody, it hits everybody else
proves: NEGATE-02
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: I've had worse from seagulls.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Tara: 19 Fortitude
---
title: Bryn may Ignore a tip demanded of her
proves: AFFECT-01
seats: Tara, Bryn, Remy
Tara holds: Tip the Wench.
Bryn holds: You can't prove that was me!

> Tara plays Tip the Wench. on Bryn
> Bryn plays You can't prove that was me!
= Bryn: 10 Gold
= the Inn: 0 Gold
---
title: If Bryn Ignores Remy's book, she neither pays nor is marked
proves: NEGATE-02
seats: Remy, Bryn, Tara
Remy holds: Your name goes in the book.
Bryn holds: You can't prove that was me!

> Remy plays Your name goes in the book. on Bryn
> Bryn plays You can't prove that was me!
= Bryn: 10 Gold, 0 Mark
= the Inn: 0 Gold
---
title: If Bryn Ignores a due to the Captain, nobody pays it for her
proves: NEGATE-02
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Harbour dues, gentlemen.
Bryn holds: You can't prove that was me!

> Whitehawk plays Harbour dues, gentlemen.
> Bryn plays You can't prove that was me!
= Whitehawk: 11 Gold
= Bryn: 10 Gold
= Tara: 9 Gold
---
title: Bryn may Ignore a hit-back, which is a card like any other
proves: AFFECT-01
seats: Bryn, Whitehawk, Tara
Bryn holds: I won't stand idly by while you insult the Drake! | I've had worse from seagulls.
Whitehawk holds: Challenge accepted!

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays Challenge accepted!
> Bryn plays I've had worse from seagulls.
= Whitehawk: 17 Fortitude
= Bryn: 20 Fortitude
---
title: Bryn cannot Ignore the payment her own card demands
proves: NEGATE-07
seats: Bryn, Tara, Remy
phase: order
Bryn holds: Wench, bring some drinks for my friends! | You can't prove that was me! | The purser owes me one.

> Bryn plays Wench, bring some drinks for my friends!
Bryn cannot play You can't prove that was me! because NEGATE-07
Bryn can play The purser owes me one.
= Bryn: 9 Gold
