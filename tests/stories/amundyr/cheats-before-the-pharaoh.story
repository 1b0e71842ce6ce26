title: A cheater caught by the Pharaoh has passed
proves: GAMBLE-27, NEGATE-15
seats: Daareka, Vlazlo, Amundyr
Daareka holds: Gambling? I'm in!
Vlazlo holds: Oh no! Look what happened to my cards
Amundyr holds: You dare cheat a Pharaoh?!

> Daareka plays Gambling? I'm in!
> Vlazlo plays Oh no! Look what happened to my cards
> Amundyr plays You dare cheat a Pharaoh?!
= Vlazlo: 2 Scarabs, 0 Blood
= Daareka is in control
> Amundyr passes
= Daareka: 12 Gold
---
title: Cursed gold answers whoever really took the pot
proves: TIMING-12, CARD-075
seats: Daareka, Torglesnarf, Amundyr
Daareka holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!
Amundyr holds: Take it. All my gold is cursed.

> Daareka plays Gambling? I'm in!
= the pot: 3 Gold
> Torglesnarf plays You don't need a winning hand when you have enough goons!
> Amundyr plays Take it. All my gold is cursed.
= Torglesnarf: 3 Scarabs, 12 Gold
= Daareka: 0 Scarabs
---
title: My friend's cheat caught by the Pharaoh: the friend keeps the card
proves: CARD-060, NEGATE-15
seats: Torglesnarf, Daareka, Vlazlo, Amundyr
Torglesnarf holds: Gambling? I'm in!
Daareka holds: My friend will play this hand for me
Vlazlo holds: Winning Hand!
Amundyr holds: You dare cheat a Pharaoh?!

> Torglesnarf plays Gambling? I'm in!
> Daareka plays My friend will play this hand for me on Vlazlo
> Amundyr plays You dare cheat a Pharaoh?!
= Torglesnarf is in control
= Vlazlo holds Winning Hand!
= Daareka: 2 Scarabs
---
title: A caught cheat leaves the Winning Hand in control
proves: GAMBLE-12, GAMBLE-27
seats: Daareka, Vlazlo, Torglesnarf, Amundyr
Daareka holds: Gambling? I'm in!
Vlazlo holds: Winning Hand!
Torglesnarf holds: Fifth ace
Amundyr holds: You dare cheat a Pharaoh?! | I raise!
card: Fifth ace (Cheating) = Take control of the Round.

> Daareka plays Gambling? I'm in!
> Vlazlo plays Winning Hand!
> Torglesnarf plays Fifth ace
> Amundyr plays You dare cheat a Pharaoh?!
= Vlazlo is in control
Amundyr cannot play I raise!
