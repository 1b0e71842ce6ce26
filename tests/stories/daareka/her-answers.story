title: No! against the last answer ends the Round: all others have passed
proves: CARD-061, GAMBLE-28
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf holds: Gambling? I'm in!
Vlazlo holds: Gambling? I'm in!
Daareka holds: No!

> Torglesnarf plays Gambling? I'm in!
> Daareka passes
> Vlazlo plays Gambling? I'm in!
> Daareka plays No!
= Torglesnarf: 12 Gold
---
title: My friend's card may be declined: then it is a pass
proves: CARD-060
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf holds: Gambling? I'm in!
Daareka holds: My friend will play this hand for me
Vlazlo holds: Winning Hand!

> Torglesnarf plays Gambling? I'm in!
> Daareka plays My friend will play this hand for me on Vlazlo
> Daareka chooses pass
> Vlazlo passes
= Torglesnarf: 12 Gold
= Vlazlo holds Winning Hand!
---
title: A passed Drink may be Ignored by its new drinker only
proves: NEGATE-05, DRINK-20
seats: Daareka, Torglesnarf, Vlazlo
phase: drink
drinks: rdi6
Daareka's pile: Dragon Breath Ale
Daareka holds: You're thirsty. Wouldn't you agree? | If I drink this, we'll all end up making bad decisions
Torglesnarf holds: This drink is not worthy of a king!

> Daareka plays You're thirsty. Wouldn't you agree? on Torglesnarf
Daareka cannot play If I drink this, we'll all end up making bad decisions
> Torglesnarf plays This drink is not worthy of a king!
= Torglesnarf: 0 Alcohol
= Daareka: 0 Alcohol
---
title: Two Gambling Actions in one turn: reconsidered Gambling, then another one
proves: CARD-036
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Gambling? I'm in! | Gambling? I'm in!
Daareka holds: I think you should reconsider

> Vlazlo plays Gambling? I'm in!
> Daareka plays I think you should reconsider
= Vlazlo: 10 Gold
> Vlazlo plays Gambling? I'm in!
= the pot: 3 Gold
= Vlazlo is in control
---
title: A reconsidered Minion: he draws and may play another Action card
proves: CARD-036
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf holds: Grunt the Brawler | All the violence money can buy!
Daareka holds: I think you should reconsider

> Torglesnarf plays Grunt the Brawler
> Daareka plays I think you should reconsider
> Torglesnarf plays All the violence money can buy! on Vlazlo using 1
= Torglesnarf: 0 Grunt the Brawler, 6 cards
= Vlazlo: 19 Fortitude
