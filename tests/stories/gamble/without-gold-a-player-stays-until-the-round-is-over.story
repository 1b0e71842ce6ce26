title: Who antes their last Gold stays in the game while the Round lasts and is out when it is lost
proves: GAMBLE-19, GAMBLE-21
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Cat holds: I raise!

> Ann plays Gambling? I'm in!
= Ben: 0 Gold
= Ben is in
> Ben passes
> Cat plays I raise!
= Ben is in
> Ann passes
= Ben is in
> Ben passes
= Cat: 13 Gold
= Ben is out: no Gold
---
title: Outside a Round the last Gold gone is the game lost
proves: GAMBLE-19
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Tip the Wench.

> Ann plays Tip the Wench. on Ben
> Ann passes
= Ben is out: no Gold
---
title: A player without Gold stays until the end of the Round even after leaving it
proves: GAMBLE-19, GAMBLE-21
seats: Ann, Ben, Cat, Dan
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Slip Away
card: Slip Away (Sometimes) = In a Round of Gambling you have not left, you leave the Round.

> Ann plays Gambling? I'm in!
= Ben: 0 Gold
> Ben passes
> Ben plays Slip Away
= Ben is in
> Cat passes
= Ben is in
> Dan passes
= Ann: 13 Gold
= Ben is out: no Gold
---
title: A player without Gold stays until the end of the Round even after being forced out of it
proves: GAMBLE-19, GAMBLE-21
seats: Ann, Ben, Cat, Dan
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Cat holds: You're barred from this table!

> Ann plays Gambling? I'm in!
= Ben: 0 Gold
> Ben passes
> Cat plays You're barred from this table! on Ben
= Ben is in
> Cat passes
= Ben is in
> Dan passes
= Ben is out: no Gold
---
title: Somebody who never was in the Round is spared as well while it lasts
proves: GAMBLE-19
seats: Ann, Ben, Cat, Dan
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong.
Dan holds: Tip the Wench.

> Ann plays Gambling? I'm in!
> Ben plays Deal me out. Somebody's queueing wrong.
> Cat passes
> Dan plays Tip the Wench. on Ben
= Ben: 0 Gold
= Ben is in
> Dan passes
= Ben is out: no Gold
---
title: A player without Gold stays until the end of the Round even if somebody else passes out meanwhile
proves: GAMBLE-19
seats: Ann, Ben, Cat, Dan
Ben has 1 Gold
Cat has 20 Fortitude, 16 Alcohol, 2 Gold
Ann holds: Gambling? I'm in!
Dan holds: Stiff Refill
card: Stiff Refill (Anytime) = Another player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Ben passes
= Ben: 0 Gold
> Cat passes
> Dan plays Stiff Refill on Cat
= Cat is out: passed out
= Ben: 0 Gold                  # Cat's last Gold goes to the Inn
= Ben is in
> Dan passes
= Ann: 13 Gold
= Ben is out: no Gold
