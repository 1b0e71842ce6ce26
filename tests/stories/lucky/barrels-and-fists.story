title: Helping an old lady costs 2 Fortitude
proves: TURN-07
seats: Lucky, Bryn, Tara
Lucky holds: Help an old lady out with these barrels?

> Lucky plays Help an old lady out with these barrels? on Tara
= Tara: 18 Fortitude
= Bryn: 20 Fortitude
= Lucky: 20 Fortitude, 0 Heat
---
title: Lucky Negates the hit-back of Phyll, with the cards of both
proves: NEGATE-01, NEGATE-16, TIMING-11
example: EX-014
seats: Lucky, Phyll
Lucky holds: Help an old lady out with these barrels? | I don't think so!
Phyll holds: Looks like someone needs to talk to the manager!

> Lucky plays Help an old lady out with these barrels? on Phyll
Phyll cannot play Looks like someone needs to talk to the manager! because TIMING-11
> Phyll plays Looks like someone needs to talk to the manager!
= now Phyll: 18 Fortitude
> Lucky plays I don't think so!
= Phyll: 18 Fortitude
= Lucky: 20 Fortitude
= Looks like someone needs to talk to the manager! is discarded
---
title: Whoever pours their own Dragon Breath Ale loses 3 Fortitude
proves: TURN-07
seats: Lucky, Bryn, Tara
Lucky holds: Never pour your own Dragon Breath Ale!

> Lucky plays Never pour your own Dragon Breath Ale! on Bryn
= Bryn: 17 Fortitude, 0 Alcohol
= Tara: 20 Fortitude
= Lucky: 0 Heat
---
title: Rolling barrels hit two, and a third only watches
proves: LUCKY-02
seats: Lucky, Bryn, Tara, Remy
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Remy
= Bryn: 18 Fortitude
= Remy: 18 Fortitude
= Tara: 20 Fortitude
= Lucky: 20 Fortitude, 1 Heat
---
title: With one opponent left the barrels hit that one
proves: LUCKY-02
seats: Lucky, Bryn
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn
= Bryn: 18 Fortitude
= Lucky: 1 Heat
---
title: She sees trouble coming and Ignores what would cost her Fortitude
proves: NEGATE-02
seats: Bryn, Lucky, Tara
Bryn holds: Watch it! Loose cannonball!
Lucky holds: Looks like trouble!

> Bryn plays Watch it! Loose cannonball! on Lucky
> Lucky plays Looks like trouble!
= Lucky: 20 Fortitude, 0 Heat
= Watch it! Loose cannonball! is discarded
---
title: Trouble that comes to everybody spares only Lucky
proves: NEGATE-02
seats: Bryn, Lucky, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Lucky holds: Looks like trouble!

> Bryn plays I can hold my own in a brawl. Wanna see?
> Lucky plays Looks like trouble!
= Lucky: 20 Fortitude
= Tara: 19 Fortitude
---
title: Whoever hits an old lady loses 3 Fortitude, and she has 1 Heat
proves: TIMING-11, LUCKY-02
seats: Bryn, Lucky, Tara
Bryn holds: Watch it! Loose cannonball!
Lucky holds: Who hits an old lady?

> Bryn plays Watch it! Loose cannonball! on Lucky
Lucky cannot play Who hits an old lady? because TIMING-11
> Lucky plays Who hits an old lady?
= Lucky: 18 Fortitude, 1 Heat
= Bryn: 17 Fortitude
---
title: Whoever has hit nothing is not hit back
proves: TIMING-11
seats: Bryn, Lucky, Tara
Bryn holds: Watch it! Loose cannonball!
Lucky holds: Who hits an old lady? | Looks like trouble!

> Bryn plays Watch it! Loose cannonball! on Lucky
> Lucky plays Looks like trouble!
> Tara declines
> Bryn declines
Lucky cannot play Who hits an old lady?
= Lucky: 20 Fortitude, 0 Heat
= Bryn: 20 Fortitude
---
title: Her hit-back can be hit back
proves: TIMING-11
seats: Bryn, Lucky, Tara
Bryn holds: Watch it! Loose cannonball! | You wanna play, huh?
Lucky holds: Who hits an old lady?

> Bryn plays Watch it! Loose cannonball! on Lucky
> Lucky plays Who hits an old lady?
> Bryn plays You wanna play, huh?
= Lucky: 16 Fortitude, 1 Heat
= Bryn: 17 Fortitude
---
title: The Guard Negates an Action card, which is used up
proves: NEGATE-01, NEGATE-14, LUCKY-02
seats: Bryn, Lucky, Tara
Bryn holds: Heave! | Watch it! Loose cannonball!
Lucky holds: The Guard! Everybody look innocent.

> Bryn plays Heave! on Tara
> Lucky plays The Guard! Everybody look innocent.
= Tara: 20 Fortitude
= Lucky: 2 Heat
= Heave! is discarded
Bryn cannot play Watch it! Loose cannonball! on Tara because TYPES-05
---
title: The Guard does not come for Sometimes cards
proves: TYPES-01
seats: Bryn, Lucky, Whitehawk
Bryn holds: Heave!
Whitehawk holds: A word of advice... don't
Lucky holds: The Guard! Everybody look innocent.

Lucky cannot play The Guard! Everybody look innocent. because TYPES-01
> Bryn plays Heave! on Whitehawk
> Whitehawk plays A word of advice... don't
Lucky cannot play The Guard! Everybody look innocent. because TYPES-01
= Whitehawk: 20 Fortitude
= Lucky: 0 Heat
---
title: A Guard that is Negated comes to nobody, not even to Lucky
proves: LUCKY-04, NEGATE-16
seats: Bryn, Lucky, Tara
Bryn holds: I won't stand idly by while you insult the Drake! | I don't think so!
Lucky holds: The Guard! Everybody look innocent.

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
> Lucky plays The Guard! Everybody look innocent.
> Bryn plays I don't think so!
= Tara: 17 Fortitude
= Lucky: 0 Heat
---
title: Everybody else buys a sample, and everybody tastes it
proves: TURN-07, LUCKY-02
seats: Lucky, Bryn, Tara
Lucky holds: Samples! One Gold each, and don't ask of what.

> Lucky plays Samples! One Gold each, and don't ask of what.
= Lucky: 1 Alcohol, 12 Gold, 1 Heat
= Bryn: 1 Alcohol, 9 Gold
= Tara: 1 Alcohol, 9 Gold
---
title: Whoever Ignores the samples neither pays nor tastes
proves: NEGATE-02, NEGATE-19
seats: Lucky, Bryn, Tara
Lucky holds: Samples! One Gold each, and don't ask of what.
Tara holds: I may be blind, but I could still see that coming!

> Lucky plays Samples! One Gold each, and don't ask of what.
> Tara plays I may be blind, but I could still see that coming!
= Lucky: 1 Alcohol, 11 Gold, 1 Heat
= Bryn: 1 Alcohol, 9 Gold
= Tara: 0 Alcohol, 10 Gold
---
title: Whoever lets the Inn pay for the sample has tasted it all the same
proves: NEGATE-04
seats: Lucky, Whitehawk, Tara
Lucky holds: Samples! One Gold each, and don't ask of what.
Whitehawk holds: The purser owes me one.

> Lucky plays Samples! One Gold each, and don't ask of what.
> Whitehawk plays The purser owes me one.
= Lucky: 12 Gold
= Whitehawk: 1 Alcohol, 10 Gold
= the Inn: -1 Gold
---
title: Medicine does Lucky good and goes to her head
proves: TYPES-03
seats: Bryn, Lucky, Tara
Lucky has 12 Fortitude, 4 Alcohol
Lucky holds: Medicinal. I wrote the label myself.

> Lucky plays Medicinal. I wrote the label myself.
= Lucky: 15 Fortitude, 5 Alcohol, 0 Heat
---
title: Medicine may be taken anytime, and gives Alcohol Content even to somebody in full health
proves: TYPES-03, LIMIT-01, LIMIT-04
seats: Bryn, Lucky, Tara
phase: drink
Lucky holds: Medicinal. I wrote the label myself.

> Lucky plays Medicinal. I wrote the label myself.
= Lucky: 20 Fortitude, 1 Alcohol, 0 Heat
---
title: They must mean her sister: everything goes to somebody else, and somebody calls the Guard
proves: REDIRECT-04, LUCKY-02
seats: Remy, Lucky, Bryn
Remy holds: Take this as a warning! Next time it'll be the brig
Lucky holds: You must mean my sister.

> Remy plays Take this as a warning! Next time it'll be the brig on Lucky
> Lucky plays You must mean my sister. on Bryn
= Lucky: 20 Fortitude, 0 Marks, 1 Heat
= Bryn: 18 Fortitude, 1 Mark
---
title: What hits everybody was not meant for her sister
proves: TYPES-01
seats: Bryn, Lucky, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Lucky holds: You must mean my sister.

> Bryn plays I can hold my own in a brawl. Wanna see?
Lucky cannot play You must mean my sister. on Tara because REDIRECT-04
= Lucky: 19 Fortitude, 0 Heat
---
title: Trouble she has seen coming costs her 2 less
proves: NEGATE-04
seats: Phyll, Lucky, Bryn
Phyll holds: Baguette battle!
Lucky holds: Looks like trouble!

> Phyll plays Baguette battle! on Lucky
> Lucky plays Looks like trouble!
= Lucky: 19 Fortitude
