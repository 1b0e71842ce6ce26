title: "A word of advice... don't" spares the Captain, and the others are hit
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Whitehawk holds: A word of advice... don't

> Bryn plays I can hold my own in a brawl. Wanna see?
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Remy: 19 Fortitude
= Tara: 19 Fortitude
= Bryn: 20 Fortitude
---
title: She Ignores the whole card: no Drink after the arm wrestling
proves: NEGATE-02
seats: Bryn, Whitehawk
Bryn holds: Arm wrestling. Loser drinks!
Whitehawk holds: A word of advice... don't
Whitehawk's pile: Bottle of Rum

> Bryn plays Arm wrestling. Loser drinks! on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude, 0 Alcohol, 1 Drink
---
title: She Ignores the whole card: no Mark after the warning
proves: NEGATE-02
seats: Remy, Whitehawk, Bryn
Remy holds: Take this as a warning! Next time it'll be the brig
Whitehawk holds: A word of advice... don't

> Remy plays Take this as a warning! Next time it'll be the brig on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude, 0 Marks
---
title: Control: without it the warning costs 2 Fortitude and leaves a Mark
seats: Remy, Whitehawk, Bryn
Remy holds: Take this as a warning! Next time it'll be the brig
Whitehawk holds: A word of advice... don't

> Remy plays Take this as a warning! Next time it'll be the brig on Whitehawk
= Whitehawk: 18 Fortitude, 1 Mark
---
title: It answers a hit-back too
proves: AFFECT-01
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Mind the boom! | A word of advice... don't
Bryn holds: You wanna play, huh?

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays You wanna play, huh?
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Bryn: 18 Fortitude
---
title: It answers a card that only lets her choose to lose Fortitude, and then she chooses nothing
proves: AFFECT-01, NEGATE-02
seats: Tara, Whitehawk, Bryn
Tara holds: Storm's coming. I did mention it.
Whitehawk holds: A word of advice... don't

> Tara plays Storm's coming. I did mention it.
> Whitehawk plays A word of advice... don't
> Bryn chooses Lose 1 Fortitude
= Whitehawk: 20 Fortitude, 6 cards
= Bryn: 19 Fortitude
---
title: Her own card that was sent back to her can be Ignored
proves: REDIRECT-11, NEGATE-02
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake! | A word of advice... don't
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
Whitehawk cannot play A word of advice... don't because AFFECT-01
> Bryn plays Stop hitting yourself!
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Bryn: 20 Fortitude
---
title: A loss that ducked her way can be Ignored
proves: REDIRECT-11
seats: Bryn, Tara, Whitehawk
Bryn holds: Heave!
Tara holds: You may want to duck.
Whitehawk holds: A word of advice... don't

> Bryn plays Heave! on Tara
Whitehawk cannot play A word of advice... don't because AFFECT-01
> Tara plays You may want to duck. on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Tara: 20 Fortitude
= Bryn: 20 Fortitude
---
title: A card that affects only her Gold is none of its business
proves: AFFECT-01
seats: Bryn, Whitehawk
Bryn holds: Tip the Wench.
Whitehawk holds: A word of advice... don't

> Bryn plays Tip the Wench. on Whitehawk
Whitehawk cannot play A word of advice... don't because AFFECT-01
= Whitehawk: 9 Gold
---
title: A Drink that costs Fortitude is not a card it could Ignore
proves: TYPES-01
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Troll Swill
Whitehawk holds: A word of advice... don't

= the Drink of Whitehawk: 1 Alcohol, -1 Fortitude
Whitehawk cannot play A word of advice... don't
> Whitehawk drinks
= Whitehawk: 19 Fortitude, 1 Alcohol
---
title: Neither is an Event, not even one that is answered like an Action card
proves: NEGATE-12
seats: Bryn, Whitehawk
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Whitehawk holds: A word of advice... don't

Whitehawk cannot play A word of advice... don't because NEGATE-12
= Whitehawk: 17 Fortitude
= Bryn: 17 Fortitude
---
title: What has been lost cannot be Ignored any more
proves: TIMING-11
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: A word of advice... don't | Challenge accepted!

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
Whitehawk can play A word of advice... don't
> Whitehawk plays Challenge accepted!
= now Whitehawk: 17 Fortitude
Whitehawk cannot play A word of advice... don't
= Whitehawk: 17 Fortitude
= Whitehawk holds A word of advice... don't
---
title: If the first is Negated, the second may be tried
proves: NEGATE-17
seats: Bryn, Whitehawk, Remy
Bryn holds: Heave! | I don't think so!
Whitehawk holds: A word of advice... don't | A word of advice... don't

> Bryn plays Heave! on Whitehawk
> Whitehawk plays A word of advice... don't
> Bryn plays I don't think so!
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Whitehawk does not hold A word of advice... don't
---
title: She who Ignores it once has no use for the second
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy
Bryn holds: Heave!
Whitehawk holds: A word of advice... don't | A word of advice... don't

> Bryn plays Heave! on Whitehawk
> Whitehawk plays A word of advice... don't
> Remy declines
Whitehawk cannot play A word of advice... don't
= Whitehawk: 20 Fortitude
= Whitehawk holds A word of advice... don't
---
title: A marked Captain Ignores what Remy's Ignore would do to her, and he Ignores her card all the same
proves: NEGATE-02, NEGATE-19
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Watch it! Loose cannonball! | A word of advice... don't
Whitehawk has 1 Mark
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Watch it! Loose cannonball! on Remy
> Remy plays I have no time for your tomfoolery!
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Remy: 20 Fortitude
---
title: Not marked, she has nothing to Ignore about it
proves: AFFECT-01
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Watch it! Loose cannonball! | A word of advice... don't
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Watch it! Loose cannonball! on Remy
> Remy plays I have no time for your tomfoolery!
Whitehawk cannot play A word of advice... don't because AFFECT-01
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude
