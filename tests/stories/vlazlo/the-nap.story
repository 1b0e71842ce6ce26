title: Cave-in and a napping bat: he neither pays nor loses a Drink
proves: NEGATE-18, TURN-17
seats: Vlazlo, Daareka
Vlazlo holds: Bat nap
dungeon deck: Cave-in!
dungeon counters: 1

> Vlazlo plays Bat nap
> Vlazlo ends the phase
= Vlazlo: 10 Gold, 1 Drink
= Daareka: 9 Gold, 0 Drinks
---
title: Drinks are ordered for a napping bat all the same
proves: NEGATE-18, TURN-09
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Bat nap

> Vlazlo plays Bat nap
> Vlazlo ends the phase
> Daareka orders for Vlazlo
= Vlazlo: 2 Drinks
---
title: Grunt cannot hurt a napping bat
proves: NEGATE-18, TORG-05
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Bat nap
Torglesnarf's front: Grunt the Brawler

> Vlazlo plays Bat nap
> Vlazlo ends the phase
> Torglesnarf activates Grunt the Brawler on Vlazlo
= Vlazlo: 20 Fortitude
---
title: Hungry scarabs and a napping bat: he is not hit, and somebody gets 2 Scarabs for it
proves: NEGATE-18, CARD-051
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Bat nap
Amundyr holds: Hungry hungry scarabs

> Vlazlo plays Bat nap
> Vlazlo ends the phase
> Amundyr plays Hungry hungry scarabs
> Amundyr chooses Daareka
= Vlazlo: 20 Fortitude, 0 Scarabs
= Daareka: 19 Fortitude, 2 Scarabs
= Amundyr: 10 Scarabs left
---
title: A reconsidered nap: another Action card instead
proves: CARD-036
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: Bat nap | I'm not a veeble old man!
Daareka holds: I think you should reconsider

> Vlazlo plays Bat nap
> Daareka plays I think you should reconsider
> Vlazlo plays I'm not a veeble old man! on Torglesnarf
= Torglesnarf: 17 Fortitude
= Vlazlo: 6 cards
