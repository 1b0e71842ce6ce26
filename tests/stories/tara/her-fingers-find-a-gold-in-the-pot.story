title: Her fingers take control and 1 Gold from the pot
proves: GAMBLE-06, GAMBLE-30
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: My fingers read better than your eyes.

> Whitehawk plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
= Tara is in control
= Tara: 10 Gold
= the pot: 2 Gold
= the Inn: +0 Gold
> Bryn passes
> Whitehawk passes
= Tara: 12 Gold

---
title: The Gold is hers even if she does not win the Round
proves: GAMBLE-30
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: My fingers read better than your eyes.
Bryn holds: Winning Hand!

> Whitehawk plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
> Bryn plays Winning Hand!
> Whitehawk passes
> Tara passes
= Tara: 10 Gold
= Bryn: 11 Gold
= Whitehawk: 9 Gold

---
title: Her fingers follow a Winning Hand
proves: GAMBLE-13
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Tara holds: My fingers read better than your eyes. | Winning Hand!

> Whitehawk plays Gambling? I'm in!
> Bryn plays Winning Hand!
= the pot: 3 Gold
Tara cannot play Winning Hand! because GAMBLE-12
> Tara plays My fingers read better than your eyes.
= Tara is in control
= the pot: 2 Gold

---
title: In an empty pot they find nothing, but control is theirs
proves: LIMIT-04, GAMBLE-30
seats: Tara, Bryn
Tara holds: My fingers read better than your eyes. | My fingers read better than your eyes. | My fingers read better than your eyes.
Bryn holds: Gambling? I'm in! | Gambling? I'm in! | Gambling? I'm in!
active: Bryn

> Bryn plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
= the pot: 1 Gold
> Bryn plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
= the pot: 0 Gold
= Tara: 11 Gold
> Bryn plays Gambling? I'm in!
= Bryn is in control
> Tara plays My fingers read better than your eyes.
= Tara is in control
= Tara: 11 Gold
= the pot: 0 Gold

---
title: A Negated cheat finds nothing: her fingers have passed
proves: GAMBLE-27, NEGATE-01
seats: Whitehawk, Tara, Remy
Whitehawk holds: Gambling? I'm in!
Tara holds: My fingers read better than your eyes.
Remy holds: Cards on the table. All six of them.

> Whitehawk plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
> Remy plays Cards on the table. All six of them.
= Whitehawk is in control
= the pot: 3 Gold
= Tara: 9 Gold, 1 Mark

---
title: Gold of the pot is nobody's: whoever is winning cannot Ignore her fingers
proves: AFFECT-05
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in! | I've had worse from seagulls.
Tara holds: My fingers read better than your eyes.

> Bryn plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
Bryn cannot play I've had worse from seagulls. because AFFECT-05
= Tara: 10 Gold
