title: Fasting Ale
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 15 Fortitude, 4 Alcohol
Farai's brew: Beer
deck of Beer: Fasting Ale
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
= Farai: 16 Fortitude, 3 Alcohol
= Fasting Ale is discarded
---
title: Choir Practice Lager
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 15 Fortitude, 1 Progress Token
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
= Farai: 16 Fortitude
= Bryn: 18 Fortitude
= Tara: 19 Fortitude
---
title: Confessional Stout: a Drink first, and then the Gold
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 1 Progress Token
Farai's brew: Beer
Tara's pile: Elven Wine
deck of Beer: Confessional Stout
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
> Farai chooses Tara
= Tara: 3 Alcohol, 9 Gold, 0 Drinks
= Farai: 11 Gold
= Bryn: 10 Gold
---
title: Who Ignores the Stout neither drinks nor pays
proves: FARAI-05, NEGATE-02
seats: Farai, Bryn, Tara
Farai has 1 Progress Token
Farai's brew: Beer
Tara's pile: Elven Wine
deck of Beer: Confessional Stout
Farai holds: For your penance, one pint.
Tara holds: I may be blind, but I could still see that coming!

> Farai plays For your penance, one pint. on Bryn
> Farai chooses Tara
> Tara plays I may be blind, but I could still see that coming!
= Tara: 0 Alcohol, 10 Gold, 1 Drink
= Farai: 10 Gold
---
title: Saint's Day Double
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 12 Fortitude, 7 Alcohol, 2 Progress Tokens
Farai's brew: Beer
deck of Beer: Saint's Day Double
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
= Farai: 15 Fortitude, 5 Alcohol, 0 Progress Tokens
= Saint's Day Double is discarded
---
title: Altar Wine is for whoever serves it
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Altar Wine, Watered
Farai holds: Mind the cork, my child.

> Farai plays Mind the cork, my child. on Bryn
= Farai: 8 cards
= Bryn: 17 Fortitude, 7 cards
= Altar Wine, Watered is discarded
---
title: Tithe Barn Red: whoever has the most pays the tithe
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 2 Progress Tokens
Bryn has 12 Gold
Farai's brew: Wine
deck of Wine: Tithe Barn Red
Farai holds: Mind the cork, my child.

> Farai plays Mind the cork, my child. on Bryn
= Farai: 12 Gold, 7 cards
= Bryn: 10 Gold, 17 Fortitude
= Tara: 10 Gold
---
title: Tithe Barn Red, of which a player Ignores the tithe
proves: FARAI-05, NEGATE-02
seats: Farai, Bryn, Tara
Farai has 2 Progress Tokens, 9 Gold
Farai's brew: Wine
deck of Wine: Tithe Barn Red
Farai holds: Mind the cork, my child.
Tara holds: I may be blind, but I could still see that coming!

> Farai plays Mind the cork, my child. on Bryn
> Tara plays I may be blind, but I could still see that coming! on Tithe Barn Red
= Farai: 11 Gold, 7 cards
= Bryn: 8 Gold, 17 Fortitude
= Tara: 10 Gold
---
title: Vestry White
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 1 Progress Token
Farai's brew: Wine
deck of Wine: Vestry White
Farai holds: Mind the cork, my child.

> Farai plays Mind the cork, my child. on Bryn
> Farai chooses Bryn
= Bryn: 17 Fortitude, 2 Alcohol
= Tara: 0 Alcohol
---
title: The Year the Roof Leaked
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 2 Progress Tokens
Farai's brew: Wine
deck of Wine: The Year the Roof Leaked
Farai holds: Mind the cork, my child.
Bryn holds: I raise!
Tara holds: I raise!

> Farai plays Mind the cork, my child. on Bryn
> Bryn discards I raise!
> Tara discards I raise!
= Farai: 10 Gold, 0 Alcohol, 6 cards
= Bryn: 1 Alcohol, 6 cards
= Tara: 1 Alcohol, 6 cards
---
title: Candle Snuffer
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Candle Snuffer
Farai holds: The still is only humming.

> Farai plays The still is only humming.
> Farai chooses Tara
= Tara: 18 Fortitude, 6 cards
= Bryn: 19 Fortitude, 7 cards
---
title: Two Fingers of Temptation are for two different players
proves: FARAI-05
seats: Farai, Bryn, Tara, Remy
Farai has 2 Progress Tokens
Farai's brew: Spirits
deck of Spirits: Two Fingers of Temptation
Farai holds: The still is only humming.

> Farai plays The still is only humming.
> Farai chooses Bryn
> Farai chooses Remy
= Bryn: 17 Fortitude
= Tara: 19 Fortitude
= Remy: 17 Fortitude
---
title: Against one opponent only one of the Two Fingers is drunk
proves: FARAI-05
seats: Farai, Bryn
Farai has 2 Progress Tokens
Farai's brew: Spirits
deck of Spirits: Two Fingers of Temptation
Farai holds: The still is only humming.

> Farai plays The still is only humming.
> Farai chooses Bryn
= Bryn: 17 Fortitude
= Farai: 20 Fortitude
---
title: Bell Ringer's Rum can be the last thing somebody drinks
proves: FARAI-05, LOSE-02
seats: Farai, Bryn, Tara
Bryn has 6 Fortitude, 3 Alcohol
Farai has 1 Progress Token
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai holds: The still is only humming.

> Farai plays The still is only humming.
> Farai chooses Bryn
= Bryn is out: passed out
= Tara: 19 Fortitude
---
title: Last Rites, Cask Strength
proves: FARAI-05
seats: Farai, Bryn, Tara
Farai has 2 Progress Tokens
Farai's brew: Spirits
deck of Spirits: Last Rites, Cask Strength
Farai holds: The still is only humming.
Tara holds: You may want to duck.

> Farai plays The still is only humming.
> Farai chooses Tara
> Tara plays You may want to duck. on Bryn
= Tara: 19 Fortitude, 2 Alcohol          # the loss alone moves
= Bryn: 16 Fortitude, 0 Alcohol
---
title: Bell Ringer's Rum: 2 Fortitude, and whoever hears the bell does not hear what is played
proves: FARAI-05, CARD-030
seats: Farai, Bryn, Tara
Farai has 1 Progress Token
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai holds: The still is only humming.
Tara holds: Good as new. Mostly new.
Bryn holds: Good as new. Mostly new.

> Farai plays The still is only humming.
> Farai chooses Tara
= Tara: 17 Fortitude
= Bryn: 19 Fortitude
Tara cannot play Good as new. Mostly new. because CARD-030
Bryn can play Good as new. Mostly new.
