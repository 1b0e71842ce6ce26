title: A teammate makes the Champion's Drink stronger and wins the Contest
proves: TEAM-10, CONTEST-11
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
Ann's pile: Drinking Contest!
Ben's pile: Water
Dan holds: Spike
drink deck: Wine | Dark Ale
card: Spike (Sometimes) = Add 2 Alcohol Content to a Drink.

> Cat champions
> Dan plays Spike on Cat's Drink
> Ann ends the phase
= Cat: 11 Gold, 3 Alcohol
= Ann: 9 Gold, 2 Alcohol
---
title: A team that would pass out in a Contest drinks a Potion before it is repeated
proves: CONTEST-18, TEAM-08
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: drink
Ann has 3 Fortitude, 1 Alcohol, 1 Potion
Ann's pile: Drinking Contest!
Ben's pile: Water
drink deck: Wine | Wine | Water | Light Ale
drink!: Wine = 2 Alcohol

> Cat champions
> Ben drinks a Potion for 6 Fortitude
> Ann ends the phase
= Ann: 9 Fortitude, 3 Alcohol, 9 Gold
= Cat: 3 Alcohol, 11 Gold
---
title: Two of three Champions tie, and only they repeat
proves: TEAM-25, CONTEST-06
seats: Ann, Ben, Cat, Dan, Eve, Flo
teams: Ann + Ben, Cat + Dan, Eve + Flo
phase: drink
Ann's pile: Drinking Contest!
drink deck: Wine | Wine | Dark Ale | Light Ale | Shot of Rum
drink!: Wine = 2 Alcohol

> Cat champions
> Eve champions
> Ann ends the phase
= Ann: 3 Alcohol, 9 Gold
= Cat: 5 Alcohol, 12 Gold
= Eve: 1 Alcohol, 9 Gold
---
title: A team that wins a Contest and passes out is paid first
proves: CONTEST-09, TEAM-06
seats: Ann, Ben, Cat, Dan, Eve, Flo
teams: Ann + Ben, Cat + Dan, Eve + Flo
phase: drink
Ann has 3 Fortitude, 0 Potions
Ann's pile: Drinking Contest!
drink deck: Shot of Rum | Dark Ale | Light Ale

> Cat champions
> Eve champions
> the turn ends
= Ann is out: passed out
= Cat: 12 Gold
= Eve: 12 Gold
= the Inn: +6 Gold
---
title: A teammate Ignores the Contest for whoever revealed it, and the others compete
proves: TEAM-09
seats: Ann, Amundyr, Cat, Dan
teams: Ann + Amundyr, Cat + Dan
phase: drink
Ann's pile: Drinking Contest!
Amundyr's pile: Water
Amundyr holds: I... am... unstoppable!
drink deck: Wine

> Cat champions
> Amundyr plays I... am... unstoppable!
> Ann ends the phase
= Ann: 0 Alcohol, 10 Gold
= Cat: 2 Alcohol, 10 Gold
