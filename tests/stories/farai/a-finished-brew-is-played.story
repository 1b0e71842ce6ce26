title: With as many tokens as its number a Brew is played at once, and its tokens come off
proves: FARAI-05, FARAI-06
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Tithe Barn Red | The Year the Roof Leaked
Farai has 2 Progress Tokens
Farai has 8 Gold
Bryn has 9 Gold
Farai holds: Does this taste like vinegar to you?

> Farai plays Does this taste like vinegar to you? on Bryn
= Farai: 10 Gold, 0 Progress Tokens, 7 cards
= Bryn: 18 Fortitude, 9 Gold
= Tara: 20 Fortitude, 8 Gold
= Tithe Barn Red is discarded
= Farai works on the Wine
---
title: One token short of its number a Brew stays where it is
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: The Year the Roof Leaked
Farai has 1 Progress Token
Farai holds: Does this taste like vinegar to you?

> Farai plays Does this taste like vinegar to you? on Bryn
= Farai: 10 Gold, 2 Progress Tokens
= Tara: 0 Alcohol, 10 Gold
---
title: A Brew of number 1 needs a single token
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Candle Snuffer | Bell Ringer's Rum
Farai holds: The still is only humming.

> Farai plays The still is only humming.
> Farai chooses Bryn
= Bryn: 18 Fortitude, 6 cards
= Tara: 19 Fortitude, 7 cards
= Farai: 0 Progress Tokens
---
title: The next Brew of the deck lies open then, and work goes on with it
proves: FARAI-06, FARAI-01
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Fasting Ale | Choir Practice Lager
Farai has 19 Fortitude
Farai's pile: Light Ale
Farai holds: For your penance, one pint. | Told you it was good!

> Farai plays For your penance, one pint. on Bryn
= Farai: 20 Fortitude, 0 Progress Tokens
= Fasting Ale is discarded
> Farai plays Told you it was good! on Bryn
= Farai: 1 Progress Token                # two are needed now
= Bryn: 19 Fortitude
---
title: Whom a Brew picks is said before anybody answers it
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Farai has 1 Progress Token
Farai holds: Does this taste like vinegar to you?
Tara holds: You can't prove that was me!
Bryn holds: I've had worse from seagulls.

> Farai plays Does this taste like vinegar to you? on Bryn
> Farai chooses Tara
Tara can play You can't prove that was me!
Bryn cannot play I've had worse from seagulls. because AFFECT-01
= Tara: 2 Alcohol, 20 Fortitude
= Bryn: 18 Fortitude, 0 Alcohol
---
title: A Brew can be Negated like an Action card, and is spent all the same
proves: FARAI-05, FARAI-06
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Tithe Barn Red | Vestry White
Farai has 2 Progress Tokens
Farai holds: Does this taste like vinegar to you?
Tara holds: You were about to do something foolish.

> Farai plays Does this taste like vinegar to you? on Bryn
> Tara plays You were about to do something foolish. on Tithe Barn Red
= Bryn: 18 Fortitude, 10 Gold
= Tara: 9 Gold                           # the price of her card
= Farai: 10 Gold, 6 cards, 0 Progress Tokens
= Tithe Barn Red is discarded
= Does this taste like vinegar to you? is discarded
---
title: A Brew is no Sometimes card, even if a Sometimes card has finished it
proves: FARAI-05
seats: Bryn, Farai, Tara
Farai's brew: Spirits
deck of Spirits: Candle Snuffer
Bryn holds: I won't stand idly by while you insult the Drake!
Tara holds: I don't think so!
Farai holds: You'll find oaks are difficult to topple

> Bryn plays I won't stand idly by while you insult the Drake! on Farai
> Farai plays You'll find oaks are difficult to topple
Tara can play I don't think so!
> Farai chooses Tara
Tara cannot play I don't think so! because TYPES-01
= Tara: 19 Fortitude, 6 cards
= Farai: 19 Fortitude
---
title: A Brew can be Ignored by one of those it affects
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: The Year the Roof Leaked
Farai has 2 Progress Tokens
Farai holds: Mind the cork, my child.
Bryn holds: I've had worse from seagulls. | I've had worse from seagulls.
Tara holds: I raise!

> Farai plays Mind the cork, my child. on Bryn
> Bryn plays I've had worse from seagulls. on The Year the Roof Leaked
> Tara discards I raise!
= Bryn: 17 Fortitude, 0 Alcohol, 6 cards
= Tara: 1 Alcohol, 6 cards
= Farai: 0 Alcohol
---
title: The loss a Brew causes can be reduced, redirected and hit back for
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Two Fingers of Temptation
Farai has 2 Progress Tokens
Farai holds: The still is only humming.
Bryn holds: Was that a punch or a draught? | You wanna play, huh?
Tara holds: You may want to duck.

> Farai plays The still is only humming.
> Farai chooses Bryn
> Farai chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays Was that a punch or a draught?
> Bryn plays You wanna play, huh?
= Tara: 19 Fortitude
= Bryn: 17 Fortitude
= Farai: 18 Fortitude
---
title: All effects of a Brew can be sent on by whoever it picked, as those of any Action card
proves: FARAI-05, REDIRECT-04
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Last Rites, Cask Strength
Farai has 2 Progress Tokens
Farai holds: The still is only humming.
Bryn holds: Shove Aside
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Farai plays The still is only humming.
> Farai chooses Bryn
> Bryn plays Shove Aside on Tara
= Bryn: 19 Fortitude, 0 Alcohol
= Tara: 16 Fortitude, 2 Alcohol
---
title: A finished Brew does not take the place of the Action of the turn
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Fasting Ale
Farai has 15 Fortitude, 3 Alcohol
Farai's pile: Water
Farai holds: Told you it was good! | Does this taste like vinegar to you?
card: Wet Finger (Anytime) = Another player takes a Drink from their pile.
Tara holds: Wet Finger

> Tara plays Wet Finger on Farai
> Farai plays Told you it was good! on Bryn
> Farai plays Does this taste like vinegar to you? on Bryn
= Bryn: 18 Fortitude
= Farai: 16 Fortitude, 2 Alcohol
---
title: A Brew is played before anybody hits back for the card that finished it
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Tithe Barn Red
Farai has 2 Progress Tokens
Farai holds: Does this taste like vinegar to you?
Bryn holds: You wanna play, huh?

> Farai plays Does this taste like vinegar to you? on Bryn
> Bryn plays You wanna play, huh?
= now Bryn: 18 Fortitude, 8 Gold         # the Brew has been paid for
= Farai: 18 Fortitude, 14 Gold
= Bryn: 18 Fortitude
---
title: A card played while a Brew is on the table works on the next Brew
proves: FARAI-06
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Tithe Barn Red | Vestry White
Farai has 2 Progress Tokens
Farai holds: Does this taste like vinegar to you? | Ohava's working the blessing booth today!

> Farai plays Does this taste like vinegar to you? on Bryn
> Farai plays Ohava's working the blessing booth today! on Tara
> Farai chooses stay with the Wine
= Farai: 1 Progress Token, 12 Gold      # Tara has less than the others by now
= Tara: 9 Gold, 9 cards
= Tithe Barn Red is discarded
