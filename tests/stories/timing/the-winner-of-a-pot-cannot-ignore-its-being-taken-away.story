title: Farai cannot Ignore that another player takes the pot he has won
proves: TIMING-12, AFFECT-05, GAMBLE-31
example: EX-013
seats: Farai, Gerki, Lucky, Phyll
Farai holds: Gambling? I'm in! | Tranquil Prayer
Gerki holds: Swift Hands
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.
card: Tranquil Prayer (Sometimes) = Ignore a card that affects your Gold.

> Farai plays Gambling? I'm in!
> Gerki passes
> Lucky passes
= the pot: 4 Gold
= Farai: 9 Gold
> Phyll passes
> Gerki plays Swift Hands
Farai cannot play Tranquil Prayer because AFFECT-05
= Gerki: 13 Gold
= Farai: 9 Gold
= Farai holds Tranquil Prayer

---
title: Torglesnarf cannot Ignore that another player takes the pot he has won
proves: TIMING-12, AFFECT-05, GAMBLE-31
example: EX-074
seats: Torglesnarf, Gerki, Vlazlo, Amundyr
Torglesnarf has 10 Gold
Torglesnarf holds: Gambling? I'm in! | Quick! Run away!
Gerki holds: Swift Hands
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Torglesnarf plays Gambling? I'm in!
> Gerki passes
> Vlazlo passes
> Amundyr passes
> Gerki plays Swift Hands
Torglesnarf cannot play Quick! Run away! because AFFECT-05
= Gerki: 13 Gold
= Torglesnarf: 9 Gold
= Torglesnarf holds Quick! Run away!

---
title: Remy cannot Ignore that another player takes the pot he has won
proves: TIMING-12, AFFECT-05, GAMBLE-31
example: EX-147
seats: Remy, Gerki, Bryn, Tara
Remy holds: Gambling? I'm in! | I have no time for your tomfoolery!
Gerki holds: Swift Hands
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Remy plays Gambling? I'm in!
> Gerki passes
> Bryn passes
= the pot: 4 Gold
= Remy: 9 Gold
> Tara passes
> Gerki plays Swift Hands
Remy cannot play I have no time for your tomfoolery! because AFFECT-05
= Gerki: 13 Gold
= Remy: 9 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= Remy holds I have no time for your tomfoolery!
