title: A Negated card does no work
proves: FARAI-09
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Altar Wine, Watered
Farai holds: Does this taste like vinegar to you?
Tara holds: You were about to do something foolish.

> Farai plays Does this taste like vinegar to you? on Bryn
> Tara plays You were about to do something foolish.
= Bryn: 20 Fortitude
= Farai: 0 Progress Tokens, 6 cards      # one token would have finished the Brew
---
title: A Negated card does not move the Token either
proves: FARAI-09
seats: Farai, Bryn, Tara
phase: drink
Farai's brew: Beer
Farai's pile: Wine
Farai holds: This one's a little weak
Tara holds: I don't think so!

> Farai plays This one's a little weak
> Tara plays I don't think so!
> Farai drinks
= Farai: 2 Alcohol
= Farai works on the Beer
---
title: If the only victim Ignores the card, the work is done all the same
proves: FARAI-09
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Farai holds: Does this taste like vinegar to you?
Bryn holds: I've had worse from seagulls.

> Farai plays Does this taste like vinegar to you? on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Farai: 1 Progress Token
---
title: A loss that is reduced to nothing or redirected takes nothing from the work
proves: FARAI-09
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Farai holds: Does this taste like vinegar to you?
Bryn holds: Was that a punch or a draught?

> Farai plays Does this taste like vinegar to you? on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude
= Farai: 1 Progress Token
---
title: A loss that is sent back to Farai takes nothing from the work
proves: FARAI-09
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Farai holds: Does this taste like vinegar to you?
Bryn holds: Stop hitting yourself!

> Farai plays Does this taste like vinegar to you? on Bryn
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Farai: 18 Fortitude, 1 Progress Token
---
title: A Negate of the Negate lets the work be done
proves: FARAI-09
seats: Bryn, Farai, Tara
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Bryn holds: I won't stand idly by while you insult the Drake!
Farai holds: You'll find oaks are difficult to topple | I don't think so!
Tara holds: I don't think so!

> Bryn plays I won't stand idly by while you insult the Drake! on Farai
> Farai plays You'll find oaks are difficult to topple
> Tara plays I don't think so!
> Farai plays I don't think so!
= Farai: 19 Fortitude, 1 Progress Token
