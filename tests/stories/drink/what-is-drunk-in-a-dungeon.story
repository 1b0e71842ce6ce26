title: Some Drinks touch Fortitude and leave the head clear
proves: TURN-11
seats: Ann, Ben
phase: drink
Ann has 10 Fortitude
Ann's pile: Angel Tears

> Ann drinks
= Ann: 12 Fortitude, 0 Alcohol
---
title: Runoff costs 1 Fortitude
proves: TURN-11
seats: Ann, Ben
phase: drink
Ann has 10 Fortitude
Ann's pile: Dungeon Runoff

> Ann drinks
= Ann: 9 Fortitude, 0 Alcohol
---
title: What is sold as Tomato Juice costs everybody but a Vampire 2 Fortitude
proves: TURN-11
seats: Ann, Ben
phase: drink
Ann has 10 Fortitude
Ann's pile: "Tomato Juice"

> Ann drinks
= Ann: 8 Fortitude, 0 Alcohol
---
title: A bitter of 3 bites everybody but a Villain, to whom it is a 2
proves: TURN-11
seats: Ann, Nerodia
phase: drink
Ann's pile: Blackheart Bitter

> Ann drinks
= Ann: 19 Fortitude, 3 Alcohol
---
title: The surprise of the cellar is another hand
proves: DRINK-15
seats: Ann, Ben
phase: drink
Ann's pile: Cellar Surprise
Ann holds exactly: I raise!
Ann's deck: Winning Hand! | Winning Hand!

> Ann chooses draw
> Ann discards I raise!
= Ann holds Winning Hand!
= Ann: 1 card, 0 Alcohol
---
title: Half a Drink with a whole Chaser, and a card less
proves: DRINK-08, DRINK-09
seats: Ann, Ben
phase: drink
Ann's pile: Henchman's Half | Blackheart Bitter
Ann holds: I raise!

> Ann discards I raise!
= Ann: 19 Fortitude, 4 Alcohol, 0 Drinks, 6 cards
---
title: A bitter that a Villain drinks as if it were a 2
proves: DUNGEON-06
seats: Nerodia, Ann
phase: drink
Nerodia's pile: Blackheart Bitter

> Nerodia drinks
= Nerodia: 20 Fortitude, 2 Alcohol
---
title: Poison is 3 strong to a Hero
proves: DUNGEON-06
seats: Ann, Nerodia
phase: drink
Ann's pile: Poison, Probably

> Ann drinks
= Ann: 3 Alcohol, 20 Fortitude
---
title: Poison is 1 strong to a Villain
proves: DUNGEON-06
seats: Nerodia, Ann
phase: drink
Nerodia's pile: Poison, Probably

> Nerodia drinks
= Nerodia: 1 Alcohol, 20 Fortitude
---
title: Holy Water does a Hero good
proves: DUNGEON-06
seats: Ann, Nerodia
phase: drink
Ann has 10 Fortitude
Ann's pile: Holy Water, Allegedly

> Ann drinks
= Ann: 0 Alcohol, 11 Fortitude
---
title: Holy Water goes to a Villain's head
proves: DUNGEON-06
seats: Nerodia, Ann
phase: drink
Nerodia has 10 Fortitude
Nerodia's pile: Holy Water, Allegedly

> Nerodia drinks
= Nerodia: 2 Alcohol, 10 Fortitude
---
title: The plain Drinks of the box: 1, 1 and 2, and coffee takes 1 away
proves: TURN-11, DRINK-23
seats: Ann, Ben, Cat, Dan
drinks: rdi6
phase: drink
Ann holds: To all of us
Dan has 5 Alcohol
Ann's pile: Light Ale
Ben's pile: Dark Ale
Cat's pile: Wine
Dan's pile: Coffee
card: To all of us (Anytime) = Each player takes a Drink from their pile.

> Ann plays To all of us
= Ann: 1 Alcohol
= Ben: 1 Alcohol
= Cat: 2 Alcohol
= Dan: 4 Alcohol
---
title: The strong Drinks of the box: 3, 4, and three with Chasers
proves: TURN-11, DRINK-08
seats: Ann, Ben, Cat, Dan, Eva
drinks: rdi6
phase: drink
Ann holds: To all of us
Ann's pile: Elven Wine
Ben's pile: Dragon Breath Ale
Cat's pile: Light Ale with a Chaser | Wine
Dan's pile: Wine with a Chaser | Wine
Eva's pile: Elven Wine with a Chaser | Wine
card: To all of us (Anytime) = Each player takes a Drink from their pile.

> Ann plays To all of us
= Ann: 3 Alcohol
= Ben: 4 Alcohol
= Cat: 3 Alcohol, 0 Drinks
= Dan: 4 Alcohol, 0 Drinks
= Eva: 5 Alcohol, 0 Drinks
