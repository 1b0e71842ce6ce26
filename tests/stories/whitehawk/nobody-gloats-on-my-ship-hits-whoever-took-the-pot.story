title: "Nobody gloats on my ship." costs whoever has taken a pot 2 Fortitude
proves: TIMING-12
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in!
Whitehawk holds: Nobody gloats on my ship.

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
Whitehawk cannot play Nobody gloats on my ship. because TIMING-12
> Whitehawk plays Nobody gloats on my ship.
= Bryn: 18 Fortitude, 12 Gold
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude, 9 Gold
---
title: It hits whoever really took the pot, not whoever had won it
proves: TIMING-12, GAMBLE-31
seats: Bryn, Gerki as Ilka, Whitehawk
Bryn holds: Gambling? I'm in!
Gerki holds: Congratulations! I'll carry it for you!
Whitehawk holds: Nobody gloats on my ship.

> Bryn plays Gambling? I'm in!
> Gerki passes
> Whitehawk passes
> Gerki plays Congratulations! I'll carry it for you!
> Whitehawk plays Nobody gloats on my ship.
= Gerki: 18 Fortitude, 12 Gold
= Bryn: 20 Fortitude, 9 Gold
---
title: She may take half of a pot and hit its taker too
proves: TYPES-02
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!
Whitehawk holds: Nobody gloats on my ship. | What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Whitehawk plays Nobody gloats on my ship.
= Bryn: 18 Fortitude, 11 Gold
= Whitehawk: 11 Gold
---
title: Not when the pot is her own, and not when nobody takes it
proves: TIMING-12, GAMBLE-18
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Gambling? I'm in! | Nobody gloats on my ship.
Bryn holds: Gambling? I'm in! | I've got watch duty.

> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Remy passes
> Remy declines
= now Whitehawk: 12 Gold
Whitehawk cannot play Nobody gloats on my ship. because TIMING-12
= Whitehawk: 12 Gold
> Whitehawk ends the phase
> Whitehawk ends the phase
> Whitehawk ends the phase
> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
> Remy passes
> Whitehawk passes
= now the Inn: +2 Gold
Whitehawk cannot play Nobody gloats on my ship. because TIMING-12
= Bryn: 20 Fortitude
---
title: Whoever gloated may hit back
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in! | You wanna play, huh?
Whitehawk holds: Nobody gloats on my ship.

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Whitehawk plays Nobody gloats on my ship.
> Bryn plays You wanna play, huh?
= Bryn: 18 Fortitude
= Whitehawk: 18 Fortitude
---
title: A gloater who passes out has taken the pot first, and it is divided with the rest
proves: LOSE-02, LOSE-06
seats: Bryn, Whitehawk, Remy
Bryn holds: Gambling? I'm in!
Bryn has 5 Fortitude, 3 Alcohol, 10 Gold
Whitehawk holds: Nobody gloats on my ship.

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Whitehawk plays Nobody gloats on my ship.
= now Bryn: 5 Fortitude, 12 Gold
> Remy declines
> Bryn ends the phase
= Bryn is out: passed out
= Whitehawk: 12 Gold           # of 12 Gold 6 go to the Inn, 3 to each
= Remy: 12 Gold
= the Inn: +6 Gold
