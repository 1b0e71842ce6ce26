title: Whoever the tip is demanded of pays 1 Gold to the Inn
proves: CARD-082
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.

> Bryn plays Tip the Wench. on Remy
= Remy: 9 Gold
= Tara: 10 Gold
= Bryn: 10 Gold
= the Inn: +1 Gold
---
title: Whoever plays the tip may pick themselves
proves: CARD-082
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.

> Bryn plays Tip the Wench. on Bryn
= Bryn: 9 Gold
= the Inn: +1 Gold
---
title: Tara saw it coming, and pays nothing
proves: AFFECT-01, CARD-082, NEGATE-02
example: EX-144
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: I may be blind, but I could still see that coming!

> Bryn plays Tip the Wench. on Tara
> Tara plays I may be blind, but I could still see that coming!
= Tara: 10 Gold
= the Inn: 0 Gold
= Tip the Wench. is discarded
---
title: A tip may be demanded in anybody's turn, before the Action as well as after it
proves: CARD-082, TYPES-03, TYPES-04
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: Tip the Wench.
Remy holds: Tip the Wench.

> Bryn plays Tip the Wench. on Tara
= Tara: 9 Gold
> Tara plays Blind girl! Darts! What could possibly go wrong? on Remy
= Remy: 18 Fortitude
> Remy plays Tip the Wench. on Tara
= Tara: 8 Gold
> Tara orders for Remy         # it was still her Action Phase
= Remy: 2 Drinks
---
title: A tip may be demanded in the middle of a Round
proves: CARD-082, TYPES-03
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in!
Bryn holds: Tip the Wench.

> Tara plays Gambling? I'm in!
> Bryn antes
> Bryn plays Tip the Wench. on Remy
= Remy: 8 Gold
= the pot: 3 Gold
= Tara is in control
---
title: A tip is neither a Sometimes card nor an Action card, and it changes no Drink
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: I don't think so! | The Wench thinks you should stop playing with the drinks. | You were about to do something foolish.
Bryn holds: Tip the Wench.

> Bryn plays Tip the Wench. on Tara
Tara cannot play I don't think so! because TYPES-01
Tara cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Tara cannot play You were about to do something foolish. because TYPES-01
= Tara: 9 Gold
---
title: The last Gold as a tip means going home
proves: CARD-082, LOSE-01
seats: Bryn, Tara, Remy
Remy has 20 Fortitude, 0 Alcohol, 1 Gold
Bryn holds: Tip the Wench.

> Bryn plays Tip the Wench. on Remy
= Remy is out: no Gold
= the Inn: +1 Gold
---
title: Whoever is without Gold in a Round has nothing to tip with, and stays
proves: GAMBLE-19, GAMBLE-20
seats: Tara, Bryn, Remy
Remy has 20 Fortitude, 0 Alcohol, 1 Gold
Tara holds: Gambling? I'm in!
Bryn holds: Tip the Wench.
Remy holds: The purser owes me one.

> Tara plays Gambling? I'm in!
> Remy antes
> Bryn plays Tip the Wench. on Remy
Remy cannot play The purser owes me one. because TYPES-01      # there is nothing he must pay
= Remy: 0 Gold
= Remy is in
= the Inn: 0 Gold
= the pot: 3 Gold
---
title: The Captain takes a tip as theft
seats: Bryn, Whitehawk, Tara
Bryn holds: Tip the Wench.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
= Whitehawk: 10 Gold
= Bryn: 18 Fortitude, 9 Gold
= the Inn: +1 Gold
---
title: Additional Drinks for friends cost 1 Gold, and go to whom Bryn likes
proves: DRINK-18
seats: Bryn, Whitehawk, Remy, Tara
phase: order
Bryn holds: Wench, bring some drinks for my friends!

> Bryn plays Wench, bring some drinks for my friends!
> Bryn chooses Tara
> Bryn chooses Tara
> Bryn orders for Remy
= Bryn: 9 Gold, 1 Drink
= Tara: 3 Drinks
= Remy: 2 Drinks
= Whitehawk: 1 Drink
= the Inn: +1 Gold
