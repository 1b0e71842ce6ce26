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
title: A bitter of 3 with a bite
proves: TURN-11
seats: Ann, Ben
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
Ann's pile: Henchman's Half | Tombkeeper's Stout
Ann holds: I raise!

> Ann discards I raise!
= Ann: 19 Fortitude, 3 Alcohol, 0 Drinks, 6 cards
---
title: A tonic gives 1 Fortitude, and the dregs that follow it take it
proves: DRINK-09
seats: Ann, Ben
phase: drink
Ann has 10 Fortitude
Ann's pile: Torchlight Tonic | Yesterday's Dregs

> Ann drinks
= Ann: 3 Alcohol, 10 Fortitude, 0 Drinks
---
title: A cordial that whispers a card
proves: TURN-11
seats: Ann, Ben
phase: drink
Ann's pile: Whispering Cordial
Ann holds exactly: nothing

> Ann drinks
= Ann: 1 card, 1 Alcohol
---
title: Yesterday's Dregs: 1 Alcohol Content, 1 Fortitude less
proves: TURN-11
seats: Ann, Ben
phase: drink
Ann's pile: Yesterday's Dregs

> Ann drinks
= Ann: 1 Alcohol, 19 Fortitude
