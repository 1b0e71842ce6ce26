title: A broke winner whose pot is taken is out
proves: GAMBLE-21, GAMBLE-31
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Cat holds: Mine, I believe
card: Mine, I believe (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Ben passes
> Cat passes
> Cat plays Mine, I believe
= Ann is out: no Gold
= Cat: 12 Gold
---
title: The Inn pays the half that is taken, and the Captain has gained Gold
proves: GAMBLE-31, TIMING-12
seats: Bryn, Whitehawk, Cat
Bryn holds: Gambling? I'm in! | The purser owes me one.
Whitehawk holds: What a coincidence, I happen to have the same hand! | Don't forget the captain's extra share!

> Bryn plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn plays The purser owes me one.
> Whitehawk plays Don't forget the captain's extra share!
= Bryn: 12 Gold
= Whitehawk: 12 Gold
---
title: Half a pot is taken from Gold somebody has: that can be Ignored
proves: AFFECT-01, AFFECT-05
seats: Ann, Whitehawk, Remy
Ann holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!
Remy holds: Gambling? I'm in! | I have no time for your tomfoolery!

> Ann plays Gambling? I'm in!
> Remy plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Remy plays I have no time for your tomfoolery!
= Remy: 12 Gold
= Whitehawk: 9 Gold
---
title: A curse knocks out the winner, who shares the pot with the rest of their Gold
proves: CARD-019, LOSE-06
seats: Lucky, Ben, Cat
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now
Ben holds: Gambling? I'm in!
Ben has 12 Fortitude, 10 Alcohol, 10 Gold

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Ben plays Gambling? I'm in!
> Cat passes
> Lucky passes
= Ben is out: passed out
# 9 + 2 = 11: 6 Inn, 5: 2 each
= Lucky: 12 Gold
= Cat: 11 Gold
---
title: Whoever takes the pot without winning gets the Prize and the curse
proves: PRIZE-08, CARD-019
seats: Lucky, Ben, Cat
prizes: Red Dragon Inn Loyalty Card
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now
Cat holds: Mine, I believe
card: Mine, I believe (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Ben passes
> Cat passes
> Cat plays Mine, I believe
= Cat: 11 Gold, 18 Fortitude, 1 Red Dragon Inn Loyalty Card
= Lucky: 10 Gold
---
title: A Round that nobody can leave still takes a curse for an ante
proves: GAMBLE-23
seats: Whitehawk, Lucky, Bryn
Whitehawk holds: Ante up or walk the plank!
Lucky holds: I'm sure the curse has worn off by now
Bryn holds: I've got watch duty. | You were about to do something foolish.

> Whitehawk plays Ante up or walk the plank!
Bryn cannot play You were about to do something foolish.
> Lucky plays I'm sure the curse has worn off by now
Bryn cannot play I've got watch duty.
= the pot: 2 Gold
> Lucky passes
> Bryn passes
= Whitehawk: 11 Gold, 18 Fortitude
