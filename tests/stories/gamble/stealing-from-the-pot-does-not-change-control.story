title: Gold stolen from the pot is gone from it, and control stays where it was
proves: GAMBLE-30
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Sticky fingers. It's the honey cakes.
Cat holds: Both Hands
card: Both Hands (Sometimes) = In a Round of Gambling, take 5 Gold from the pot.

> Ann plays Gambling? I'm in!
> Ben passes
> Ben plays Sticky fingers. It's the honey cakes.
= Ann is in control
= Ben: 10 Gold
= the pot: 2 Gold
> Cat passes
= Ann: 11 Gold
= Ben: 10 Gold
---
title: No more can be stolen than the pot holds
proves: GAMBLE-30
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Cat holds: Both Hands
card: Both Hands (Sometimes) = In a Round of Gambling, take 5 Gold from the pot.

> Ann plays Gambling? I'm in!
> Ben passes
> Cat plays Both Hands
= Cat: 12 Gold
= the pot: 0 Gold
= Ann is in control
> Cat passes
= Ann: 9 Gold
