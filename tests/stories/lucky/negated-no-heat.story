title: Rolling barrels that are Negated hit nobody and give no Heat
proves: LUCKY-04, NEGATE-01, NEGATE-19
seats: Lucky, Tara, Bryn
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels!
Tara holds: You were about to do something foolish.

> Lucky plays Look out! Rolling barrels! on Tara, Bryn
> Tara plays You were about to do something foolish.
= Lucky: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Heat
= Tara: 20 Fortitude
= Bryn: 20 Fortitude
= Look out! Rolling barrels! is discarded
---
title: One of two who Ignores the barrels is spared alone, and Lucky has the Heat
proves: LUCKY-04, NEGATE-02, NEGATE-19
seats: Lucky, Tara, Bryn
Lucky holds: Look out! Rolling barrels!
Tara holds: You can't prove that was me!

> Lucky plays Look out! Rolling barrels! on Tara, Bryn
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude
= Bryn: 18 Fortitude
= Lucky: 1 Heat
---
title: Barrels that hit nobody at all because all Ignore them give Heat
proves: LUCKY-04, NEGATE-19
seats: Lucky, Tara, Whitehawk
Lucky holds: Look out! Rolling barrels!
Tara holds: You can't prove that was me!
Whitehawk holds: A word of advice... don't

> Lucky plays Look out! Rolling barrels! on Tara, Whitehawk
> Tara plays You can't prove that was me!
> Whitehawk plays A word of advice... don't
= Tara: 20 Fortitude
= Whitehawk: 20 Fortitude
= Lucky: 1 Heat
---
title: Barrels that are altered give Heat: reduced for one, redirected to Lucky by the other
proves: LUCKY-04, NEGATE-04
seats: Lucky, Bryn, Tara
Lucky holds: Look out! Rolling barrels!
Bryn holds: Stop hitting yourself!
Tara holds: Was that a punch or a draught?

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Bryn plays Stop hitting yourself!
> Tara plays Was that a punch or a draught?
= Bryn: 20 Fortitude
= Tara: 20 Fortitude
= Lucky: 18 Fortitude, 1 Heat
---
title: Lucky Ignores her own samples and has the Heat, but neither the Gold nor the taste
proves: LUCKY-04, NEGATE-02
seats: Lucky, Bryn, Tara
Lucky holds: Samples! One Gold each, and don't ask of what. | You can't prove that was me!

> Lucky plays Samples! One Gold each, and don't ask of what.
> Lucky plays You can't prove that was me!
= Lucky: 0 Alcohol, 10 Gold, 1 Heat
= Bryn: 1 Alcohol, 10 Gold
= Tara: 1 Alcohol, 10 Gold
---
title: Her Ignore is Negated, and everything happens
proves: NEGATE-16, NEGATE-17
seats: Lucky, Bryn, Tara
Lucky holds: Samples! One Gold each, and don't ask of what. | You can't prove that was me!
Bryn holds: I don't think so!

> Lucky plays Samples! One Gold each, and don't ask of what.
> Lucky plays You can't prove that was me!
> Bryn plays I don't think so!
= Lucky: 1 Alcohol, 12 Gold, 1 Heat
= Bryn: 1 Alcohol, 9 Gold
---
title: A Sometimes card of hers that is Negated gives no Heat
proves: LUCKY-04, NEGATE-16
seats: Bryn, Lucky, Tara
Lucky has 2 Heat
Bryn holds: Watch it! Loose cannonball!
Lucky holds: Who hits an old lady?
Tara holds: I don't think so!

> Bryn plays Watch it! Loose cannonball! on Lucky
> Lucky plays Who hits an old lady?
> Tara plays I don't think so!
= Lucky: 18 Fortitude, 0 Alcohol, 10 Gold, 2 Heat
= Bryn: 20 Fortitude
---
title: A Cheating card of hers that is Negated gives no Heat
proves: LUCKY-04, GAMBLE-27
seats: Remy, Lucky, Tara
Remy holds: Gambling? I'm in! | Cards on the table. All six of them.
Lucky holds: Fifth ace. Family tradition.

> Remy plays Gambling? I'm in!
> Lucky plays Fifth ace. Family tradition.
> Remy plays Cards on the table. All six of them.
= Remy is in control
= Lucky: 0 Heat, 1 Mark
---
title: A Drink card of hers that is Negated gives no Heat
proves: LUCKY-04, CHANGE-01
seats: Bryn, Lucky, Tara
phase: drink
Bryn's pile: Wine
Lucky holds: You asked for proof. Here is ninety of it.
Tara holds: The Wench thinks you should stop playing with the drinks.

> Lucky plays You asked for proof. Here is ninety of it. on Bryn's Drink
> Tara plays The Wench thinks you should stop playing with the drinks.
> Bryn drinks
= Bryn: 2 Alcohol
= Lucky: 0 Heat
---
title: Whoever Ignores the Drink she has seen to does not spare her the Heat
proves: LUCKY-04, NEGATE-13
seats: Tara, Lucky, Bryn
phase: drink
Tara's pile: Wine
Lucky holds: You asked for proof. Here is ninety of it.
Tara holds: I have consulted the charts... This is not in my future

> Lucky plays You asked for proof. Here is ninety of it. on Tara's Drink
= the Drink of Tara: 5 Alcohol
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol
= Lucky: 1 Heat
