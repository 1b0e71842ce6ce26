title: When an ante is due the wind takes her out of the Round, without paying
proves: GAMBLE-16, GAMBLE-15
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: The wind says fold. | This time, let's use my deck.

> Whitehawk plays Gambling? I'm in!
> Tara plays The wind says fold.
= the pot: 2 Gold
= Tara: 10 Gold, 7 cards           # the wind brings her a card
Tara cannot play This time, let's use my deck. because GAMBLE-15
> Bryn passes
= Whitehawk: 11 Gold
= Tara: 10 Gold
= The wind says fold. is discarded
---
title: A raise is an ante, too: she saves this one, the first is lost
proves: GAMBLE-16, GAMBLE-15
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: The wind says fold.
Bryn holds: I raise!

> Whitehawk plays Gambling? I'm in!
> Tara passes
Tara cannot play The wind says fold. because GAMBLE-16       # nobody demands an ante of her
> Bryn plays I raise!
> Tara plays The wind says fold.
= the pot: 5 Gold
= Tara: 9 Gold
> Whitehawk passes
= Bryn: 13 Gold
= Tara: 9 Gold
---
title: If she starts a Round and folds at once nobody is in control, and an unclaimed pot is the Inn's
proves: GAMBLE-17, GAMBLE-18
seats: Tara, Whitehawk, Bryn
Tara holds: Gambling? I'm in! | The wind says fold.

> Tara plays Gambling? I'm in!
> Tara plays The wind says fold.
= nobody is in control
= the pot: 2 Gold
> Whitehawk passes
> Bryn passes
= the Inn: +2 Gold
= Tara: 10 Gold
= Whitehawk: 9 Gold
= Bryn: 9 Gold
---
title: Against one opponent folding gives the Round away at once
proves: GAMBLE-25
seats: Whitehawk, Tara
Whitehawk holds: Gambling? I'm in!
Tara holds: The wind says fold.

> Whitehawk plays Gambling? I'm in!
> Tara plays The wind says fold.
= Whitehawk: 10 Gold
= Tara: 10 Gold
---
title: The wind does not blow where nobody can leave the Round
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Ante up or walk the plank!
Tara holds: The wind says fold.

> Whitehawk plays Ante up or walk the plank!
> Whitehawk declines             # the card itself
> Tara declines
> Bryn declines
Tara cannot play The wind says fold. because GAMBLE-16
= the pot: 3 Gold
= Tara: 9 Gold
---
title: A Negated wind blows nobody away: she antes
proves: NEGATE-01
seats: Whitehawk, Tara, Remy
Whitehawk holds: Gambling? I'm in!
Tara holds: The wind says fold. | This time, let's use my deck.
Remy holds: I don't think so!

> Whitehawk plays Gambling? I'm in!
> Tara plays The wind says fold.
> Remy plays I don't think so!
= the pot: 3 Gold
= Tara: 9 Gold
Tara can play This time, let's use my deck.
---
title: The wind is about antes: a tip has to be paid
proves: GAMBLE-16
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: The wind says fold.

> Bryn plays Tip the Wench. on Tara
Tara cannot play The wind says fold. because GAMBLE-16
= Tara: 9 Gold
