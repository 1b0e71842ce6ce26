title: Whoever makes Bryn lose Fortitude loses 2
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You wanna play, huh?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays You wanna play, huh?
= Whitehawk: 18 Fortitude
= Bryn: 17 Fortitude, 6 cards
= Tara: 20 Fortitude
---
title: Bryn hits back for 2, however little she lost
seats: Tara, Bryn, Remy
Tara holds: One step left, everybody but you.
Bryn holds: You wanna play, huh?

> Tara plays One step left, everybody but you. on Bryn
> Bryn plays You wanna play, huh?
= Tara: 18 Fortitude, 7 cards
= Bryn: 19 Fortitude
---
title: After Remy has deflected a blow on to her, Bryn hits the Captain, who struck it
proves: REDIRECT-01
seats: Whitehawk, Remy, Bryn, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect
Bryn holds: You wanna play, huh?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Bryn
> Bryn plays You wanna play, huh?
= Whitehawk: 18 Fortitude
= Remy: 20 Fortitude
= Bryn: 17 Fortitude
---
title: After Tara has ducked a blow on to her, Bryn hits Remy, who struck it
proves: REDIRECT-01
seats: Remy, Tara, Bryn
Remy holds: Extra duty, sailor.
Tara holds: You may want to duck.
Bryn holds: You wanna play, huh?

> Remy plays Extra duty, sailor. on Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays You wanna play, huh?
= Remy: 18 Fortitude
= Tara: 20 Fortitude
= Bryn: 18 Fortitude
---
title: A loss reduced to 1 can be hit back
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You wanna play, huh? | Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays Was that a punch or a draught?
> Bryn plays You wanna play, huh?
= Whitehawk: 18 Fortitude
= Bryn: 19 Fortitude
---
title: A loss reduced to nothing cannot be hit back
proves: TYPES-01
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: You wanna play, huh? | You mess with the crew, you mess with me! | Was that a punch or a draught?

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays Was that a punch or a draught?
> Tara declines                # what Bryn played
> Remy declines                # the darts
= now Bryn: 20 Fortitude
= now Blind girl! Darts! What could possibly go wrong? is discarded
Bryn cannot play You wanna play, huh? because TIMING-11
Bryn cannot play You mess with the crew, you mess with me! because TIMING-11
= Tara: 20 Fortitude
---
title: Who Ignored a blow at everybody has nothing to hit back for
proves: NEGATE-02, TYPES-01
seats: Whitehawk, Bryn, Remy
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: You wanna play, huh? | You mess with the crew, you mess with me! | I've had worse from seagulls.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays I've had worse from seagulls.
> Whitehawk declines           # what Bryn played
> Remy declines                # the blow
= now Remy: 19 Fortitude
Bryn cannot play You wanna play, huh? because TIMING-11
Bryn cannot play You mess with the crew, you mess with me! because TIMING-11
= Bryn: 20 Fortitude
---
title: Both copies, and the crew as well, for one and the same blow
proves: TYPES-02
seats: Whitehawk, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You wanna play, huh? | You wanna play, huh? | You mess with the crew, you mess with me!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays You wanna play, huh?
> Bryn plays You wanna play, huh?
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 15 Fortitude
= Bryn: 17 Fortitude, 4 cards
---
title: A hit-back may be hit back, and so on
proves: TIMING-04
seats: Bryn, Whitehawk, Tara
Bryn holds: Watch it! Loose cannonball! | You wanna play, huh? | You mess with the crew, you mess with me!
Whitehawk holds: Challenge accepted! | Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Whitehawk
> Whitehawk plays Challenge accepted!
> Bryn plays You wanna play, huh?
> Whitehawk plays Challenge accepted!
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 16 Fortitude
= Whitehawk: 15 Fortitude      # 2, 2, and 1 for the one player her last card hit
---
title: Remy deflects Bryn's hit-back on to a marked Bryn, who has then hit herself
proves: REDIRECT-01
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: You wanna play, huh? | You wanna play, huh? | Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays You wanna play, huh?
> Remy plays Deflect on Bryn
> Bryn declines                # Deflect; the window on her own card starts over
Bryn cannot play Stop hitting yourself! because TIMING-11
= Remy: 20 Fortitude
= Bryn: 16 Fortitude, 1 Mark
---
title: A Negated hit-back does nothing; the next one may
proves: NEGATE-01, TIMING-03
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom! | I don't think so! | The Wench thinks you should stop playing with the drinks.
Bryn holds: You wanna play, huh? | You mess with the crew, you mess with me!

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays You wanna play, huh?
Whitehawk cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Whitehawk plays I don't think so!
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 19 Fortitude
= Bryn: 18 Fortitude
---
title: A blow that lays Bryn out is hit back before she is out
proves: LOSE-03
seats: Whitehawk, Bryn, Tara
Bryn has 5 Fortitude, 3 Alcohol, 10 Gold
Whitehawk has 5 Fortitude, 2 Alcohol, 10 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You wanna play, huh?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays You wanna play, huh?
= Bryn is out: passed out
= Whitehawk: 3 Fortitude, 12 Gold
= Tara: 12 Gold
---
title: At a table for two the last blow and its answer make a tie
proves: LOSE-03, LOSE-11
seats: Whitehawk, Bryn
Bryn has 5 Fortitude, 3 Alcohol, 10 Gold
Whitehawk has 5 Fortitude, 3 Alcohol, 10 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You wanna play, huh?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays You wanna play, huh?
= tie: Whitehawk, Bryn
---
title: The last of her Fortitude is enough to hit back for
proves: LIMIT-04, LOSE-05
seats: Whitehawk, Bryn, Tara
Bryn has 1 Fortitude, 0 Alcohol, 10 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You wanna play, huh? | Good as new. Mostly new.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays You wanna play, huh?
> Bryn plays Good as new. Mostly new.
= Bryn: 2 Fortitude
= Bryn is in
= Whitehawk: 18 Fortitude
---
title: In the middle of a Round a hit-back may lay out the player in control
proves: GAMBLE-33
seats: Tara, Whitehawk, Bryn, Remy
Whitehawk has 4 Fortitude, 2 Alcohol, 10 Gold
Tara holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Bryn holds: You wanna play, huh?

> Tara plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Bryn
> Bryn plays You wanna play, huh?
= Whitehawk is out: passed out
= nobody is in control
= the pot: 4 Gold
= Bryn: 19 Fortitude, 10 Gold  # 9, and 1 of the Captain's 9
---
title: Remy has no time for a marked Bryn, and she hits back for that, too
seats: Bryn, Remy, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Bryn holds: Heave! | You wanna play, huh? | You mess with the crew, you mess with me!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn plays You wanna play, huh?
> Bryn plays You mess with the crew, you mess with me!
= Remy: 17 Fortitude           # 2, and 1 for the one player he struck; nothing of Heave!
= Bryn: 19 Fortitude
