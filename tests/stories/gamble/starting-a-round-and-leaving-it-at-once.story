title: Phyll starts a Round, leaves it, nobody plays: the Inn gets the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17, GAMBLE-18
example: EX-004
seats: Phyll, Lucky, Samantha, Nerodia
Phyll holds: Gambling? I'm in! | Stocktaking
card: Stocktaking (Sometimes) = When you must ante, leave the Round instead.

> Phyll plays Gambling? I'm in!
> Phyll plays Stocktaking
= nobody is in control
= Phyll: 10 Gold
= Lucky: 9 Gold
= Samantha: 9 Gold
= Nerodia: 9 Gold
= the pot: 3 Gold
> Lucky passes
> Samantha passes
= the Inn: 0 Gold
> Nerodia passes
= the Inn: +3 Gold
= Phyll: 10 Gold
= Lucky: 9 Gold
= Samantha: 9 Gold
= Nerodia: 9 Gold
> Phyll orders for Samantha
= Samantha: 2 Drinks
---
title: Phyll starts a Round, leaves it, Lucky plays: Lucky wins the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17
example: EX-004
seats: Phyll, Lucky, Samantha, Nerodia
Phyll holds: Gambling? I'm in! | Stocktaking
Lucky holds: Gambling? I'm in!
card: Stocktaking (Sometimes) = When you must ante, leave the Round instead.

> Phyll plays Gambling? I'm in!
> Phyll plays Stocktaking
= nobody is in control
= Phyll: 10 Gold
= Lucky: 9 Gold
= Samantha: 9 Gold
= Nerodia: 9 Gold
= the pot: 3 Gold
> Lucky plays Gambling? I'm in!
= Lucky is in control
> Samantha passes
> Nerodia passes
= Lucky: 12 Gold
= Samantha: 9 Gold
= Nerodia: 9 Gold
= Phyll: 10 Gold
= the Inn: 0 Gold
> Phyll orders for Samantha
= Samantha: 2 Drinks
---
title: Phyll, having left, has no use for Gambling and Cheating Cards but may play others
proves: GAMBLE-15
example: EX-004
seats: Phyll, Lucky, Samantha, Nerodia
Phyll holds: Gambling? I'm in! | Stocktaking | Winning Hand! | Cards? I deal in everything! | Sticky fingers. It's the honey cakes. | Tip the Wench.
card: Stocktaking (Sometimes) = When you must ante, leave the Round instead.

> Phyll plays Gambling? I'm in!
> Phyll plays Stocktaking
= nobody is in control
= Phyll: 10 Gold
= Lucky: 9 Gold
= Samantha: 9 Gold
= Nerodia: 9 Gold
= the pot: 3 Gold
Phyll cannot play Winning Hand! because GAMBLE-15
Phyll cannot play Cards? I deal in everything! because GAMBLE-15
> Lucky passes
Phyll cannot play Winning Hand! because GAMBLE-15
Phyll can play Sticky fingers. It's the honey cakes.
Phyll can play Tip the Wench.
> Phyll plays Tip the Wench. on Lucky
= Lucky: 8 Gold
> Samantha passes
> Nerodia passes
= the Inn: +4 Gold             # the pot, and the tip: Phyll had no gambling turn
---
title: Daareka starts a Round, leaves it, nobody plays: the Inn gets the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17, GAMBLE-18
example: EX-065
seats: Daareka, Amundyr, Vlazlo, Torglesnarf
Daareka holds: Gambling? I'm in! | This game is too easy

> Daareka plays Gambling? I'm in!
> Daareka plays This game is too easy
= nobody is in control
= Daareka: 10 Gold
= Amundyr: 9 Gold
= Vlazlo: 9 Gold
= Torglesnarf: 9 Gold
= the pot: 3 Gold
> Amundyr passes
> Vlazlo passes
= the Inn: 0 Gold
> Torglesnarf passes
= the Inn: +3 Gold
= Daareka: 10 Gold
= Amundyr: 9 Gold
= Vlazlo: 9 Gold
= Torglesnarf: 9 Gold
> Daareka orders for Vlazlo
= Vlazlo: 2 Drinks
---
title: Daareka starts a Round, leaves it, Amundyr plays: Amundyr wins the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17
example: EX-065
seats: Daareka, Amundyr, Vlazlo, Torglesnarf
Daareka holds: Gambling? I'm in! | This game is too easy
Amundyr holds: Gambling? I'm in!

> Daareka plays Gambling? I'm in!
> Daareka plays This game is too easy
= nobody is in control
= Daareka: 10 Gold
= Amundyr: 9 Gold
= Vlazlo: 9 Gold
= Torglesnarf: 9 Gold
= the pot: 3 Gold
> Amundyr plays Gambling? I'm in!
= Amundyr is in control
> Vlazlo passes
> Torglesnarf passes
= Amundyr: 12 Gold
= Vlazlo: 9 Gold
= Torglesnarf: 9 Gold
= Daareka: 10 Gold
= the Inn: 0 Gold
> Daareka orders for Vlazlo
= Vlazlo: 2 Drinks
---
title: Daareka, having left, has no use for Gambling and Cheating Cards but may play others
proves: GAMBLE-15
example: EX-065
seats: Daareka, Amundyr, Vlazlo, Torglesnarf
Daareka holds: Gambling? I'm in! | This game is too easy | Winning Hand! | Cards? I deal in everything! | Sticky fingers. It's the honey cakes. | Tip the Wench.

> Daareka plays Gambling? I'm in!
> Daareka plays This game is too easy
= nobody is in control
= Daareka: 10 Gold
= Amundyr: 9 Gold
= Vlazlo: 9 Gold
= Torglesnarf: 9 Gold
= the pot: 3 Gold
Daareka cannot play Winning Hand! because GAMBLE-15
Daareka cannot play Cards? I deal in everything! because GAMBLE-15
> Amundyr passes
Daareka cannot play Winning Hand! because GAMBLE-15
Daareka can play Sticky fingers. It's the honey cakes.
Daareka can play Tip the Wench.
> Daareka plays Tip the Wench. on Amundyr
= Amundyr: 8 Gold
> Vlazlo passes
> Torglesnarf passes
= the Inn: +4 Gold             # the pot, and the tip: Daareka had no gambling turn
---
title: Bryn starts a Round, leaves it, nobody plays: the Inn gets the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17, GAMBLE-18, CARD-081
example: EX-138
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty.

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= nobody is in control
= Bryn: 10 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold
= the pot: 3 Gold
> Remy passes
> Tara passes
= the Inn: 0 Gold
> Whitehawk passes
= the Inn: +3 Gold
= Bryn: 10 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold
> Bryn orders for Tara
= Tara: 2 Drinks
---
title: Bryn starts a Round, leaves it, Remy plays: Remy wins the pot
proves: GAMBLE-11, GAMBLE-16, GAMBLE-17
example: EX-138
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty.
Remy holds: Gambling? I'm in!

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= nobody is in control
= Bryn: 10 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold
= the pot: 3 Gold
> Remy plays Gambling? I'm in!
= Remy is in control
> Tara passes
> Whitehawk passes
= Remy: 12 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold
= Bryn: 10 Gold
= the Inn: 0 Gold
> Bryn orders for Tara
= Tara: 2 Drinks
---
title: Bryn, having left, has no use for Gambling and Cheating Cards but may play others
proves: GAMBLE-15
example: EX-138
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty. | Winning Hand! | This time, let's use my deck. | I don't think so! | Tip the Wench.
Remy holds: The purser owes me one.

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= nobody is in control
= Bryn: 10 Gold
= Remy: 9 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold
= the pot: 3 Gold
Bryn cannot play Winning Hand! because GAMBLE-15
Bryn cannot play This time, let's use my deck. because GAMBLE-15
> Remy passes
Bryn cannot play Winning Hand! because GAMBLE-15
Bryn can play Tip the Wench.
> Bryn plays Tip the Wench. on Remy
> Remy plays The purser owes me one.
Bryn can play I don't think so!
> Bryn plays I don't think so!
= Remy: 8 Gold
> Tara passes
> Whitehawk passes
= the Inn: +4 Gold             # the pot, and the tip: Bryn had no gambling turn
= Bryn: 10 Gold
