title: A Minion is played as the Action, stays, and acts in the same turn and in the next
proves: TORG-02, TORG-03, TORG-04
example: EX-098
seats: Torglesnarf, Vlazlo, Daareka
Torglesnarf holds: Grunt the Brawler | Gambling? I'm in! | All of you on that one! I'll watch.
Torglesnarf has 12 Gold
drink deck exactly: Water | Water | Water | Water | Water | Water

> Torglesnarf plays Grunt the Brawler
= Torglesnarf: 1 Grunt the Brawler, 1 Minion, 6 cards
Torglesnarf cannot play All of you on that one! I'll watch. because TYPES-05
> Torglesnarf activates Grunt the Brawler on Vlazlo
= Vlazlo: 18 Fortitude
= Torglesnarf: 1 Grunt the Brawler, 12 Gold
= Grunt the Brawler is not discarded
Torglesnarf cannot activate Grunt the Brawler because TORG-03
> Torglesnarf ends the phase
> Torglesnarf ends the phase
> Torglesnarf ends the phase
> Vlazlo ends the phase
> Vlazlo ends the phase
> Vlazlo ends the phase
> Vlazlo ends the phase
> Daareka ends the phase
> Daareka ends the phase
> Daareka ends the phase
> Daareka ends the phase
> Torglesnarf ends the phase
> Torglesnarf activates Grunt the Brawler on Daareka
= Daareka: 18 Fortitude
> Torglesnarf plays Gambling? I'm in!
= the pot: 3 Gold
Torglesnarf cannot activate Grunt the Brawler because TORG-03
---
title: Whoever hits a Minion costs its player the Wages, and nobody any Fortitude
proves: TORG-06, TORG-07, TORG-09
example: EX-099
seats: Amundyr, Torglesnarf, Daareka
Amundyr holds: Mummy Rot
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 12 Gold
card: Mummy Rot (Action) = Another player loses 3 Fortitude.

> Amundyr plays Mummy Rot on Grunt the Brawler
= Torglesnarf is asked
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 10 Gold, 1 Grunt the Brawler
= Amundyr: 20 Fortitude
= Daareka: 20 Fortitude
= the Inn: +2 Gold
---
title: A Minion whose Wages are not paid is discarded, and costs nothing
proves: TORG-06
seats: Amundyr, Torglesnarf, Daareka
Amundyr holds: Mummy Rot
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 12 Gold
card: Mummy Rot (Action) = Another player loses 3 Fortitude.

> Amundyr plays Mummy Rot on Grunt the Brawler
> Torglesnarf chooses discard it
= Torglesnarf: 20 Fortitude, 12 Gold, 0 Minions, 1 discarded
= Grunt the Brawler is discarded
= the Inn: +0 Gold
---
title: A card that hits each other player hits every Minion, and each is decided about by itself
proves: TORG-06, TORG-08
example: EX-100
seats: Daareka, Torglesnarf, Amundyr, Vlazlo
Daareka holds: Pbthbthbth
Torglesnarf's front: Grunt the Brawler | Brix the Enforcer
Torglesnarf has 12 Gold
card: Pbthbthbth (Action) = Each other player loses 1 Fortitude.

> Daareka plays Pbthbthbth
> Torglesnarf chooses discard it
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 19 Fortitude, 10 Gold, 1 Brix the Enforcer, 0 Grunt the Brawler
= Amundyr: 19 Fortitude
= Vlazlo: 19 Fortitude
= Daareka: 20 Fortitude
= Grunt the Brawler is discarded
