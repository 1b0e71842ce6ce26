title: Of 4 Heat three are settled, and the count goes on with the fourth
proves: LUCKY-05
seats: Bryn, Lucky, Tara
Lucky has 2 Heat
Bryn holds: Heave!
Lucky holds: The Guard! Everybody look innocent.

> Bryn plays Heave! on Tara
> Lucky plays The Guard! Everybody look innocent.
> Lucky chooses lose 2 Fortitude
= Lucky: 18 Fortitude, 0 Alcohol, 10 Gold, 1 Heat
= Tara: 20 Fortitude
---
title: Of exactly 3 Heat nothing is left
proves: LUCKY-02, LUCKY-05
seats: Bryn, Lucky, Tara
Lucky has 1 Heat
Bryn holds: Heave!
Lucky holds: The Guard! Everybody look innocent.

> Bryn plays Heave! on Tara
> Lucky plays The Guard! Everybody look innocent.
> Lucky chooses gain 2 Alcohol Content
= Lucky: 20 Fortitude, 2 Alcohol, 10 Gold, 0 Heat
---
title: 2 Heat at once are not yet too many
proves: LUCKY-02
seats: Bryn, Lucky, Tara
Bryn holds: Heave!
Lucky holds: The Guard! Everybody look innocent.

> Bryn plays Heave! on Tara
> Lucky plays The Guard! Everybody look innocent.
= Lucky: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Heat
= Tara: 20 Fortitude
---
title: 7 Heat are two penalties, chosen one after the other, and 1 Heat
proves: LUCKY-05
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Sell to the Captain
card: Sell to the Captain (Action) = You gain 5 Heat.

> Lucky plays Sell to the Captain
> Lucky chooses lose 2 Fortitude
> Lucky chooses pay 2 Gold to the Inn
= Lucky: 18 Fortitude, 0 Alcohol, 8 Gold, 1 Heat
---
title: With her last 2 Gold Lucky may still pay, and is out of Gold then
proves: LUCKY-05, LOSE-01
seats: Lucky, Bryn, Tara
Lucky has 2 Gold, 2 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses pay 2 Gold to the Inn
= now the Inn: +2 Gold
= now Lucky: 0 Gold
= Lucky is out: no Gold
---
title: A penalty is never free: without Gold, in a Round, Lucky settles it with Alcohol Content or Fortitude
proves: LUCKY-05, GAMBLE-19
seats: Bryn, Lucky, Tara
Lucky has 1 Gold, 2 Heat
Bryn holds: Gambling? I'm in!
Lucky holds: Fifth ace. Family tradition.

> Bryn plays Gambling? I'm in!
> Lucky plays Fifth ace. Family tradition.
> Lucky chooses lose 2 Fortitude
= Lucky is in control
= Lucky: 0 Gold, 18 Fortitude, 0 Alcohol, 0 Heat
= the Inn: 0 Gold
> Tara passes
> Bryn passes
= Lucky: 3 Gold
---
title: With 1 Fortitude left Lucky may still choose to lose 2, as far as the track goes
proves: LUCKY-05, LIMIT-01
seats: Lucky, Bryn, Tara
Lucky has 1 Gold, 1 Fortitude, 2 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= now Lucky: 0 Fortitude, 1 Gold
= Lucky is out: passed out
