title: Her own starter begins a Round like any other, without Heat
proves: GAMBLE-01, GAMBLE-02, GAMBLE-04
seats: Lucky, Bryn, Tara
Lucky holds: I don't just play the cards I'm dealt

> Lucky plays I don't just play the cards I'm dealt
= the pot: 3 Gold
= Lucky is in control
= Lucky: 9 Gold, 0 Heat
= Bryn: 9 Gold
> Bryn passes
> Tara passes
= Lucky: 12 Gold
---
title: In a Round it beats even a Winning Hand, and gives 1 Heat
proves: GAMBLE-12, LUCKY-02
seats: Tara, Bryn, Lucky
Tara holds: Gambling? I'm in! | I raise!
Bryn holds: Winning Hand!
Lucky holds: I don't just play the cards I'm dealt

> Tara plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Lucky plays I don't just play the cards I'm dealt using 2
= Lucky is in control
= Lucky: 1 Heat
= the pot: 3 Gold
Tara can play I raise!
---
title: It is no Cheating card, so nobody can punish her for cheating with it
proves: TYPES-05, GAMBLE-12
seats: Tara, Bryn, Lucky
Tara holds: Gambling? I'm in!
Bryn holds: Winning Hand! | Five aces? I can count to four!
Lucky holds: I don't just play the cards I'm dealt

> Tara plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Lucky plays I don't just play the cards I'm dealt using 2
Bryn cannot play Five aces? I can count to four! because TYPES-01
= Lucky is in control
---
title: Old hands cheat, and take control even from a Winning Hand; after them anything may follow
proves: GAMBLE-06, GAMBLE-12, GAMBLE-13
seats: Tara, Bryn, Lucky
Tara holds: Gambling? I'm in! | I raise! | This time, let's use my deck.
Bryn holds: Winning Hand!
Lucky holds: These old hands don't hold the cards like they used to | I raise!

> Tara plays Gambling? I'm in!
> Bryn plays Winning Hand!
= Bryn is in control
Lucky cannot play I raise! because GAMBLE-12
> Lucky plays These old hands don't hold the cards like they used to
= Lucky is in control
= Lucky: 0 Heat
Tara can play This time, let's use my deck.
> Tara plays I raise!
= Tara is in control
= the pot: 6 Gold
---
title: Old hands that are caught cheating have passed
proves: GAMBLE-27, NEGATE-15
seats: Remy, Lucky, Tara
Remy holds: Gambling? I'm in! | Cards on the table. All six of them.
Lucky holds: These old hands don't hold the cards like they used to

> Remy plays Gambling? I'm in!
> Lucky plays These old hands don't hold the cards like they used to
> Remy plays Cards on the table. All six of them.
= Remy is in control
> Tara passes
= Remy: 12 Gold
= Lucky: 9 Gold, 1 Mark
---
title: Against a fifth ace only cheating helps
proves: GAMBLE-12, GAMBLE-13, LUCKY-02
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in! | Winning Hand!
Lucky holds: Fifth ace. Family tradition.
Tara holds: I raise! | This time, let's use my deck.

> Bryn plays Gambling? I'm in!
> Lucky plays Fifth ace. Family tradition.
= Lucky is in control
= Lucky: 1 Heat
Tara cannot play I raise! because GAMBLE-12
Tara can play This time, let's use my deck.
> Tara passes
Bryn cannot play Winning Hand! because GAMBLE-12
> Bryn passes
= Lucky: 12 Gold
---
title: A fifth ace may lie on a Winning Hand
proves: GAMBLE-12
seats: Tara, Bryn, Lucky
Tara holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Lucky holds: Fifth ace. Family tradition.

> Tara plays Gambling? I'm in!
> Bryn plays Winning Hand!
> Lucky plays Fifth ace. Family tradition.
= Lucky is in control
= Lucky: 1 Heat
---
title: The third Heat of a fifth ace is settled before the next gambling turn, and control stays
proves: LUCKY-02, LUCKY-06
seats: Bryn, Lucky, Tara
Lucky has 2 Heat
Bryn holds: Gambling? I'm in!
Lucky holds: Fifth ace. Family tradition.
Tara holds: This time, let's use my deck.

> Bryn plays Gambling? I'm in!
> Lucky plays Fifth ace. Family tradition.
> Tara declines
> Bryn declines
= now Lucky: 0 Heat
= now Lucky is in control
Tara cannot play This time, let's use my deck.
> Lucky chooses pay 2 Gold to the Inn
= Lucky: 7 Gold
= Lucky is in control
= the pot: 3 Gold
= the Inn: +2 Gold
> Tara plays This time, let's use my deck.
= Tara is in control
---
title: In a raid the pot goes to the Inn, all but the Gold that sticks to Lucky
proves: GAMBLE-18, GAMBLE-30, LUCKY-02
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: It's a raid! Leave the Gold!

> Bryn plays Gambling? I'm in!
> Lucky passes
> Lucky plays It's a raid! Leave the Gold!
= Lucky: 10 Gold, 1 Heat
= Bryn: 9 Gold
= Tara: 9 Gold
= the Inn: +2 Gold
---
title: After the last pass there is nothing left to raid
proves: GAMBLE-09
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: It's a raid! Leave the Gold!

Lucky cannot play It's a raid! Leave the Gold! because GAMBLE-09
> Bryn plays Gambling? I'm in!
> Lucky passes
> Tara passes
Lucky cannot play It's a raid! Leave the Gold! because GAMBLE-09
= Bryn: 12 Gold
= Lucky: 9 Gold, 0 Heat
---
title: Lucky may call a raid on a Round she has left
proves: GAMBLE-15, GAMBLE-18
seats: Bryn, Lucky, Tara, Remy
Bryn holds: Gambling? I'm in!
Lucky holds: It's a raid! Leave the Gold! | The wind says fold.

> Bryn plays Gambling? I'm in!
> Lucky plays The wind says fold.
= the pot: 3 Gold
> Tara passes
> Lucky plays It's a raid! Leave the Gold!
= Lucky: 11 Gold, 1 Heat
= the Inn: +2 Gold
= Bryn: 9 Gold
---
title: A raid frees everybody from a curse in the pot
proves: CARD-019, GAMBLE-18
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds: It's a raid! Leave the Gold! | I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 2 Gold
> Lucky plays It's a raid! Leave the Gold!
= Lucky: 11 Gold, 20 Fortitude, 1 Heat
= Bryn: 9 Gold, 20 Fortitude
= the Inn: +1 Gold
= I'm sure the curse has worn off by now is discarded
---
title: A raid that is Negated leaves the pot where it is
proves: NEGATE-16, LUCKY-04
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in! | I don't think so!
Lucky holds: It's a raid! Leave the Gold!

> Bryn plays Gambling? I'm in!
> Lucky plays It's a raid! Leave the Gold!
> Bryn plays I don't think so!
= the pot: 3 Gold
= Lucky: 9 Gold, 0 Heat
= Bryn is in control
