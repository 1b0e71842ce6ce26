title: After the last card of a Brew Deck the Token may go to another Brew
proves: FARAI-07, FARAI-06
seats: Farai, Bryn, Tara
Farai's brew: Beer
Farai has 10 Fortitude, 10 Alcohol
Bryn's pile: Water | Water
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
Farai holds: Long Night
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.

> Farai plays Long Night
> Farai chooses Spirits
= Farai works on the Spirits
= Farai: 15 Fortitude, 7 Alcohol, 11 Gold, 0 Progress Tokens
= Bryn: 19 Fortitude, 9 Gold, 1 Drink
= Tara: 19 Fortitude, 10 Gold
= Saint's Day Double is discarded
---
title: He is asked when the last Brew has resolved, not before
proves: FARAI-07
seats: Farai, Bryn, Tara
Farai's brew: Beer
Farai has 10 Fortitude, 10 Alcohol
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
Farai holds: Long Night | Last Stir
Tara holds: You were about to do something foolish.
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.
card: Last Stir (Anytime) = Brew Beer.

> Farai plays Long Night
> Farai chooses Bryn
= Farai: 12 Fortitude, 9 Alcohol, 2 Progress Tokens
> Farai plays Last Stir
> Farai declines
> Tara declines                         # Last Stir
= now Farai works on the Beer
Tara can play You were about to do something foolish.
> Farai chooses Wine
= now Farai: 15 Fortitude, 7 Alcohol
= Farai works on the Wine
---
title: A last Brew that is Negated is the last one too
proves: FARAI-07, FARAI-06
seats: Farai, Bryn, Tara
Farai's brew: Beer
Farai has 10 Fortitude, 10 Alcohol
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
Farai holds: Long Night | Last Stir
Tara holds: You were about to do something foolish.
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.
card: Last Stir (Anytime) = Brew Beer.

> Farai plays Long Night
> Farai plays Last Stir
> Tara plays You were about to do something foolish. on Saint's Day Double
> Farai chooses Wine
= Farai works on the Wine
= Farai: 12 Fortitude, 9 Alcohol
= Saint's Day Double is discarded
---
title: The Token may stay at a Brew Deck without cards, where no work can be done
proves: FARAI-07, FARAI-06
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
Farai holds: Long Night | For your penance, one pint.
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.

> Farai plays Long Night
> Farai chooses stay
= Farai works on the Beer
> Farai plays For your penance, one pint. on Tara
= Tara: 18 Fortitude
= Farai works on the Beer
= Farai: 0 Progress Tokens
---
title: A move to a Brew Deck without cards does not take place
proves: FARAI-08
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
deck of Wine: The Year the Roof Leaked
Farai holds: Long Night | Does this taste like vinegar to you? | Bless this pint.
Farai's pile: Light Ale
Farai has 10 Fortitude
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.

> Farai plays Long Night
> Farai chooses Wine
> Farai plays Does this taste like vinegar to you? on Tara
= Farai works on the Wine
= Farai: 15 Fortitude, 1 Progress Token
> Farai plays Bless this pint.
= Farai works on the Wine
= Farai: 16 Fortitude, 1 Progress Token
---
title: He may still choose a Brew Deck if he has moved while the last Brew was on the table
proves: FARAI-07
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer exactly: Fasting Ale
Farai holds: Last Stir | Ohava's working the blessing booth today!
card: Last Stir (Anytime) = Brew Beer and brew Beer and brew Beer.

> Farai plays Last Stir
> Farai plays Ohava's working the blessing booth today! on Tara
> Farai chooses Wine
> Farai chooses Spirits
= Farai works on the Spirits
