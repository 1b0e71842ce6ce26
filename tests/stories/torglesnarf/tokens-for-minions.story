title: A sneeze at him and his Minions: the Scarabs of all of them are his
proves: AMUNDYR-12, TORG-08, TORG-14
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: Ah-choo!
Torglesnarf's front: Grunt the Brawler | Brix the Enforcer

> Amundyr plays Ah-choo!
> Torglesnarf chooses discard
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 19 Fortitude, 3 Scarabs, 1 Brix the Enforcer
= Vlazlo: 19 Fortitude, 1 Scarab
---
title: He Ignores the sneeze: his Minion is hit, but brings him no Scarab
proves: AMUNDYR-12, TORG-14, TORG-21
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: Ah-choo!
Torglesnarf holds: Quick! Run away!
Torglesnarf's front: Grunt the Brawler

> Amundyr plays Ah-choo!
> Torglesnarf plays Quick! Run away!
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 0 Scarabs, 0 Grunt the Brawler
---
title: The players come first when there are too few Scarabs for Minions
proves: AMUNDYR-14, TORG-14
seats: Amundyr, Torglesnarf, Daareka, Vlazlo
Vlazlo has 10 Scarabs
Amundyr holds: Ah-choo!
Torglesnarf's front: Grunt the Brawler

> Amundyr plays Ah-choo!
> Torglesnarf chooses discard
= Torglesnarf: 1 Scarab
= Daareka: 1 Scarab
= Vlazlo: 10 Scarabs
---
title: A plague of Scarabs takes no Fortitude and does not reach Minions
proves: TORG-12, TORG-14
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: One plague for the whole table, please.
Torglesnarf's front: Grunt the Brawler

> Amundyr plays One plague for the whole table, please.
= Torglesnarf: 1 Scarab, 1 Grunt the Brawler
---
title: Grunt knocked off her hat: the Scarabs are his king's, and no Wages are due
proves: TORG-11, AMUNDYR-12
seats: Torglesnarf, Amundyr, Vlazlo
Torglesnarf's front: Grunt the Brawler
Amundyr holds: You knocked off my hat!

> Torglesnarf activates Grunt the Brawler on Amundyr
> Amundyr plays You knocked off my hat!
= Torglesnarf: 2 Scarabs, 1 Grunt the Brawler, 10 Gold
= Amundyr: 18 Fortitude, 10 Scarabs left
