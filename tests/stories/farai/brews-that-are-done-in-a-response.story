title: A Brew knocks out the attacker, whose card is still carried out
proves: FARAI-05, LOSE-03
seats: Ann, Farai, Cat
Ann holds: Uproar
Ann has 12 Fortitude, 10 Alcohol, 10 Gold
Farai holds: Farnir's tranquility
Farai's brew: Wine
Farai has 1 Progress Token
deck of Wine: Vestry White
card: Uproar (Action) = Each other player loses 2 Fortitude.

> Ann plays Uproar
> Farai plays Farnir's tranquility
> Farai chooses Ann
= Ann is out: passed out
= Cat: 18 Fortitude, 12 Gold
= Farai: 20 Fortitude, 12 Gold
---
title: A Brew done while he leaves a Round ruins somebody, who stays in the Round
proves: FARAI-05, GAMBLE-19
seats: Ann, Farai, Cat
Ann holds: Gambling? I'm in!
Farai holds: Is that the bell? Deal me out.
Farai's brew: Beer
Farai has 1 Progress Token
deck of Beer: Confessional Stout
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
Cat's pile: Wine
Cat holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Farai plays Is that the bell? Deal me out.
> Farai chooses Cat
= Cat: 2 Alcohol, 0 Gold
= Cat is in
= Farai: 11 Gold
= the pot: 1 Gold
> Cat plays Gambling? I'm in!
> Ann passes
= Cat: 1 Gold
---
title: A Brew knocks out the player the Inn is about to pay for him
proves: FARAI-05, LOSE-03
seats: Ann, Farai, Cat
Ann holds: Tithe
Ann has 20 Fortitude, 18 Alcohol, 10 Gold
Farai's brew: Wine
Farai has 1 Progress Token
deck of Wine: Vestry White
Farai holds: The temple keeps a fund for this.
card: Tithe (Action) = Another player pays you 3 Gold.

> Ann plays Tithe on Farai
> Farai plays The temple keeps a fund for this.
> Farai chooses stay
> Farai chooses Ann
= Ann is out: passed out
# Ann has 13 from the Inn: 7 Inn, 6: 3 each
= Farai: 13 Gold
= Cat: 13 Gold
