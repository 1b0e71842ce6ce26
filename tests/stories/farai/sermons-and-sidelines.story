title: A cork costs 3 Fortitude and goes with the Wine
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Farai holds: Mind the cork, my child.

> Farai plays Mind the cork, my child. on Tara
= Tara: 17 Fortitude
= Bryn: 20 Fortitude
= Farai: 1 Progress Token
---
title: Penance is 1 Fortitude and a Drink of one's own
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Spirits
Bryn's pile: Elven Wine | Water
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
= Bryn: 19 Fortitude, 3 Alcohol, 1 Drink
= Farai works on the Beer
---
title: Who has nothing to drink does penance sober
proves: DRINK-22
seats: Farai, Bryn, Tara
Bryn has 4 Alcohol
Bryn's pile: nothing
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai holds: For your penance, one pint.

> Farai plays For your penance, one pint. on Bryn
= Bryn: 19 Fortitude, 3 Alcohol
= Farai: 1 Progress Token
---
title: The still hits everybody but Farai
proves: FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai holds: The still is only humming.

> Farai plays The still is only humming.
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= Farai: 20 Fortitude, 1 Progress Token
---
title: Everybody puts a coin on the plate; who is paid for by the Inn has put one too
proves: FARAI-04
seats: Farai, Bryn, Tara
Farai's brew: Wine
Farai holds: The plate goes round. Coins, not buttons.
Bryn holds: The purser owes me one.

> Farai plays The plate goes round. Coins, not buttons.
> Bryn plays The purser owes me one.
> Farai chooses Beer
= Farai: 12 Gold
= Bryn: 10 Gold
= Tara: 9 Gold
= the Inn: -1 Gold
= Farai works on the Beer
---
title: Two opinions are two Drinks, of two different players
proves: FARAI-04
seats: Farai, Bryn, Tara, Remy
Bryn's pile: Wine
Tara's pile: Elven Wine
Remy's pile: Light Ale
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Farai holds: I would value two honest opinions.

> Farai plays I would value two honest opinions. on Tara, Remy
> Farai chooses stay with the Beer
= Bryn: 0 Alcohol, 1 Drink
= Tara: 3 Alcohol, 0 Drinks
= Remy: 1 Alcohol, 0 Drinks
= Farai: 1 Progress Token
---
title: Against one opponent there is one opinion
proves: FARAI-04
seats: Farai, Bryn
Bryn's pile: Wine | Elven Wine
Farai's brew: Beer
Farai holds: I would value two honest opinions.

> Farai plays I would value two honest opinions. on Bryn
> Farai chooses Spirits
= Bryn: 2 Alcohol, 1 Drink
= Farai works on the Spirits
---
title: Farai's whole Drink Me! Pile goes back into the Drink Deck
proves: DRINK-01
seats: Farai, Bryn, Tara
drink deck exactly: nothing
Farai has 5 Alcohol
Farai's pile: Wine | Elven Wine | Dragon Breath Ale
Farai holds: Back into the vat with all of it.

> Farai plays Back into the vat with all of it.
= Farai: 0 Drinks, 5 Alcohol
> Farai orders for Bryn
= Bryn: 2 Drinks, 10 Gold                # the deck had cards: nobody pays for a new one
= the Inn: +0 Gold
> Farai drinks
= Farai: 4 Alcohol, 0 Drinks             # nothing there: he sobers up
---
title: Without Drinks there is nothing to put back
proves: LIMIT-04
seats: Farai, Bryn, Tara
Farai's pile: nothing
Farai holds: Back into the vat with all of it.

> Farai plays Back into the vat with all of it.
= Farai: 0 Drinks, 6 cards
= Bryn: 1 Drink
= Back into the vat with all of it. is discarded
---
title: A Drink of a tavern goes back into the deck of that tavern
proves: CRAWL-27, CRAWL-18
seats: Farai, Bryn, Tara
party: Black Dragon Depths
Farai's pile: Hydra Milk | Wine
Farai holds: Back into the vat with all of it.

= Black Dragon Depths: 5 Drinks left
> Farai plays Back into the vat with all of it.
= Farai: 0 Drinks
= Black Dragon Depths: 6 Drinks left
= The Red Dragon Inn: 31 Drinks left
---
title: If that tavern is Closed, its Drink is discarded
proves: CRAWL-27
seats: Farai, Bryn, Tara
party: The Red Dragon Inn
closed: Black Dragon Depths
Farai's pile: Hydra Milk
Farai holds: Back into the vat with all of it.

> Farai plays Back into the vat with all of it.
= Farai: 0 Drinks
= Hydra Milk is discarded
---
title: The bell calls Farai out of a Round, and he works on the Beer meanwhile
proves: GAMBLE-16, FARAI-03
seats: Bryn, Farai, Tara
Farai's brew: Beer
deck of Beer: Choir Practice Lager
Bryn holds: Gambling? I'm in!
Farai holds: Is that the bell? Deal me out. | Winning Hand!

> Bryn plays Gambling? I'm in!
> Farai plays Is that the bell? Deal me out.
= the pot: 2 Gold
= Farai: 10 Gold, 1 Progress Token
Farai cannot play Winning Hand! because GAMBLE-15
---
title: The bell does not ring for other payments
proves: GAMBLE-16
seats: Bryn, Farai, Tara
Bryn holds: Harbour dues, gentlemen.
Farai holds: Is that the bell? Deal me out.

> Bryn plays Harbour dues, gentlemen.
Farai cannot play Is that the bell? Deal me out. because GAMBLE-16
= Farai: 9 Gold
---
title: The fund of the temple is kept at the Inn
proves: GAMBLE-23, FARAI-04
seats: Bryn, Farai, Tara
Farai's brew: Beer
deck of Beer: Saint's Day Double
Bryn holds: Everybody chips in for the broken chairs.
Farai holds: The temple keeps a fund for this.

> Bryn plays Everybody chips in for the broken chairs.
> Farai plays The temple keeps a fund for this.
> Farai chooses stay with the Beer
= Farai: 10 Gold, 1 Progress Token
= Bryn: 12 Gold
= Tara: 9 Gold
---
title: Antes are not what the fund is for
proves: GAMBLE-23
seats: Bryn, Farai, Tara
Bryn holds: Gambling? I'm in!
Farai holds: The temple keeps a fund for this.

> Bryn plays Gambling? I'm in!
Farai cannot play The temple keeps a fund for this.
> Farai antes
= Farai: 9 Gold
= the pot: 3 Gold
---
title: A blow is forgiven and billed
proves: TIMING-11, FARAI-03
seats: Bryn, Farai, Tara
Farai's brew: Wine
deck of Wine: Vestry White
Bryn holds: I won't stand idly by while you insult the Drake!
Farai holds: I forgive you. The Cup sends a bill.

> Bryn plays I won't stand idly by while you insult the Drake! on Farai
Farai cannot play I forgive you. The Cup sends a bill. because TIMING-11
> Farai plays I forgive you. The Cup sends a bill.
= Farai: 17 Fortitude, 11 Gold, 1 Progress Token
= Bryn: 20 Fortitude, 9 Gold
---
title: A blow that did not land is not billed
proves: TIMING-11
seats: Bryn, Farai, Tara
Bryn holds: Watch it! Loose cannonball!
Farai holds: I forgive you. The Cup sends a bill. | You'll find oaks are difficult to topple

> Bryn plays Watch it! Loose cannonball! on Farai
> Farai plays You'll find oaks are difficult to topple
> Bryn declines
> Tara declines
> Farai declines
Farai cannot play I forgive you. The Cup sends a bill. because TIMING-11
= Farai: 20 Fortitude, 10 Gold
---
title: A Drink out of the old cask is stronger by 2
proves: CHANGE-01, FARAI-03
seats: Bryn, Farai, Tara
phase: drink
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Bryn's pile: Wine
Farai holds: I let that cask sleep through two sermons.

= the Drink of Bryn: 2 Alcohol
> Farai plays I let that cask sleep through two sermons.
= the Drink of Bryn: 4 Alcohol
> Bryn drinks
= Bryn: 4 Alcohol
= Farai: 1 Progress Token
---
title: A Brew that is finished while a Drink waits is dealt with before the Drink
proves: FARAI-05, TIMING-04
seats: Bryn, Farai, Tara
phase: drink
Farai's brew: Spirits
deck of Spirits: Candle Snuffer
Bryn's pile: Wine
Farai holds: I let that cask sleep through two sermons.

> Farai plays I let that cask sleep through two sermons.
> Farai chooses Bryn
> Bryn declines
> Farai declines
> Tara declines                          # the Candle Snuffer
= now Bryn: 19 Fortitude, 0 Alcohol, 6 cards
> Bryn drinks
= Bryn: 19 Fortitude, 4 Alcohol
---
title: A blessed pint gives Fortitude
proves: CHANGE-01
seats: Farai, Bryn, Tara
phase: drink
Farai has 12 Fortitude, 3 Alcohol
Farai's brew: Beer
deck of Beer: Saint's Day Double
Farai's pile: Elven Wine
Farai holds: Bless this pint.

= the Drink of Farai: 3 Alcohol
> Farai plays Bless this pint.
> Farai drinks
= Farai: 15 Fortitude, 3 Alcohol, 1 Progress Token
---
title: A pint of somebody else is not Farai's to bless
proves: TYPES-01
seats: Bryn, Farai, Tara
phase: drink
Bryn's pile: Elven Wine
Farai holds: Bless this pint.

= the Drink of Bryn: 3 Alcohol
Farai cannot play Bless this pint.
> Bryn drinks
= Bryn: 3 Alcohol, 20 Fortitude
---
title: A moment of silence is good for 2 Fortitude, at any time
proves: TYPES-03
seats: Bryn, Farai, Tara
Farai has 15 Fortitude
Bryn holds: I won't stand idly by while you insult the Drake!
Farai holds: A moment of silence. For me.

> Bryn plays I won't stand idly by while you insult the Drake! on Farai
> Farai plays A moment of silence. For me.
> Bryn declines
> Tara declines
= now Farai: 17 Fortitude
= Farai: 14 Fortitude
