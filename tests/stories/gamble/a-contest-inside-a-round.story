title: A broke player wins a Contest in a Round and has Gold again
proves: GAMBLE-20, CONTEST-05, TIMING-14
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Bottoms up | I raise!
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
card: Bottoms up (Anytime) = Start a Drinking Contest.
drink deck: Dark Ale | Light Ale | Shot of Rum

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
= the pot: 5 Gold
> Ben plays Bottoms up
= Cat: 2 Gold
= Cat is in
= Ann: 7 Gold
---
title: A broke player in a Round does not pay the winner of a Contest
proves: GAMBLE-20, CONTEST-16
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Bottoms up
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
Cat holds: Winning Hand!
card: Bottoms up (Anytime) = Start a Drinking Contest.
drink deck: Dragon Breath Ale | Light Ale | Shot of Rum

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Bottoms up
= Ann: 10 Gold
= Ben: 8 Gold
= Cat is in
> Cat plays Winning Hand!
> Ann passes
> Ben passes
= Cat: 3 Gold
