title: Lucky's card on a running Round is refused after the last pass
proves: GAMBLE-08, GAMBLE-09
example: EX-003
seats: Phyll, Lucky, Samantha
Phyll holds: Gambling? I'm in!
Lucky holds: Spare Dice
card: Spare Dice (Sometimes) = In a Round of Gambling, take 1 Gold from the pot.

> Phyll plays Gambling? I'm in!
= Phyll is in control
= the pot: 3 Gold
> Lucky passes
= the pot: 3 Gold
> Samantha passes
Lucky cannot play Spare Dice because GAMBLE-09
= Phyll: 12 Gold
= Lucky: 9 Gold
= Samantha: 9 Gold
= Lucky holds Spare Dice
Lucky cannot play Spare Dice because GAMBLE-09
---
title: Lucky's card is accepted before the last pass
proves: GAMBLE-09
example: EX-003
seats: Phyll, Lucky, Samantha
Phyll holds: Gambling? I'm in!
Lucky holds: Spare Dice
card: Spare Dice (Sometimes) = In a Round of Gambling, take 1 Gold from the pot.

> Phyll plays Gambling? I'm in!
> Lucky passes
Lucky can play Spare Dice
> Lucky plays Spare Dice
= the pot: 2 Gold
= Lucky: 10 Gold
> Samantha passes
= Phyll: 11 Gold
---
title: Gerki's card on a running Round is refused after the last pass
proves: GAMBLE-08, GAMBLE-09
example: EX-064
seats: Daareka, Gerki, Vlazlo
Daareka holds: Gambling? I'm in!
Gerki holds: Quick, hide the pot behind the bar!

> Daareka plays Gambling? I'm in!
= Daareka is in control
= the pot: 3 Gold
> Gerki passes
> Vlazlo passes
Gerki cannot play Quick, hide the pot behind the bar! because GAMBLE-09
= Daareka: 12 Gold
= Gerki: 9 Gold
= Vlazlo: 9 Gold
= Gerki holds Quick, hide the pot behind the bar!
---
title: Gerki's card is accepted before the last pass and sends the pot to the Inn
proves: GAMBLE-09
example: EX-064
seats: Daareka, Gerki, Vlazlo
Daareka holds: Gambling? I'm in!
Gerki holds: Quick, hide the pot behind the bar!

> Daareka plays Gambling? I'm in!
> Gerki passes
Gerki can play Quick, hide the pot behind the bar!
> Gerki plays Quick, hide the pot behind the bar!
= the Inn: +3 Gold
= Daareka: 9 Gold
= Gerki: 9 Gold
= Vlazlo: 9 Gold
---
title: Torglesnarf's card on a running Round is refused after the last pass
proves: GAMBLE-08, GAMBLE-09, CARD-075
example: EX-064
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!

> Daareka plays Gambling? I'm in!
= the pot: 3 Gold
> Torglesnarf passes
> Vlazlo passes
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because GAMBLE-09
= Daareka: 12 Gold
= Torglesnarf: 9 Gold
= Vlazlo: 9 Gold
= Torglesnarf holds You don't need a winning hand when you have enough goons!
---
title: Torglesnarf's card is accepted before the last pass and takes the pot
proves: GAMBLE-09, CARD-075
example: EX-064
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!

> Daareka plays Gambling? I'm in!
> Torglesnarf passes
Torglesnarf can play You don't need a winning hand when you have enough goons!
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 12 Gold
= Daareka: 9 Gold
= Vlazlo: 9 Gold
---
title: At Whitehawk's table Gerki's card is refused after the last pass
proves: GAMBLE-08, GAMBLE-09
example: EX-137
seats: Whitehawk, Gerki, Bryn
Whitehawk holds: Gambling? I'm in!
Gerki holds: Quick, hide the pot behind the bar!

> Whitehawk plays Gambling? I'm in!
= Whitehawk is in control
= the pot: 3 Gold
> Gerki passes
> Bryn passes
Gerki cannot play Quick, hide the pot behind the bar! because GAMBLE-09
= Whitehawk: 12 Gold
= Gerki: 9 Gold
= Bryn: 9 Gold
= the Inn: 0 Gold
= Gerki holds Quick, hide the pot behind the bar!
---
title: At Whitehawk's table Gerki's card is accepted before the last pass
proves: GAMBLE-09
example: EX-137
seats: Whitehawk, Gerki, Bryn
Whitehawk holds: Gambling? I'm in!
Gerki holds: Quick, hide the pot behind the bar!

> Whitehawk plays Gambling? I'm in!
> Gerki passes
Gerki can play Quick, hide the pot behind the bar!
> Gerki plays Quick, hide the pot behind the bar!
= the Inn: +3 Gold
= Whitehawk: 9 Gold
= Gerki: 9 Gold
= Bryn: 9 Gold
= Quick, hide the pot behind the bar! is discarded
