title: A card about losing Gold may be played on an ante
proves: GAMBLE-03
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Tight Fist
card: Tight Fist (Sometimes) = When you would lose Gold, reduce the loss by 1.

> Ann plays Gambling? I'm in!
Ben cannot play Tight Fist because TIMING-11
> Ann antes
Ben can play Tight Fist
> Ben plays Tight Fist
= Ben: 10 Gold
= the pot: 2 Gold
= Ann: 9 Gold
---
title: A card that Ignores what affects your Gold does not keep you out of a Round
proves: GAMBLE-03
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Tip the Wench.
Ben holds: A vow of poverty has its uses.

> Ann plays Tip the Wench. on Ben
Ben can play A vow of poverty has its uses.
> Ann plays Gambling? I'm in!
Ben cannot play A vow of poverty has its uses. because AFFECT-06
> Ann antes
Ben cannot play A vow of poverty has its uses.
= the pot: 3 Gold
= Ben: 8 Gold
