title: A card for each player misses the Minions of a member who is not Champion
proves: TEAM-25, TORG-08
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Ann holds: Uproar
card: Uproar (Action) = Each player loses 2 Fortitude.

> Ann plays Uproar
> Cat champions
= Cat: 18 Fortitude
= Ann: 18 Fortitude
= Torglesnarf is not asked              # for Wages
= Torglesnarf: 1 Grunt the Brawler, 10 Gold
---
title: With their player as Champion the Minions are hit too
proves: TEAM-25, TORG-08
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Ann holds: Uproar
card: Uproar (Action) = Each player loses 2 Fortitude.

> Ann plays Uproar
> Torglesnarf champions
> Torglesnarf chooses Pay
= Cat: 18 Fortitude, 8 Gold
= Ann: 18 Fortitude
---
title: Where Champions choose what to lose, the Minions of a member who is not Champion are missed as well
proves: TEAM-25, TORG-08
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Ann holds: Take your pick
card: Take your pick (Action) = Each player chooses: lose 1 Fortitude, or discard a card.

> Ann plays Take your pick
> Cat champions
> Ann chooses Lose 1 Fortitude
> Cat chooses Lose 1 Fortitude
= Cat: 19 Fortitude
= Torglesnarf is not asked
= Torglesnarf: 1 Grunt the Brawler, 10 Gold
---
title: A card for each other player hits the Minions of every opponent, Champions or not
proves: TEAM-31, TORG-08
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Ann holds: Both
card: Both (Action) = Each player loses 2 Fortitude. / Each other player loses 1 Fortitude.

> Ann plays Both
> Cat champions
> Torglesnarf chooses Pay
= Cat: 16 Fortitude, 8 Gold
= Ann: 18 Fortitude
---
title: A teammate's card for each player misses them in any case
proves: TORG-08
seats: Ann, Torglesnarf, Ben, Cat
teams: Ann + Torglesnarf, Ben + Cat
Torglesnarf's front: Grunt the Brawler
Ann holds: Uproar
card: Uproar (Action) = Each player loses 2 Fortitude.

> Ann plays Uproar
> Ben champions
= Torglesnarf: 18 Fortitude, 1 Grunt the Brawler, 10 Gold
= Torglesnarf is not asked
= Ann is Champion
---
title: A teammate's sneeze spares the Minions, too
proves: TORG-08, TEAM-31
seats: Amundyr, Torglesnarf, Ann, Ben
teams: Amundyr + Torglesnarf, Ann + Ben
Torglesnarf's front: Grunt the Brawler
Amundyr holds: Ah-choo!

> Amundyr plays Ah-choo!
= Torglesnarf: 20 Fortitude, 0 Scarabs, 1 Grunt the Brawler
= Torglesnarf is not asked
= Ann: 18 Fortitude, 1 Scarab
= Ben: 1 Scarab
---
title: A teammate Ignores the sneeze for Torglesnarf: no Scarab for the Minion, but the Minion is hit
proves: TEAM-32, TORG-14, TORG-21
seats: Amundyr, Dan, Torglesnarf, Cat
teams: Amundyr + Dan, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Amundyr holds: Ah-choo!
Cat holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Ah-choo!
> Cat plays Nah
> Torglesnarf chooses Discard
= Torglesnarf: 20 Fortitude, 0 Scarabs, 0 Grunt the Brawler
= Cat: 0 Scarabs
---
title: A teammate of whoever a Minion hit may hit back at the Minion
proves: TORG-11, TEAM-10
seats: Torglesnarf, Ann, Ben, Cat
teams: Torglesnarf + Ann, Ben + Cat
Torglesnarf's front: Grunt the Brawler
Cat holds: Tit
card: Tit (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Torglesnarf activates Grunt the Brawler on Ben
> Cat plays Tit on Grunt the Brawler
> Torglesnarf chooses Pay
= Ben: 18 Fortitude
= Torglesnarf: 20 Fortitude, 8 Gold
---
title: A teammate may turn the blow against the Minion that struck it
proves: TORG-11, TEAM-10
seats: Torglesnarf, Ann, Ben, Bryn
teams: Torglesnarf + Ann, Ben + Bryn
Torglesnarf's front: Grunt the Brawler
Bryn holds: Stop hitting yourself!

> Torglesnarf activates Grunt the Brawler on Ben
> Bryn plays Stop hitting yourself! on Grunt the Brawler
> Torglesnarf chooses Discard
= Ben: 20 Fortitude
= Torglesnarf: 20 Fortitude, 0 Grunt the Brawler
---
title: A loss is not redirected to a teammate's Minion
proves: TORG-08, TEAM-29
seats: Ann, Ben, Tara, Torglesnarf
teams: Ann + Ben, Tara + Torglesnarf
Torglesnarf's front: Grunt the Brawler
Tara holds: You may want to duck.
Ann holds: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Tara
Tara cannot play You may want to duck. on Grunt the Brawler
Tara can play You may want to duck. on Ben
---
title: A teammate's Elixir makes no Wages cheaper
proves: TEAM-35, CARD-041
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
drinks: rdi6
Torglesnarf's front: Grunt the Brawler
Cat's front: Discount Elixir of Haggling
Ann holds: Elbow
card: Elbow (Action) = Another player loses 1 Fortitude.

> Ann plays Elbow on Grunt the Brawler
> Torglesnarf chooses Pay
= Torglesnarf: 8 Gold
---
title: The team's last Gold may be Wages, and a Potion saves the team
proves: TORG-06, TEAM-08
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Torglesnarf has 2 Gold, 1 Potion
Ann holds: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Grunt the Brawler
> Torglesnarf chooses Pay
> Cat drinks a Potion for 3 Gold
= Torglesnarf: 3 Gold, 0 Potions, 1 Grunt the Brawler
= Torglesnarf is in
---
title: Taking care of a Minion personally holds nobody back
proves: CARD-049, TORG-09
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Grunt the Brawler
Ann holds: Hold them back! I'm taking care of this one personally!
Cat holds: Cheer
Cat has 10 Fortitude
card: Cheer (Anytime) = You gain 1 Fortitude.

> Ann plays Hold them back! I'm taking care of this one personally! on Grunt the Brawler
> Torglesnarf chooses Pay
> Cat plays Cheer
= Cat: 11 Fortitude, 8 Gold
---
title: Nor does it if a Minion takes the loss for its player
proves: CARD-049, TORG-09
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Torglesnarf's front: Mog the Doorstop
Ann holds: Hold them back! I'm taking care of this one personally!
Cat has 10 Fortitude
Cat holds: Cheer
card: Cheer (Anytime) = You gain 1 Fortitude.

> Ann plays Hold them back! I'm taking care of this one personally! on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses Pay
> Cat plays Cheer
= Cat: 11 Fortitude, 7 Gold
