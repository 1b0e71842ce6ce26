title: Brannoc's doorframe is not Ignored
proves: TYPES-01
seats: Brannoc, Pell, Oda
Brannoc holds: Mind the doorframe. Too late!
Pell holds: I turned the other cheek. You missed!

> Brannoc plays Mind the doorframe. Too late! on Pell
Pell cannot play I turned the other cheek. You missed!
= Pell: 19 Fortitude
---
title: Whoever is told to hold still plays nothing more this turn
proves: CARD-030
seats: Brannoc, Pell, Oda
Brannoc holds: The sign says no fighting. So hold still!
Pell holds: Soup is the best prayer.

> Brannoc plays The sign says no fighting. So hold still! on Pell
= Pell: 19 Fortitude
Pell cannot play Soup is the best prayer. because CARD-030
---
title: Brannoc answers a knock as hard as it was
proves: TIMING-11
seats: Pell, Brannoc, Oda
active: Brannoc
Brannoc holds: Let me show you the stairs. All of them!
Oda holds: Did you just knock? Allow me to answer!

> Brannoc plays Let me show you the stairs. All of them! on Oda
> Oda plays Did you just knock? Allow me to answer!
= Oda: 17 Fortitude
= Brannoc: 17 Fortitude
---
title: An open window is good against Action cards only
proves: NEGATE-02
seats: Oda, Brannoc, Pell
Oda holds: Your head just volunteered to open the door!
Brannoc holds: Did someone leave a window open? | Did someone leave a window open?
Pell holds: Needle
card: Needle (Anytime) = Another player loses 1 Fortitude.

> Pell plays Needle on Brannoc
Brannoc cannot play Did someone leave a window open? because AFFECT-01
> Oda plays Your head just volunteered to open the door! on Brannoc
> Brannoc plays Did someone leave a window open?
= Brannoc: 19 Fortitude
---
title: On the door Brannoc drinks nothing
proves: NEGATE-05, TYPES-07
seats: Brannoc, Oda, Pell
phase: drink
Brannoc's pile: Dragon Breath Ale
Brannoc holds: Never while I'm on the door.

> Brannoc plays Never while I'm on the door. using 1
= Brannoc: 0 Alcohol
---
title: And nothing happens to him there
proves: NEGATE-08, TYPES-07
seats: Brannoc, Oda, Pell
phase: end
sea deck: Harbour Master
sea counters: 1
Brannoc holds: Never while I'm on the door.

> Brannoc plays Never while I'm on the door. using 2
= Brannoc: 10 Gold
= Oda: 9 Gold
---
title: Whoever holds Brannoc's Drink drinks it, and learns what the other hand was for
proves: DRINK-20
seats: Brannoc, Oda, Pell
phase: drink
Brannoc's pile: Dragon Breath Ale
Brannoc holds: Hold this. I need both hands.

> Brannoc plays Hold this. I need both hands. on Oda
> Oda drinks
= Brannoc: 0 Alcohol
= Oda: 4 Alcohol, 19 Fortitude
---
title: The troublemaker gets half a Drink and a whole slap
proves: SPLIT-01
seats: Brannoc, Oda, Pell
phase: drink
Brannoc's pile: Dragon Breath Ale
Brannoc holds: Half for me, half for the troublemaker!

> Brannoc plays Half for me, half for the troublemaker! on Pell
> Brannoc drinks
= Brannoc: 2 Alcohol
= Pell: 2 Alcohol, 19 Fortitude
---
title: Whoever takes Brannoc's beer money is hit for 2
proves: TIMING-11
seats: Ilka, Brannoc, Oda
Ilka holds: I'll sell you your own purse back!
Brannoc holds: That was my beer money. Come here.

> Ilka plays I'll sell you your own purse back! on Brannoc
> Brannoc plays That was my beer money. Come here.
= Brannoc: 8 Gold
= Ilka: 12 Gold, 18 Fortitude
---
title: A steak for the eye and one for the belly
proves: TYPES-03
seats: Brannoc, Oda
Brannoc has 12 Fortitude, 5 Alcohol
Brannoc holds: A steak for the eye, and one for the belly!

> Brannoc plays A steak for the eye, and one for the belly!
= Brannoc: 13 Fortitude, 4 Alcohol
