title: A Boss has as many Potions as there are Challengers, and so have they together
proves: BOSS-04
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn

= Amundyr: 3 Potions, 20 Fortitude, 0 Alcohol, 10 Gold, 9 cards
= Lucky: 3 Potions
= Bryn: 3 Potions
> Bryn drinks a Potion for 3 Gold
= Lucky: 2 Potions, 13 Gold
= Amundyr: 3 Potions
---
title: A Boss drinks a Potion in the last chance
proves: BOSS-04, TEAM-08
seats: Lucky, Phyll, Amundyr
teams: Amundyr, Lucky + Phyll
turn: 2
Amundyr has 2 Fortitude, 1 Alcohol
card: Elbow (Action) = Another player loses 2 Fortitude.
Lucky holds: Elbow

> Lucky plays Elbow on Amundyr
> Amundyr drinks a Potion for 6 Fortitude
= Amundyr: 6 Fortitude, 1 Potion
= Amundyr is in
---
title: Without one the Boss is out, and the Challengers have won together
proves: BOSS-01, TEAM-03
seats: Lucky, Phyll, Amundyr
teams: Amundyr, Lucky + Phyll
turn: 2
Amundyr has 2 Fortitude, 1 Alcohol, 0 Potions
card: Elbow (Action) = Another player loses 2 Fortitude.
Lucky holds: Elbow

> Lucky plays Elbow on Amundyr
= Amundyr is out: passed out
= Phyll won
