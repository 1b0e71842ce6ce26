title: An ante counts as losing Gold for cards that care about it
proves: AFFECT-07
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Bert holds: Purse Strings
card: Purse Strings (Sometimes) = When you would lose Gold, reduce the loss by 1.

> Ada plays Gambling? I'm in!
# Only the Round is announced; nobody antes yet.
Bert cannot play Purse Strings
> Ada declines
> Bert declines
> Cleo declines
Bert can play Purse Strings
> Bert plays Purse Strings
= Bert: 10 Gold
= Cleo: 9 Gold
= the pot: 2 Gold
---
title: A raised ante counts as losing Gold to the player who raised
proves: AFFECT-07
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Bert holds: I raise!
Cleo holds: Stubborn
card: Stubborn (Sometimes) = When another player would make you lose Gold, redirect the loss to them.

> Ada plays Gambling? I'm in!
= the pot: 3 Gold
> Bert plays I raise!
> Bert declines
> Cleo declines
> Ada declines
Cleo can play Stubborn
> Cleo plays Stubborn
= the pot: 6 Gold
= Cleo: 9 Gold
= Bert: 7 Gold
= Ada: 8 Gold
---
title: An ante that has been paid counts as Gold lost to the player who started the Round
proves: AFFECT-07
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Bert holds: Sour Face
card: Sour Face (Sometimes) = When another player makes you lose Gold, they lose 1 Fortitude.

> Ada plays Gambling? I'm in!
Bert cannot play Sour Face
> Bert antes
Bert cannot play Sour Face
> Bert plays Sour Face
= Ada: 19 Fortitude
= Bert: 9 Gold
= the pot: 3 Gold
