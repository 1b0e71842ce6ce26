title: Each other player pays Bryn 1 Gold
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Everybody chips in for the broken chairs.

> Bryn plays Everybody chips in for the broken chairs.
= Bryn: 13 Gold, 6 cards
= Whitehawk: 9 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= the Inn: 0 Gold
---
title: Whoever Ignores it keeps the Gold, and Bryn gets less
proves: NEGATE-02, AFFECT-01
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Everybody chips in for the broken chairs.
Tara holds: I may be blind, but I could still see that coming!
Whitehawk holds: A word of advice... don't

> Bryn plays Everybody chips in for the broken chairs.
Whitehawk cannot play A word of advice... don't because AFFECT-01      # that is about Fortitude
> Tara plays I may be blind, but I could still see that coming!
= Bryn: 12 Gold
= Tara: 10 Gold
= Remy: 9 Gold
---
title: The Inn may pay for one of them, and Bryn has her Gold all the same
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Put it on the ship's account.
Remy holds: Regulations say the house pays.

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays Put it on the ship's account.
> Remy plays Regulations say the house pays.
= Bryn: 13 Gold
= Whitehawk: 10 Gold
= Remy: 10 Gold
= Tara: 9 Gold
= the Inn: -2 Gold
---
title: Whoever pays nothing is nobody to hit back for Gold
proves: TYPES-01
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Put it on the ship's account. | Who put a hand in my purse?

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays Put it on the ship's account.
> Bryn declines                # what the Captain played; the window on the chairs starts over
> Tara declines                # the chairs
= now Bryn: 12 Gold
Whitehawk cannot play Who put a hand in my purse? because TIMING-11
= Bryn: 20 Fortitude, 12 Gold
---
title: Who has paid may have a hand in Bryn's face
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays Who put a hand in my purse?
= Bryn: 18 Fortitude, 11 Gold
= Whitehawk: 10 Gold
= Tara: 9 Gold
---
title: For the last Gold there is no mercy
proves: LOSE-01
seats: Bryn, Whitehawk, Tara
Tara has 20 Fortitude, 0 Alcohol, 1 Gold
Bryn holds: Everybody chips in for the broken chairs.

> Bryn plays Everybody chips in for the broken chairs.
= Bryn: 12 Gold
= Tara is out: no Gold
---
title: If the bill for the chairs is Negated, nobody pays it
proves: NEGATE-01
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs.
Tara holds: You were about to do something foolish.

> Bryn plays Everybody chips in for the broken chairs.
> Tara plays You were about to do something foolish.
= Bryn: 10 Gold
= Whitehawk: 10 Gold
= Tara: 9 Gold                 # the price of foresight
= the Inn: +1 Gold
