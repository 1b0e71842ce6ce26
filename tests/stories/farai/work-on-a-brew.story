title: At the Brew of the symbol, a Progress Token is added
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Tithe Barn Red
Farai holds: Does this taste like vinegar to you?

= Farai: 0 Progress Tokens
> Farai plays Does this taste like vinegar to you? on Bryn
= Farai works on the Wine
= Farai: 1 Progress Token
= Bryn: 18 Fortitude, 10 Gold
---
title: At another Brew, the Farai Token only moves to that of the symbol
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Wine: Altar Wine, Watered
Farai holds: Does this taste like vinegar to you?

> Farai plays Does this taste like vinegar to you? on Bryn
= Farai works on the Wine
= Farai: 0 Progress Tokens, 6 cards
= Bryn: 18 Fortitude
---
title: He comes back to the tokens he left, and adds to them only with the next symbol
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Spirits
Farai has 2 Progress Tokens
deck of Spirits: Last Rites, Cask Strength
deck of Wine: The Year the Roof Leaked
Farai holds: Does this taste like vinegar to you? | I let that cask sleep through two sermons. | This one's a little weak
Farai's pile: Wine

> Farai plays Does this taste like vinegar to you? on Bryn
= Farai works on the Wine
= Farai: 0 Progress Tokens
> Farai plays I let that cask sleep through two sermons.
= now Farai works on the Wine        # its window is still open
> Farai plays This one's a little weak
> Farai chooses Bryn                 # back at the Spirits with the first card, done with the second
= Bryn: 15 Fortitude, 2 Alcohol
= Farai: 0 Progress Tokens, 0 Alcohol
= Farai works on the Spirits
---
title: The work comes after everything else the card does
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Beer
Bryn's pile: Wine
deck of Beer: Choir Practice Lager
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
= the Drink of Bryn: 2 Alcohol
= now Bryn: 19 Fortitude, 0 Alcohol
= now Farai: 0 Progress Tokens
= Bryn: 19 Fortitude, 2 Alcohol
= Farai: 1 Progress Token
---
title: A card without a symbol moves nothing along
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai has 1 Progress Token
Farai holds: A moment of silence. For me. | Back into the vat with all of it.

> Farai plays A moment of silence. For me.
> Farai plays Back into the vat with all of it.
= Farai works on the Beer
= Farai: 1 Progress Token
---
title: Cards played in the turn of somebody else work on a Brew as well
proves: FARAI-03
seats: Bryn, Farai, Tara
Farai's brew: Spirits
deck of Spirits: Two Fingers of Temptation
Bryn holds: I won't stand idly by while you insult the Drake!
Farai holds: You'll find oaks are difficult to topple

> Bryn plays I won't stand idly by while you insult the Drake! on Farai
> Farai plays You'll find oaks are difficult to topple
= Farai: 19 Fortitude, 1 Progress Token
---
title: Who has no Brews plays a card with a symbol for the rest of it
proves: FARAI-03
seats: Bryn, Farai, Tara
Farai's brew: Beer
deck of Wine: Altar Wine, Watered
Bryn holds: Does this taste like vinegar to you?

> Bryn plays Does this taste like vinegar to you? on Tara
= Tara: 18 Fortitude
= Farai works on the Beer
= Farai: 0 Progress Tokens
