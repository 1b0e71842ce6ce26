title: A Boss whose Action was Negated has another one in its place
proves: CARD-036, BOSS-10
seats: Vlazlo, Ann, Daareka
teams: Vlazlo, Ann + Daareka
turn: 3
Vlazlo holds: I'm not a veeble old man! | I'm not a veeble old man! | I'm not a veeble old man! | I'm not a veeble old man!
Daareka holds: I think you should reconsider

> Vlazlo plays I'm not a veeble old man! on Ann
> Daareka plays I think you should reconsider
> Vlazlo plays I'm not a veeble old man! on Ann
> Vlazlo plays I'm not a veeble old man! on Ann
Vlazlo cannot play I'm not a veeble old man! on Ann
= Ann: 14 Fortitude
---
title: A Minion played as the first Action counts for the second
proves: BOSS-11, TORG-02
seats: Torglesnarf, Ann, Ben
teams: Torglesnarf, Ann + Ben
turn: 3
Torglesnarf holds: Grunt the Brawler | All of you on that one! I'll watch.

> Torglesnarf plays Grunt the Brawler
> Torglesnarf plays All of you on that one! I'll watch. on Ann
= Ann: 18 Fortitude
---
title: After a Round a Minion acts, and then the Boss
proves: TORG-03, GAMBLE-11, BOSS-10
seats: Torglesnarf, Ann, Ben
teams: Torglesnarf, Ann + Ben
turn: 3
Torglesnarf holds: Gambling? I'm in! | All the violence money can buy!
Torglesnarf's front: Grunt the Brawler

> Torglesnarf plays Gambling? I'm in!
> Ann champions
> Torglesnarf activates Grunt the Brawler on Ann
> Torglesnarf plays All the violence money can buy! on Ben using 1
= Ann: 17 Fortitude, 9 Gold
= Torglesnarf: 11 Gold
---
title: Two Challengers' Ignores together stop the bite
proves: CARD-059, TEAM-09
seats: Vlazlo, Dan, Ann, Ben
teams: Vlazlo + Dan, Ann + Ben
Vlazlo holds: My bite is worse than my bark
Ann holds: Nah
Ben holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Vlazlo plays My bite is worse than my bark on Ann
> Ann plays Nah
> Ben plays Nah
= Ann: 20 Fortitude
---
title: Hold them back, redirected: the teammates of whoever has lost it are held back
proves: CARD-049, REDIRECT-01
seats: Torglesnarf, Ann, Tara, Ben, Cat, Dan
teams: Torglesnarf + Ann, Tara + Ben, Cat + Dan
Torglesnarf holds: Hold them back! I'm taking care of this one personally!
Tara holds: You may want to duck.
Tara has 15 Fortitude
Ben holds: Cheer
Dan holds: Cheer
card: Cheer (Anytime) = You gain 1 Fortitude.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Tara
> Tara plays You may want to duck. on Cat
= Cat: 17 Fortitude
Dan cannot play Cheer
> Ben plays Cheer
= Tara: 16 Fortitude
