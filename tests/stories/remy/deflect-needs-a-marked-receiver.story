title: Remy Deflects a loss to a marked player
proves: REMY-08, REDIRECT-01
seats: Bryn, Remy, Tara, Whitehawk
Tara has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
Remy can play Deflect on Tara
Remy cannot play Deflect on Whitehawk
Remy cannot play Deflect on Bryn
> Remy plays Deflect on Tara
= Remy: 20 Fortitude
= Tara: 17 Fortitude, 1 Mark
= Bryn: 20 Fortitude, 0 Marks
= Whitehawk: 20 Fortitude, 0 Marks
---
title: While nobody is marked there is nobody to Deflect a loss to
proves: REMY-08
seats: Bryn, Remy, Tara
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
Remy cannot play Deflect because REMY-08
= Remy: 17 Fortitude
= Remy holds Deflect
---
title: A marked attacker can get the own blow back
proves: REMY-08
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake! | You wanna play, huh?
Remy holds: Deflect

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Bryn
> Bryn declines
> Remy declines
> Tara declines        # I won't stand idly by while you insult the Drake! itself: now it has happened
= now Bryn: 17 Fortitude
Bryn cannot play You wanna play, huh? because TIMING-11
= Remy: 20 Fortitude
---
title: A marked player who is out of the game receives nothing any more
proves: REMY-08, LOSE-15
seats: Bryn, Remy, Tara, Whitehawk
Tara has 1 Gold, 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect
Whitehawk holds: Tip the Wench.

> Whitehawk plays Tip the Wench. on Tara
= Tara is out: no Gold
> Bryn plays I won't stand idly by while you insult the Drake! on Remy
Remy cannot play Deflect because REMY-08
= Remy: 17 Fortitude
---
title: A loss sent back to Remy may be Deflected to the player whom the same card is going to mark
proves: REMY-08, REMY-07, REDIRECT-03
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
> Tara declines
> Remy declines        # Stop hitting yourself! is through
= now Bryn: 0 Marks
Remy can play Deflect on Bryn
Remy cannot play Deflect on Tara
> Remy plays Deflect on Bryn
= Bryn: 18 Fortitude, 1 Mark
= Remy: 20 Fortitude, 0 Marks
= Tara: 20 Fortitude, 0 Marks
---
title: A card that marks nobody opens no way to its unmarked victim
proves: REMY-08
seats: Remy, Bryn, Tara
Remy holds: Extra duty, sailor. | Deflect
Bryn holds: Stop hitting yourself!

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Stop hitting yourself!
> Tara declines
> Remy declines        # Stop hitting yourself! is through
Remy cannot play Deflect because REMY-08
= Remy: 18 Fortitude
= Bryn: 20 Fortitude, 0 Marks
---
title: A hit-back that is going to mark counts like a warning
proves: REMY-08, REMY-07
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball! | Stop hitting yourself!
Remy holds: I saw that. Everybody saw that. | Deflect

> Bryn plays Watch it! Loose cannonball! on Remy
Remy cannot play Deflect because REMY-08        # this card marks nobody
> Remy plays I saw that. Everybody saw that.
> Bryn plays Stop hitting yourself!
> Remy plays Deflect on Bryn
= Remy: 18 Fortitude, 0 Marks
= Bryn: 19 Fortitude, 1 Mark
---
title: Whoever has been given all of a warning is the one it is going to mark
proves: REMY-08, REDIRECT-04
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Shove Aside
Tara holds: You may want to duck.
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Shove Aside on Tara
> Tara plays You may want to duck. on Remy
> Remy declines
> Bryn declines        # You may want to duck. is through
Remy cannot play Deflect on Bryn
Remy can play Deflect on Tara
> Remy plays Deflect on Tara
= Tara: 18 Fortitude, 1 Mark
= Bryn: 20 Fortitude, 0 Marks
= Remy: 20 Fortitude
---
title: A Deflected loss is still the doing of whoever caused it
proves: REDIRECT-01
seats: Bryn, Remy, Whitehawk, Tara
Whitehawk has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect | Infighting? Not on my watch!
Whitehawk holds: You wanna play, huh?

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Whitehawk
> Remy plays Infighting? Not on my watch!
> Whitehawk plays You wanna play, huh?
= Whitehawk: 17 Fortitude
= Bryn: 18 Fortitude, 1 Mark
= Remy: 20 Fortitude
---
title: A loss somebody else has redirected can be Deflected back to them, and each redirection counts once
proves: REDIRECT-03, REMY-08
seats: Whitehawk, Tara, Remy, Bryn
Tara has 1 Mark
Whitehawk holds: Mind the boom!
Tara holds: You may want to duck.
Remy holds: Deflect

> Whitehawk plays Mind the boom! on Tara
Remy cannot play Deflect because TIMING-11
> Tara plays You may want to duck. on Remy
> Remy plays Deflect on Tara
= Tara: 18 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude
---
title: The new victim of a Deflected loss may defend against it
proves: REDIRECT-11
seats: Whitehawk, Remy, Bryn
Bryn has 1 Mark
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect
Bryn holds: Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
---
title: Deflect moves the loss and leaves the rest of the card with Remy
proves: REDIRECT-02
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: Sleep well, matey.
Remy holds: Deflect

> Bryn plays Sleep well, matey. on Remy
> Remy plays Deflect on Tara
= Tara: 18 Fortitude, 7 cards
= Remy: 20 Fortitude, 5 cards
---
title: A Negated Deflect leaves the loss with Remy, who may try the second copy
proves: NEGATE-17
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect | Deflect
Tara holds: I don't think so!

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Tara
> Tara plays I don't think so!
> Remy plays Deflect on Tara
= Tara: 17 Fortitude
= Remy: 20 Fortitude
---
title: Deflect comes before the loss, not after it
proves: TIMING-11
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: Deflect

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy declines
> Tara declines
= now Remy: 17 Fortitude
Remy cannot play Deflect because TIMING-11
= Tara: 20 Fortitude
---
title: What a Drink takes from Remy cannot be Deflected
proves: TIMING-11
seats: Remy, Bryn, Tara
phase: drink
Tara has 1 Mark
Remy's pile: Dirty Dishwater
Remy holds: Deflect

= the Drink of Remy: -1 Fortitude
Remy cannot play Deflect because TIMING-11
> Remy drinks
= Remy: 19 Fortitude
= Tara: 20 Fortitude
---
title: What a Sea Event takes from Remy cannot be Deflected, not even if it can be answered like an Action card
proves: NEGATE-12
seats: Remy, Bryn, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Tara has 1 Mark
Remy holds: Deflect

> Remy declines
Remy cannot play Deflect because NEGATE-12
> Bryn declines
= Remy: 17 Fortitude
= Tara: 17 Fortitude
= Remy holds Deflect
---
title: A loss Deflected to somebody who Ignores the card hurts nobody
proves: NEGATE-02
seats: Bryn, Tara, Remy, Whitehawk
Tara has 1 Mark
Bryn holds: I can hold my own in a brawl. Wanna see?
Tara holds: You can't prove that was me!
Remy holds: Deflect

> Bryn plays I can hold my own in a brawl. Wanna see?
> Tara plays You can't prove that was me!
> Remy plays Deflect on Tara
= Tara: 20 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 19 Fortitude
---
title: A marked player who was hit already takes Remy's share as well
proves: REMY-08
seats: Bryn, Tara, Remy, Whitehawk
Tara has 1 Mark
Bryn holds: I can hold my own in a brawl. Wanna see?
Remy holds: Deflect

> Bryn plays I can hold my own in a brawl. Wanna see?
> Remy plays Deflect on Tara
= Tara: 18 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 19 Fortitude
---
title: Nobody Deflects to Remy, whom no card is ever going to mark
proves: REMY-08
seats: Bryn, Remy, Tara
Bryn holds: Take this as a warning! Next time it'll be the brig | Deflect
Remy holds: Stop hitting yourself!

> Bryn plays Take this as a warning! Next time it'll be the brig on Remy
> Remy plays Stop hitting yourself!
> Remy declines
> Tara declines
> Bryn declines        # Stop hitting yourself! is through
Bryn cannot play Deflect because REMY-08
= Bryn: 18 Fortitude
= Remy: 20 Fortitude, 0 Marks
---
title: A blow of the gambling table is Deflected like any other
proves: REMY-08
seats: Whitehawk, Bryn, Remy
Bryn has 1 Mark
Whitehawk holds: Fold, or I fold you.
Bryn holds: Gambling? I'm in!
Remy holds: Deflect
active: Bryn

> Bryn plays Gambling? I'm in!
> Remy passes
> Whitehawk plays Fold, or I fold you. on Remy
> Remy plays Deflect on Bryn
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
= Whitehawk is in control
