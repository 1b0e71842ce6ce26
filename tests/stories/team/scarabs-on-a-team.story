title: A meal for the Scarabs of everybody, her own teammate included
proves: TEAM-31, CARD-045
seats: Amundyr, Ann, Ben, Cat
teams: Amundyr + Ann, Ben + Cat
Amundyr holds: Eat up my pretties! We don't have all night!
Ann has 1 Scarab
Cat has 1 Scarab

> Amundyr plays Eat up my pretties! We don't have all night!
= Ann: 19 Fortitude, 0 Scarabs
= Cat: 19 Fortitude, 0 Scarabs
---
title: One Ignore covers all of a team who have Scarabs
proves: TEAM-32
seats: Amundyr, Ann, Ben
teams: Amundyr, Ann + Ben
Amundyr holds: Wake up, my darlings! Dinner is served!
Ann has 1 Scarab
Ben has 3 Scarabs
Ben holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Wake up, my darlings! Dinner is served!
> Ben plays Nah
= Ann: 20 Fortitude, 1 Scarab
= Ben: 3 Scarabs
---
title: Exploring scarabs count those of the one who was picked
proves: CARD-042
seats: Amundyr, Ann, Ben
teams: Amundyr, Ann + Ben
Amundyr holds: Don't mind the scarabs. They're just exploring!
Ann has 2 Scarabs
Ben has 4 Scarabs

> Amundyr plays Don't mind the scarabs. They're just exploring! on Ann
= Ann: 18 Fortitude, 0 Scarabs
= Ben: 4 Scarabs
---
title: Hungry scarabs, Ignored for a whole team, are given out once
proves: CARD-051, TEAM-32
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: Hungry hungry scarabs
Ann has 1 Scarab
Ben holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Hungry hungry scarabs
> Ben plays Nah
> Amundyr chooses Ann
= Ann: 20 Fortitude, 3 Scarabs
= Ben: 0 Scarabs
---
title: Unstoppable for a teammate, Negated: each opponent gets a Scarab and the teammate is hit
proves: CARD-052, TEAM-10
seats: Daareka, Ann, Amundyr, Ben
teams: Daareka + Ann, Amundyr + Ben
Daareka holds: Stop thinking so loudly! | I don't think so!
Amundyr holds: I... am... unstoppable!

> Daareka plays Stop thinking so loudly! on Ben
> Amundyr plays I... am... unstoppable!
> Daareka plays I don't think so!
= Ben: 18 Fortitude, 0 Scarabs
= Daareka: 1 Scarab
= Ann: 1 Scarab
---
title: A reduction helps against one of two bites
proves: TEAM-50
seats: Ann, Vlazlo, Amundyr, Cat
teams: Ann + Vlazlo, Amundyr + Cat
phase: end
Ann has 1 Scarab
Vlazlo has 1 Scarab
Vlazlo holds: Zat tickled.

> Vlazlo plays Zat tickled.
= Vlazlo: 19 Fortitude, 0 Scarabs, 1 Blood
= Ann: 0 Scarabs
---
title: Between bites and danger a Potion keeps the team awake
proves: TEAM-50, TEAM-08
seats: Ann, Ben, Amundyr, Dan
teams: Ann + Ben, Amundyr + Dan
phase: end
Ann has 3 Fortitude, 1 Alcohol, 1 Scarab, 1 Potion
Ben has 1 Scarab

> Ann drinks a Potion for 6 Fortitude
= Ann: 7 Fortitude, 0 Scarabs
= Ann is in
---
title: A team that passes out by a bite is out before the Event, and the next team reveals it
proves: TEAM-50, DUNGEON-07
seats: Ann, Ben, Amundyr, Cat, Dan, Eve
teams: Ann + Ben, Amundyr + Cat, Dan + Eve
phase: end
Ann has 2 Fortitude, 1 Alcohol, 1 Scarab, 0 Potions
sea deck: A Dead Calm
sea counters: 1

> Cat champions
> Dan champions
= Ann is out: passed out
= Ben is out: passed out
= Cat: 8 cards
= Dan: 8 cards
= Eve: 7 cards
---
title: A team that is out gives all its Scarabs back
proves: AMUNDYR-11, TEAM-06
seats: Ann, Ben, Amundyr, Cat, Dan, Eve
teams: Ann + Ben, Amundyr + Cat, Dan + Eve
phase: drink
Ann has 2 Fortitude, 0 Potions
Ann has 2 Scarabs
Ben has 3 Scarabs
Ann's pile: Wine

> Ann drinks
= Ann is out: passed out
= Amundyr: 12 Scarabs left
---
title: A teammate's Drink is shared, with Scarabs in the other half
proves: CARD-067, TEAM-10
seats: Ann, Amundyr, Ben, Cat
teams: Ann + Amundyr, Ben + Cat
phase: drink
Ann's pile: Shot of Rum
Amundyr's pile: Water
Amundyr holds: Sharing is caring

= the Drink of Ann: 3 Alcohol
> Amundyr plays Sharing is caring on Ben
> Ann ends the phase
= Ann: 2 Alcohol
= Ben: 2 Alcohol, 2 Scarabs
---
title: A teammate of Amundyr who stares feeds no Scarabs: the card would not have hit them
proves: CARD-051, CARD-068
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: Hungry hungry scarabs
Dan holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Dan plays Stare
> Amundyr plays Hungry hungry scarabs
= Ann: 18 Fortitude
= Amundyr is not asked
= Amundyr: 12 Scarabs left
---
title: Nor if the loss of an opponent is redirected to that teammate
proves: CARD-051, CARD-068
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: Hungry hungry scarabs
Dan holds: Stare
Ann holds: Behind you
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Dan plays Stare
> Amundyr plays Hungry hungry scarabs
> Ann plays Behind you on Dan
= Ann: 19 Fortitude
= Amundyr: 20 Fortitude, 12 Scarabs left
= Amundyr is not asked
---
title: An opponent who stares feeds them, and only their teammate is hit
proves: CARD-051, CARD-068
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: Hungry hungry scarabs
Ann holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ann plays Stare
> Amundyr plays Hungry hungry scarabs
> Amundyr chooses Ben
= Ann: 19 Fortitude, 0 Scarabs
= Ben: 2 Scarabs
---
title: A teammate who stares has not Ignored the bind for the one who was picked
proves: CARD-077, CARD-068
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: You're in a bit of a bind
Ben holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Amundyr plays You're in a bit of a bind on Ann
= Ann: 18 Fortitude, 0 Scarabs
= Ben: 0 Scarabs
---
title: A bind redirected whole to a teammate of Amundyr, who Ignores it: she draws her 2 cards anyway
proves: CARD-077, NEGATE-19
seats: Amundyr, Dan, Daareka, Ben
teams: Amundyr + Dan, Daareka + Ben
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!
Dan holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Dan
> Dan plays Nah
= Dan: 20 Fortitude, 0 Scarabs
= Daareka: 20 Fortitude, 1 Scarab
= Amundyr: 8 cards
---
title: A bind redirected whole to a teammate of Amundyr who stares gives its Scarab to the original target
proves: CARD-077, CARD-068
seats: Amundyr, Dan, Daareka, Ben
teams: Amundyr + Dan, Daareka + Ben
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!
Dan holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Dan plays Stare
> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Dan
= Dan: 20 Fortitude, 0 Scarabs
= Daareka: 20 Fortitude, 1 Scarab
---
title: A teammate Ignores the bind for the one who was picked, who gets the Scarab
proves: CARD-077, TEAM-09
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: You're in a bit of a bind
Ben holds: Nah
card: Nah (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays You're in a bit of a bind on Ann
> Ben plays Nah
= Ann: 20 Fortitude, 1 Scarab
= Ben: 0 Scarabs
---
title: Amundyr may give the 2 Scarabs to anyone, a teammate included
proves: CARD-051
seats: Amundyr, Dan, Ann, Ben
teams: Amundyr + Dan, Ann + Ben
Amundyr holds: Hungry hungry scarabs
Ann holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ann plays Stare
> Amundyr plays Hungry hungry scarabs
> the window closes
Amundyr can choose Ann
Amundyr can choose Ben
> Amundyr chooses Dan
= Dan: 2 Scarabs
= Ann: 19 Fortitude, 0 Scarabs
