title: What Bryn has lost already cannot be sent back; it can be hit back
proves: TIMING-11
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: Stop hitting yourself! | You wanna play, huh?

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
Bryn can play Stop hitting yourself!
Bryn cannot play You wanna play, huh? because TIMING-11
> Remy declines                # the card; the loss happens now
= now Bryn: 18 Fortitude
Bryn cannot play Stop hitting yourself! because TIMING-11
Bryn can play You wanna play, huh?
= Bryn: 18 Fortitude
---
title: Somebody else's loss is not Bryn's to send back
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: Stop hitting yourself!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Remy
Bryn cannot play Stop hitting yourself! because TIMING-11
= Remy: 18 Fortitude
= Tara: 20 Fortitude
---
title: Bryn's own blow, ducked back on to her, is nobody else's doing
proves: REDIRECT-01
seats: Bryn, Tara, Remy
Bryn holds: I won't stand idly by while you insult the Drake! | Stop hitting yourself! | You wanna play, huh? | Was that a punch or a draught?
Tara holds: You may want to duck.

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Bryn
> Bryn declines                # what Tara played
Bryn cannot play Stop hitting yourself! because TIMING-11
Bryn can play Was that a punch or a draught?       # that one does not ask who it was
> Remy declines                # I won't stand idly by while you insult the Drake!
= now Bryn: 17 Fortitude
Bryn cannot play You wanna play, huh? because TIMING-11
= Tara: 20 Fortitude
---
title: A Sea Event is nobody's attack
proves: NEGATE-12
seats: Bryn, Remy, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Bryn holds: Stop hitting yourself! | Was that a punch or a draught? | I've had worse from seagulls. | You wanna play, huh?

Bryn cannot play Stop hitting yourself! because TIMING-11
Bryn cannot play Was that a punch or a draught? because NEGATE-12
Bryn can play I've had worse from seagulls.        # it names Action cards, and the Leviathan is answered like one
> Tara declines                # the Event; everybody loses now
= now Bryn: 17 Fortitude
Bryn cannot play You wanna play, huh? because TIMING-11
= Bryn: 17 Fortitude
= Remy: 17 Fortitude
= Tara: 17 Fortitude
---
title: What a Drink takes is no loss of that sort
proves: TYPES-01
seats: Bryn, Remy, Tara
phase: drink
Bryn's pile: Dirty Dishwater
Bryn holds: Stop hitting yourself! | Was that a punch or a draught? | I've had worse from seagulls. | You wanna play, huh?

= the Drink of Bryn: -1 Fortitude
Bryn cannot play Stop hitting yourself! because TIMING-11
Bryn cannot play Was that a punch or a draught? because TIMING-11
Bryn cannot play I've had worse from seagulls. because AFFECT-01
> Bryn drinks
Bryn cannot play You wanna play, huh? because TIMING-11
= Bryn: 19 Fortitude
---
title: Where nothing is left of a loss there is nothing to send back
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: Stop hitting yourself! | Was that a punch or a draught?

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays Was that a punch or a draught?
> Remy declines
> Tara declines                # the window on the darts starts over
Bryn cannot play Stop hitting yourself! because TIMING-11
= Tara: 20 Fortitude
= Bryn: 20 Fortitude
---
title: What is left of a reduced loss can be sent back
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Stop hitting yourself! | Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Was that a punch or a draught?
> Bryn plays Stop hitting yourself!
= Whitehawk: 19 Fortitude
= Bryn: 20 Fortitude
---
title: If sending a loss back is Negated, Bryn may try again with another copy
proves: NEGATE-01, NEGATE-17
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake! | I don't think so! | The Wench thinks you should stop playing with the drinks.
Bryn holds: Stop hitting yourself! | Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Stop hitting yourself!
Whitehawk cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Whitehawk plays I don't think so!
> Bryn plays Stop hitting yourself!
= Whitehawk: 17 Fortitude
= Bryn: 20 Fortitude
---
title: If sending a loss back is Negated, the blow lands where it was meant to
proves: NEGATE-01
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake! | I don't think so!
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Stop hitting yourself!
> Whitehawk plays I don't think so!
= Whitehawk: 20 Fortitude
= Bryn: 17 Fortitude
