title: Half a pot that the Captain takes is Gold one loses, and the purser may pay it
proves: AFFECT-01, TIMING-12, GAMBLE-23
seats: Bryn, Whitehawk, Tara
Bryn holds: Gambling? I'm in! | The purser owes me one.
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Bryn plays The purser owes me one.
= Bryn: 12 Gold
= Whitehawk: 10 Gold
= Tara: 9 Gold
= the Inn: -1 Gold
---
title: Who takes the pot in a winner's place takes nothing from the winner: the purser has nothing to pay
proves: AFFECT-05
seats: Bryn, Gerki, Tara
Bryn holds: Gambling? I'm in! | The purser owes me one.
Gerki holds: Sleeve
card: Sleeve (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Bryn plays Gambling? I'm in!
> Gerki plays Sleeve
Bryn cannot play The purser owes me one.
= Gerki: 12 Gold
= Bryn: 9 Gold
