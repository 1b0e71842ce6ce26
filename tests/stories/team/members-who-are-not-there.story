title: The part of a member who is not there is nothing, the teammate's counts
proves: TEAM-36, TEAM-37
seats: Vlazlo, Ann, Ben, Cat
teams: Vlazlo + Ann, Ben + Cat
Vlazlo holds: Bat nap
Ben holds: Uproar
card: Uproar (Action) = Each other player loses 2 Fortitude.

> Vlazlo plays Bat nap
> the turn ends
> Ben plays Uproar
= Vlazlo: 18 Fortitude
---
title: Nobody takes anything from the member who is not there, and a team pays for the other only
proves: TEAM-37, TEAM-31
seats: Vlazlo, Ann, Daareka, Ben
teams: Vlazlo + Ann, Daareka + Ben
Vlazlo holds: Bat nap
Daareka holds: These aren't the coins you're looking for
Ben holds: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Vlazlo plays Bat nap
> the turn ends
> Ben plays Elbow on Vlazlo
> Daareka plays These aren't the coins you're looking for
= Vlazlo: 20 Fortitude, 9 Gold
= Daareka: 11 Gold
---
title: An opponent's card for each player finds a Champion who is not there
proves: TEAM-38
seats: Vlazlo, Ann, Daareka, Ben
teams: Vlazlo + Ann, Daareka + Ben
Vlazlo holds: Bat nap
Ben holds: Uproar
card: Uproar (Action) = Each player loses 2 Fortitude.

> Vlazlo plays Bat nap
> the turn ends
> Ben plays Uproar
> Vlazlo champions
= Ann: 20 Fortitude
= Ben: 18 Fortitude
---
title: A Boss who is not there is in no Round, and the Challenger wins the own ante
proves: TEAM-38, BOSS-01
seats: Vlazlo, Ann, Ben
teams: Vlazlo, Ann + Ben
Vlazlo holds: Bat nap
Ann holds: Gambling? I'm in!

> Vlazlo plays Bat nap
> the turn ends
> Ann plays Gambling? I'm in!
= Vlazlo: 10 Gold
= Ann: 10 Gold
---
title: A Boss who is not there Ignores the Event as Champion
proves: TEAM-38, BOSS-01
seats: Vlazlo, Ann, Ben
teams: Vlazlo, Ann + Ben
Vlazlo holds: Bat nap
sea deck: Kraken Attack
sea counters: 2

> Vlazlo plays Bat nap
> the turn ends
> Ben champions
> the turn ends
= Vlazlo: 20 Fortitude
= Ann: 16 Fortitude
---
title: For the Event at the end of its own turn a team may name the member whose turn has ended
proves: TEAM-38, TEAM-22
seats: Vlazlo, Ann, Ben, Cat
teams: Vlazlo + Ann, Ben + Cat
Vlazlo holds: Bat nap
sea deck: Kraken Attack
sea counters: 1

> Vlazlo plays Bat nap
> Vlazlo champions
> Ben champions
> the turn ends
= Ann: 20 Fortitude
= Ben: 16 Fortitude
