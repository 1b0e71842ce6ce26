title: A Gambling Card gives its player control of the Round
proves: GAMBLE-06
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben plays Winning Hand!
= Ben is in control
> Cat passes
> Ann passes
= Ben: 12 Gold
= Ann: 9 Gold
---
title: A Cheating Card gives its player control, and the rest of its text happens as well
proves: GAMBLE-06
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Sharp Cuff
card: Sharp Cuff (Cheating) = Take control of the Round and another player loses 3 Fortitude.

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben plays Sharp Cuff on Cat
= Ben is in control
= Cat: 17 Fortitude
> Cat passes
> Ann passes
= Ben: 12 Gold
