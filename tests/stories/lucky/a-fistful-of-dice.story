title: Everybody in the Round antes once more, and Lucky gains 2 Fortitude
proves: GAMBLE-09, GAMBLE-35
seats: Bryn, Lucky, Tara
Lucky has 15 Fortitude
Bryn holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth

> Bryn plays Gambling? I'm in!
= the pot: 3 Gold
> Lucky plays A fistful of dice is my fountain of youth
= the pot: 6 Gold
= Lucky: 17 Fortitude, 8 Gold, 0 Heat
= Bryn: 8 Gold
= Tara: 8 Gold
= Bryn is in control
---
title: Her dice are refused once the last player has passed
proves: GAMBLE-08, GAMBLE-09
example: EX-003
seats: A as Bryn, Lucky, C as Tara
A holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth
Lucky has 15 Fortitude

> A plays Gambling? I'm in!
= A is in control
= the pot: 3 Gold
> Lucky passes
= the pot: 3 Gold
> C passes
Lucky cannot play A fistful of dice is my fountain of youth because GAMBLE-09
= A: 12 Gold
= Lucky: 15 Fortitude, 9 Gold
= C: 9 Gold
= Lucky holds A fistful of dice is my fountain of youth
---
title: Control: before the last pass they roll
proves: GAMBLE-09
example: EX-003
seats: A as Bryn, Lucky, C as Tara
A holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth
Lucky has 15 Fortitude

> A plays Gambling? I'm in!
> Lucky passes
> Lucky plays A fistful of dice is my fountain of youth
= the pot: 6 Gold
= Lucky: 17 Fortitude, 8 Gold
> C passes
= A: 14 Gold
---
title: Without a Round there is nothing to roll for
proves: GAMBLE-09
seats: Lucky, Bryn, Tara
Lucky holds: A fistful of dice is my fountain of youth

Lucky cannot play A fistful of dice is my fountain of youth because GAMBLE-09
---
title: Lucky does not roll in a Round she has left
proves: GAMBLE-15
seats: Bryn, Lucky, Tara, Remy
Bryn holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth | The wind says fold.

> Bryn plays Gambling? I'm in!
> Lucky plays The wind says fold.
> Tara passes
Lucky cannot play A fistful of dice is my fountain of youth because GAMBLE-15
> Remy passes
= Bryn: 12 Gold
= Lucky: 10 Gold
---
title: Whoever has left the Round antes nothing for her dice
proves: GAMBLE-15
seats: Bryn, Lucky, Tara, Remy
Bryn holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth
Tara holds: The wind says fold.

> Bryn plays Gambling? I'm in!
> Tara plays The wind says fold.
= the pot: 3 Gold
> Lucky plays A fistful of dice is my fountain of youth
= the pot: 6 Gold
= Tara: 10 Gold
---
title: A barrel or a curse may replace what her own dice cost her
proves: GAMBLE-23, CARD-017, CARD-019
seats: Bryn, Lucky, Tara
Bryn holds: Gambling? I'm in!
Lucky holds exactly: A fistful of dice is my fountain of youth | How about a boozy bourbon barrel just for you? | I'm sure the curse has worn off by now

> Bryn plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 2 Gold
> Lucky plays A fistful of dice is my fountain of youth
> Lucky plays How about a boozy bourbon barrel just for you?
= the pot: 5 Gold
= Lucky: 10 Gold, 0 Heat
---
title: If Lucky cannot ante herself nobody has to, and the dice still do her good
proves: GAMBLE-22
seats: Bryn, Lucky, Tara
Lucky has 1 Gold, 15 Fortitude
Bryn holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth

> Bryn plays Gambling? I'm in!
= the pot: 3 Gold
> Lucky plays A fistful of dice is my fountain of youth
= the pot: 3 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= Lucky: 17 Fortitude, 0 Gold
---
title: Negated dice cost nobody anything
proves: NEGATE-16
seats: Bryn, Lucky, Tara
Lucky has 15 Fortitude
Bryn holds: Gambling? I'm in! | I don't think so!
Lucky holds: A fistful of dice is my fountain of youth

> Bryn plays Gambling? I'm in!
> Lucky plays A fistful of dice is my fountain of youth
> Bryn plays I don't think so!
= the pot: 3 Gold
= Lucky: 15 Fortitude, 9 Gold
