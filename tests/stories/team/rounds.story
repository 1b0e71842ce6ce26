title: A teammate lets the Inn ante for the Champion
proves: TEAM-09, GAMBLE-23
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Gambling? I'm in!
card: On the house (Sometimes) = When you must pay or ante Gold, the Inn pays instead.
Cat holds: On the house

> Ann plays Gambling? I'm in!
> Dan champions
> Cat plays On the house
= the pot: 2 Gold
= Cat: 10 Gold
= the Inn: -1 Gold
---
title: A member who is no Champion takes half of an opponent's pot
proves: TEAM-28
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Gambling? I'm in!
card: Same hand (Sometimes) = When another player takes a pot, take half of it.
Cat holds: Same hand

> Ann plays Gambling? I'm in!
> Dan champions
> Dan passes
> Cat plays Same hand
= Cat: 10 Gold
= Ann: 10 Gold
---
title: A teammate who takes a pot is not another player
proves: TEAM-29
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Gambling? I'm in!
card: No gloating (Sometimes) = When another player takes a pot, they lose 2 Fortitude.
Ben holds: No gloating
Cat holds: No gloating

> Ann plays Gambling? I'm in!
> Dan champions
> Dan passes
> Cat plays No gloating
= Ann: 18 Fortitude
= Ben holds No gloating
---
title: A member who is no Champion Negates a Cheating card
proves: TEAM-28
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Gambling? I'm in!
card: Sleeve (Cheating) = Take control of the Round.
card: I saw (Sometimes) = Negate a Cheating card.
Dan holds: Sleeve
Ben holds: I saw

> Ann plays Gambling? I'm in!
> Dan champions
> Dan plays Sleeve
> Ben plays I saw
= Ann: 11 Gold
---
title: Another player in the Round is another Champion
proves: TEAM-26, TEAM-29
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Ann holds: Gambling? I'm in!
card: Fold (Gambling) = Take control of the Round and another player in the Round loses 1 Fortitude.
Dan holds: Fold

> Ann plays Gambling? I'm in!
> Dan champions
= the pot: 2 Gold
Dan cannot play Fold on Ben
> Dan plays Fold on Ann
= Ben: 19 Fortitude
---
title: Each other player in the Round is one of each team
proves: TEAM-26, TEAM-31
seats: Ann, Ben, Cat, Dan, Eve, Fay
teams: Ann + Ben, Cat + Dan, Eve + Fay
Ann holds: Gambling? I'm in!
card: Sting (Gambling) = Take control of the Round and each other player in the Round loses 1 Fortitude.
Dan holds: Sting

> Ann plays Gambling? I'm in!
> Dan champions
> Eve champions
> Dan plays Sting
= Ann: 19 Fortitude
= Fay: 19 Fortitude
= Cat: 20 Fortitude
---
title: A team may ante its last Gold, and its Champion wins it back
proves: TEAM-06, GAMBLE-19
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
Cat has 1 Gold, 0 Potions
Ann holds: Gambling? I'm in!
Dan holds: Winning Hand!

> Ann plays Gambling? I'm in!
> Dan champions
> Dan plays Winning Hand!
> Ann passes
= Cat is in
= Cat: 2 Gold
