title: "Fold, or I fold you." takes control and costs somebody in the Round 1 Fortitude
proves: GAMBLE-06
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.

> Remy plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
= Whitehawk is in control
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude
= the pot: 3 Gold
> Bryn passes                  # whoever was hit is still in the Round
> Remy passes
= Whitehawk: 12 Gold
---
title: Who has left the Round cannot be picked
proves: GAMBLE-15
seats: Remy, Bryn, Whitehawk, Tara
Remy holds: Gambling? I'm in!
Bryn holds: I've got watch duty.
Whitehawk holds: Fold, or I fold you.

> Remy plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= the pot: 3 Gold
Whitehawk cannot play Fold, or I fold you. on Bryn
Whitehawk can play Fold, or I fold you. on Remy
Whitehawk can play Fold, or I fold you. on Tara
> Whitehawk plays Fold, or I fold you. on Tara
= Tara: 19 Fortitude
= Bryn: 20 Fortitude
---
title: It does not follow a "Winning Hand!" and is nothing outside a Round
proves: GAMBLE-12, TYPES-06
seats: Remy, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Bryn holds: Winning Hand!
Whitehawk holds: Fold, or I fold you.

Whitehawk cannot play Fold, or I fold you. because TYPES-06
> Remy plays Gambling? I'm in!
> Bryn plays Winning Hand!
= Bryn is in control
Whitehawk cannot play Fold, or I fold you. because GAMBLE-12
---
title: Its victim may Ignore the loss, and control is the Captain's all the same
proves: NEGATE-02, NEGATE-19
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Bryn holds: Thick Skin
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Remy plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
> Bryn plays Thick Skin
= Bryn: 20 Fortitude
= Whitehawk is in control
---
title: Redirected it hits the Captain, who is still in control
proves: REDIRECT-02
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Bryn holds: Stop hitting yourself!

> Remy plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Whitehawk: 19 Fortitude
= Whitehawk is in control
---
title: Whoever passes out from it is out of the Round, and the ante stays in the pot
proves: GAMBLE-33, LOSE-02
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Bryn has 6 Fortitude, 5 Alcohol, 10 Gold

> Remy plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
= Bryn is out: passed out
= the pot: 3 Gold
= Whitehawk is in control
= Remy: 11 Gold                # of her 9 Gold 5 go to the Inn, the rest is shared
= Whitehawk: 11 Gold
> Remy passes
= Whitehawk: 14 Gold
---
title: The loss may be ducked to somebody who has left the Round
proves: REDIRECT-02
seats: Remy, Bryn, Whitehawk, Tara
Remy holds: Gambling? I'm in!
Bryn holds: I've got watch duty.
Whitehawk holds: Fold, or I fold you.
Tara holds: You may want to duck.

> Remy plays Gambling? I'm in!
> Bryn plays I've got watch duty.
> Whitehawk plays Fold, or I fold you. on Tara
> Tara plays You may want to duck. on Bryn
= Bryn: 19 Fortitude
= Tara: 20 Fortitude
= Whitehawk is in control
