title: She deals, and everybody still in the Round gets a Scarab
proves: CARD-070
seats: Bryn, Tara, Amundyr, Remy
Bryn holds: Gambling? I'm in!
Tara holds: Stocktaking
Amundyr holds: We'll deal this round
card: Stocktaking (Sometimes) = When you must ante, leave the Round instead.

> Bryn plays Gambling? I'm in!
> Tara plays Stocktaking
> Amundyr plays We'll deal this round
= Amundyr is in control
= Bryn: 1 Scarab
= Remy: 1 Scarab
= Tara: 0 Scarabs
= Amundyr: 10 Scarabs left
---
title: A forced exit can be answered by the Pharaoh
proves: GAMBLE-24
example: EX-066
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Amundyr holds: You dare cheat a Pharaoh?! | Winning Hand!
Daareka holds: I raise!

> Vlazlo plays Gambling? I'm in!
> Amundyr passes
> Daareka plays I raise!
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
> Amundyr plays You dare cheat a Pharaoh?!
= Daareka is in control
= Vlazlo: 2 Scarabs
Amundyr can play Winning Hand!
---
title: Her gold is cursed for whoever takes it
seats: Bryn, Amundyr, Tara
Bryn holds: Gambling? I'm in!
Amundyr holds: Take it. All my gold is cursed.

> Bryn plays Gambling? I'm in!
> Amundyr passes
> Tara passes
> Amundyr plays Take it. All my gold is cursed.
= Bryn: 12 Gold, 3 Scarabs
