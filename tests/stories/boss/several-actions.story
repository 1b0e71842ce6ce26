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
title: Hold them back, and the loss is redirected: nobody is held back
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
> Ben plays Cheer
= Tara: 16 Fortitude
> Dan plays Cheer
= Cat: 18 Fortitude
---
title: Hold them back, redirected whole: the teammates of the new target are held back
proves: CARD-049, REDIRECT-04
seats: Torglesnarf, Ann, Daareka, Ben, Cat, Dan
teams: Torglesnarf + Ann, Daareka + Ben, Cat + Dan
Torglesnarf holds: Hold them back! I'm taking care of this one personally!
Daareka holds: My, what selfless adventurers you are!
Daareka has 15 Fortitude
Ben holds: Cheer
Dan holds: Cheer
card: Cheer (Anytime) = You gain 1 Fortitude.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Daareka
> Daareka plays My, what selfless adventurers you are! on Cat
= Cat: 17 Fortitude
Dan cannot play Cheer because CARD-030
> Ben plays Cheer
= Daareka: 16 Fortitude
---
title: Hold them back: a teammate who Ignores all Action cards is not held back
proves: CARD-049, CARD-068
seats: Torglesnarf, Bryn, Tara, Lucky
teams: Torglesnarf, Bryn + Tara + Lucky
Torglesnarf holds: Hold them back! I'm taking care of this one personally!
Bryn has 15 Fortitude
Tara holds: Stare | Cheer
Lucky holds: Cheer
card: Stare (Anytime) = You Ignore all Action cards until your next turn.
card: Cheer (Anytime) = You gain 1 Fortitude.

> Tara plays Stare
> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
= Bryn: 12 Fortitude
Lucky cannot play Cheer because CARD-030
> Tara plays Cheer
= Bryn: 13 Fortitude
---
title: Hold them back, and the loss is redirected to a teammate of the target: nobody is held back
proves: CARD-049, REDIRECT-01
seats: Torglesnarf, Dan, Bryn, Tara
teams: Torglesnarf + Dan, Bryn + Tara
Torglesnarf holds: Hold them back! I'm taking care of this one personally! | Not you
Bryn holds: Behind you
Bryn has 15 Fortitude
Tara holds: Cheer
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Not you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Cheer (Anytime) = You gain 1 Fortitude.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
> Bryn plays Behind you on Dan
> Torglesnarf plays Not you on Tara
= Bryn: 12 Fortitude
> Tara plays Cheer
= Bryn: 13 Fortitude
---
title: Hold them back: a loss that came back to the target by a second redirection holds the teammates back
proves: CARD-049, REDIRECT-03
seats: Torglesnarf, Dan, Bryn, Tara
teams: Torglesnarf + Dan, Bryn + Tara
Torglesnarf holds: Hold them back! I'm taking care of this one personally! | Not you
Bryn holds: Behind you
Bryn has 15 Fortitude
Tara holds: Cheer
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Not you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Cheer (Anytime) = You gain 1 Fortitude.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
> Bryn plays Behind you on Dan
> Torglesnarf plays Not you on Bryn
= Bryn: 12 Fortitude
Tara cannot play Cheer because CARD-030
---
title: Hold them back, redirected whole to Torglesnarf's own teammate: it is he who is held back
proves: CARD-049, REDIRECT-04
seats: Torglesnarf, Ann, Daareka, Ben
teams: Torglesnarf + Ann, Daareka + Ben
Torglesnarf holds: Hold them back! I'm taking care of this one personally! | Cheer
Torglesnarf has 15 Fortitude
Daareka holds: My, what selfless adventurers you are!
card: Cheer (Anytime) = You gain 1 Fortitude.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Daareka
> Daareka plays My, what selfless adventurers you are! on Ann
= Ann: 12 Fortitude
Torglesnarf cannot play Cheer because CARD-030
