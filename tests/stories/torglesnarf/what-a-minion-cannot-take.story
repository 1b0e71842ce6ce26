title: A payment cannot be redirected to a Minion: it has no Gold
proves: REDIRECT-09, TORG-07
seats: Torglesnarf, Tara, Ben
Torglesnarf's front: Skiv the Royal Tax Collector
Torglesnarf holds: Toll
Tara holds: I saw this bill in a dream. You paid it.
card: Toll (Action) = Another player pays 2 Gold to the Inn.

> Torglesnarf plays Toll on Tara
Tara cannot play I saw this bill in a dream. You paid it. on Skiv the Royal Tax Collector
> Tara plays I saw this bill in a dream. You paid it. on Ben
= Tara: 10 Gold
= Ben: 8 Gold
= Torglesnarf: 1 Skiv the Royal Tax Collector
---
title: What a Scarab takes from him, no Minion takes in his place
proves: REDIRECT-08, AMUNDYR-06
seats: Torglesnarf, Amundyr, Ben
phase: end
Torglesnarf's front: Mog the Doorstop
Torglesnarf has 1 Scarab

Torglesnarf cannot activate Mog the Doorstop because REDIRECT-08
= Torglesnarf: 19 Fortitude, 1 Mog the Doorstop
---
title: A Minion takes the blow of a curse in the pot, and its Wages are due
proves: TORG-06, TORG-09
seats: Torglesnarf, Lucky, Ben
Torglesnarf's front: Mog the Doorstop
Torglesnarf holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now

> Torglesnarf plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Ben passes
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 0 Minions
= Mog the Doorstop is discarded
---
title: Whoever takes a curse with the pot may redirect it to a Minion, and its player pays to keep it
proves: TORG-06, TORG-07, REDIRECT-09
seats: Tara, Lucky, Torglesnarf
Torglesnarf's front: Mog the Doorstop
Tara holds: Gambling? I'm in! | Not Here
Lucky holds: I'm sure the curse has worn off by now
card: Not Here (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Tara plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Torglesnarf passes
> Tara plays Not Here on Mog the Doorstop
> Torglesnarf chooses pay 3 Gold
= Tara: 20 Fortitude
= Torglesnarf: 20 Fortitude, 6 Gold, 1 Mog the Doorstop
