title: A Round of Gambling cannot be Ignored with a card that Ignores what affects one's Gold
proves: AFFECT-06
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in!
Bert holds: Tight Fist
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

> Ada plays Gambling? I'm in!
Bert cannot play Tight Fist because AFFECT-06
> Ada declines
> Bert declines
> Cleo declines
# The antes are being asked for.
Bert cannot play Tight Fist
= the pot: 3 Gold
= Bert: 9 Gold
= Bert holds Tight Fist
---
title: A raise cannot be Ignored with such a card either
proves: AFFECT-06
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in! | Tight Fist
Bert holds: I raise!
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

> Ada plays Gambling? I'm in!
> Bert plays I raise!
Ada cannot play Tight Fist because AFFECT-06
= the pot: 6 Gold
= Ada: 8 Gold
