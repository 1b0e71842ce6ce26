title: A Boss's Minion acts between two Action cards
proves: TORG-03, TYPES-04
seats: Torglesnarf, Ann, Ben
teams: Torglesnarf, Ann + Ben
turn: 3
Torglesnarf holds: All the violence money can buy! | All the violence money can buy!
Torglesnarf's front: Grunt the Brawler

> Torglesnarf plays All the violence money can buy! on Ann using 1
> Torglesnarf activates Grunt the Brawler on Ann
= Ann: 17 Fortitude
> Torglesnarf plays All the violence money can buy! on Ann using 1
= Ann: 16 Fortitude
Torglesnarf cannot activate Grunt the Brawler on Ben because TORG-03
---
title: A Minion that has just been played acts before the teammate does
proves: TORG-03, TEAM-14
seats: Torglesnarf, Ann, Ben, Cat
teams: Torglesnarf + Ann, Ben + Cat
Torglesnarf holds: Grunt the Brawler
Ann holds: Elbow
card: Elbow (Action) = Another player loses 1 Fortitude.

> Torglesnarf plays Grunt the Brawler
> Torglesnarf activates Grunt the Brawler on Ben
> Ann plays Elbow on Cat
= Ben: 17 Fortitude
---
title: A Minion acts after the teammate's Action card and before its player's own
proves: TORG-03, TEAM-14
seats: Torglesnarf, Ann, Ben, Cat
teams: Torglesnarf + Ann, Ben + Cat
Torglesnarf holds: All the violence money can buy!
Torglesnarf's front: Grunt the Brawler | Skiv the Royal Tax Collector
Ann holds: Elbow
card: Elbow (Action) = Another player loses 1 Fortitude.

> Torglesnarf activates Skiv the Royal Tax Collector on Cat
> Ann plays Elbow on Cat
> Torglesnarf activates Grunt the Brawler on Ben
> Torglesnarf plays All the violence money can buy! on Ben using 1
= Ben: 16 Fortitude, 9 Gold
---
title: What Blood has just been gained buys a card for the Boss's next Action
proves: TYPES-04, VLAZLO-11, BOSS-10
seats: Vlazlo, Ann, Ben
teams: Vlazlo, Ann + Ben
turn: 3
Vlazlo has 1 Blood
Vlazlo holds exactly: Von't you join me for dinner? | Baron of the Twilight Realm
Vlazlo's deck: I'm not a veeble old man! | I raise! | I raise!
Ann holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Vlazlo plays Von't you join me for dinner? on Ann
> Ann plays Nah
> Vlazlo plays Baron of the Twilight Realm
> Vlazlo chooses Bat
= now Vlazlo: 0 Blood
> Vlazlo plays I'm not a veeble old man! on Ann
= Ann: 17 Fortitude
---
title: After a Negated Action a Minion acts before the one that is granted
proves: TORG-03, CARD-036
seats: Torglesnarf, Ann, Daareka
Torglesnarf holds: All the violence money can buy! | All the violence money can buy!
Torglesnarf's front: Grunt the Brawler
Daareka holds: I think you should reconsider

> Torglesnarf plays All the violence money can buy! on Ann using 1
> Daareka plays I think you should reconsider
> Torglesnarf activates Grunt the Brawler on Ann
> Torglesnarf plays All the violence money can buy! on Ann using 1
= Ann: 17 Fortitude
---
title: Anybody may play an Anytime card before the next Action card is chosen
proves: TYPES-04
seats: Phyll, Ann
Phyll holds: Fresh from the elven cooperative! | Baguette battle!
Ann has 10 Fortitude
Ann holds: Cheer
card: Cheer (Anytime) = You gain 1 Fortitude.

> Phyll plays Fresh from the elven cooperative!
= Ann: 10 Fortitude
> Ann plays Cheer
= Ann: 11 Fortitude
> Phyll plays Baguette battle! on Ann
= Ann: 8 Fortitude
