title: Bryn sends the loss back to the player who would have hit her
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: Stop hitting yourself!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays Stop hitting yourself!
= Tara: 18 Fortitude
= Bryn: 20 Fortitude, 6 cards
= Remy: 20 Fortitude
---
title: Remy's blow goes back to him, but Bryn is marked all the same
proves: REDIRECT-02, REMY-07
example: EX-149
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 18 Fortitude, 0 Mark
= Bryn: 20 Fortitude, 1 Mark
---
title: Remy deflects what Bryn sent back: each redirection counts once
proves: REDIRECT-03, REMY-07
example: EX-150
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
> Remy plays Deflect on Bryn
= Remy: 20 Fortitude
= Bryn: 18 Fortitude, 1 Mark
---
title: A second copy sends a loss back a second time
proves: REDIRECT-03, TYPES-02
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Stop hitting yourself! | Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
> Remy plays Deflect on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 18 Fortitude
= Bryn: 20 Fortitude, 1 Mark
---
title: The Captain made herself lose it, so she has nobody to hit back at
proves: REDIRECT-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake! | Challenge accepted!
Bryn holds: Stop hitting yourself! | You wanna play, huh?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Stop hitting yourself!
> Tara declines                # what Bryn played
> Tara declines                # the blow, which lands now
= now Whitehawk: 17 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
Bryn cannot play You wanna play, huh? because TIMING-11
= Bryn: 20 Fortitude
---
title: A loss that was ducked on to Bryn goes back to its cause, not to whoever ducked
proves: REDIRECT-01, REDIRECT-11
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
Bryn cannot play Stop hitting yourself! because TIMING-11      # not hers yet
> Tara plays You may want to duck. on Bryn
> Bryn plays Stop hitting yourself!
= Whitehawk: 17 Fortitude
= Tara: 20 Fortitude
= Bryn: 20 Fortitude
---
title: Of a blow at everybody Bryn sends back her own part
proves: REDIRECT-02
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: Stop hitting yourself!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays Stop hitting yourself!
= Whitehawk: 19 Fortitude
= Bryn: 20 Fortitude
= Remy: 19 Fortitude
= Tara: 19 Fortitude
---
title: What the Captain does to herself comes on top
seats: Whitehawk, Bryn, Tara
Whitehawk holds: If I go down, you go first!
Bryn holds: Stop hitting yourself!

> Whitehawk plays If I go down, you go first! on Bryn
> Bryn plays Stop hitting yourself!
= Whitehawk: 14 Fortitude
= Bryn: 20 Fortitude
---
title: The mug stays with Bryn, the fist goes back
proves: REDIRECT-02
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk holds: This mug is yours. So is this fist.
Whitehawk's pile: Shot of Rum
Bryn holds: Stop hitting yourself!

> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn plays Stop hitting yourself!
= Whitehawk: 19 Fortitude, 0 Alcohol
= Bryn: 20 Fortitude, 3 Alcohol
---
title: The loss goes back, the payment is due
proves: REDIRECT-02
seats: Bryn, Whitehawk, Tara
Bryn holds: Everybody chips in for the broken chairs. | Stop hitting yourself!
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Everybody chips in for the broken chairs.
> Whitehawk plays Who put a hand in my purse?
> Bryn plays Stop hitting yourself!
= Whitehawk: 18 Fortitude, 10 Gold
= Bryn: 20 Fortitude, 11 Gold
= Tara: 9 Gold
---
title: A hit-back is sent back like any other loss
seats: Bryn, Whitehawk, Tara
Bryn holds: Watch it! Loose cannonball! | Stop hitting yourself!
Whitehawk holds: Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Whitehawk
> Whitehawk plays Challenge accepted!
> Bryn plays Stop hitting yourself!
= Whitehawk: 16 Fortitude
= Bryn: 20 Fortitude
---
title: A fist in the middle of a Round is sent back too, and changes nothing about control
proves: GAMBLE-06
seats: Tara, Whitehawk, Bryn
Tara holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Bryn holds: Stop hitting yourself!

> Tara plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
> Bryn plays Stop hitting yourself!
= Whitehawk: 19 Fortitude
= Bryn: 20 Fortitude
= Whitehawk is in control
---
title: How much a marked Bryn was to lose is settled; Remy loses that much, marked or not
seats: Remy, Bryn, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Remy holds: Extra duty, sailor.
Bryn holds: Stop hitting yourself!

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 16 Fortitude
= Bryn: 20 Fortitude
---
title: The Captain may Ignore her own card, once it comes back at her
proves: REDIRECT-11
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake! | A word of advice... don't
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
Whitehawk cannot play A word of advice... don't because AFFECT-01
> Bryn plays Stop hitting yourself!
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Bryn: 20 Fortitude
---
title: The Captain knocks herself out, and Bryn has a share of her Gold
proves: LOSE-02, LOSE-06
seats: Whitehawk, Bryn, Tara
Whitehawk has 6 Fortitude, 3 Alcohol, 8 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Stop hitting yourself!
= Whitehawk is out: passed out
= Bryn: 20 Fortitude, 12 Gold
= Tara: 12 Gold
---
title: Remy Ignores the bill and strikes a marked Bryn for it; she sends it back
proves: NEGATE-02
seats: Bryn, Remy, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Bryn holds: Harbour dues, gentlemen. | Stop hitting yourself!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Harbour dues, gentlemen.
> Remy plays I have no time for your tomfoolery!
> Bryn plays Stop hitting yourself!
= Remy: 19 Fortitude, 10 Gold
= Bryn: 20 Fortitude, 11 Gold
= Tara: 9 Gold
