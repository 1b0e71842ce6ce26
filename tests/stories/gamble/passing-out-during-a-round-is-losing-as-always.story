title: Who passes out during a Round is out at once, and the ante stays in the pot
proves: GAMBLE-33
seats: Ann, Ben, Cat, Dan
Ben has 20 Fortitude, 16 Alcohol
Ann holds: Gambling? I'm in!
Cat holds: Stiff Refill
card: Stiff Refill (Anytime) = Another player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Cat plays Stiff Refill on Ben
= Ben is out: passed out
= the pot: 4 Gold
= Ann: 10 Gold                 # Ben's 9 Gold: 5 to the Inn, 1 for each, 1 left over
= Cat: 10 Gold
= Dan: 10 Gold
= the Inn: +6 Gold
= Ann is in control
> Cat passes
> Dan passes
= Ann: 14 Gold
---
title: If the player in control passes out nobody is in control
proves: GAMBLE-33
seats: Ann, Ben, Cat, Dan
Ben has 20 Fortitude, 16 Alcohol
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!
Dan holds: Stiff Refill
card: Stiff Refill (Anytime) = Another player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
= Ben is in control
> Cat passes
> Dan plays Stiff Refill on Ben
= Ben is out: passed out
= nobody is in control
= the pot: 4 Gold
> Dan passes
> Ann passes
= Ann: 10 Gold
= Cat: 10 Gold
= Dan: 10 Gold
= the Inn: +10 Gold
---
title: A Round does not protect a player without Gold from passing out
proves: GAMBLE-33
seats: Ann, Ben, Cat, Dan
Ben has 20 Fortitude, 16 Alcohol, 1 Gold
Ann holds: Gambling? I'm in!
Cat holds: Stiff Refill
card: Stiff Refill (Anytime) = Another player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Ben passes
= Ben is in
> Cat plays Stiff Refill on Ben
= Ben is out: passed out
= the pot: 4 Gold
= Ann is in control
---
title: If the starter passes out the Round is played to its end, then the next player's turn begins
proves: GAMBLE-33
seats: Ann, Ben, Cat, Dan
Ann has 20 Fortitude, 16 Alcohol
Ann holds: Gambling? I'm in!
Cat holds: Stiff Refill | Winning Hand!
card: Stiff Refill (Anytime) = Another player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben passes
> Cat plays Stiff Refill on Ann
= Ann is out: passed out
= nobody is in control
= the pot: 4 Gold
> Cat plays Winning Hand!
> Dan passes
> Ben passes
= Cat: 14 Gold
> Ben ends the phase
---
title: If only one player is left in the Round because another passed out, that one wins
proves: GAMBLE-25, GAMBLE-33
seats: Ann, Ben, Cat
Ann has 20 Fortitude, 16 Alcohol
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong. | Stiff Refill
card: Stiff Refill (Anytime) = Another player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Ben plays Deal me out. Somebody's queueing wrong.
> Cat antes
> Ben plays Stiff Refill on Ann
= Ann is out: passed out
= Cat: 13 Gold                 # 9, half of what Ann did not owe the Inn (2), the pot of 2
= Ben: 12 Gold
