title: Whoever hits Remy loses 1 Fortitude and is marked
proves: REMY-02, TIMING-11
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball!
Remy holds: I saw that. Everybody saw that.

> Bryn plays Watch it! Loose cannonball! on Remy
Remy cannot play I saw that. Everybody saw that. because TIMING-11
> Remy plays I saw that. Everybody saw that.
= Remy: 18 Fortitude, 0 Marks
= Bryn: 19 Fortitude, 1 Mark
---
title: A marked player loses 1 Fortitude for it and has one Mark
proves: REMY-03
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Watch it! Loose cannonball!
Remy holds: I saw that. Everybody saw that.

> Bryn plays Watch it! Loose cannonball! on Remy
> Remy plays I saw that. Everybody saw that.
= Bryn: 19 Fortitude, 1 Mark
---
title: Both copies may answer the same blow
proves: TYPES-02, REMY-03
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball!
Remy holds: I saw that. Everybody saw that. | I saw that. Everybody saw that.

> Bryn plays Watch it! Loose cannonball! on Remy
> Remy plays I saw that. Everybody saw that.
> Remy plays I saw that. Everybody saw that.
= Bryn: 18 Fortitude, 1 Mark
= Remy: 18 Fortitude
---
title: A blow that hit somebody else does not concern it
proves: TIMING-11
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: I saw that. Everybody saw that. | Infighting? Not on my watch!

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
> Tara declines        # I won't stand idly by while you insult the Drake! has happened
= now Tara: 17 Fortitude
Remy can play Infighting? Not on my watch!
Remy cannot play I saw that. Everybody saw that. because TIMING-11
= Bryn: 20 Fortitude, 0 Marks
---
title: A blow that Remy has Deflected did not hit him
proves: TIMING-11, REDIRECT-01
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: I saw that. Everybody saw that. | Deflect | Infighting? Not on my watch!

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays Deflect on Tara
> Bryn declines        # Deflect is through
> Tara declines        # and I won't stand idly by while you insult the Drake! has happened
= now Tara: 17 Fortitude
Remy can play Infighting? Not on my watch!
Remy cannot play I saw that. Everybody saw that. because TIMING-11
= Bryn: 20 Fortitude
---
title: A loss that was redirected to Remy is laid at the door of whoever caused it
proves: REDIRECT-01
seats: Whitehawk, Tara, Remy
Whitehawk holds: Mind the boom!
Tara holds: You may want to duck.
Remy holds: I saw that. Everybody saw that.

> Whitehawk plays Mind the boom! on Tara
> Tara plays You may want to duck. on Remy
> Remy plays I saw that. Everybody saw that.
= Remy: 18 Fortitude
= Whitehawk: 19 Fortitude, 1 Mark
= Tara: 20 Fortitude, 0 Marks
---
title: His own blow that came back to him is nobody else's fault
proves: REDIRECT-01
seats: Remy, Bryn, Tara
Remy holds: Extra duty, sailor. | I saw that. Everybody saw that.
Bryn holds: Stop hitting yourself!

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Stop hitting yourself!
> Remy declines        # Stop hitting yourself! is through
> Tara declines        # and so is Extra duty
= now Remy: 18 Fortitude
Remy cannot play I saw that. Everybody saw that. because TIMING-11
= Bryn: 20 Fortitude, 0 Marks
---
title: The answer can be sent back, the Mark cannot
proves: REMY-07, REDIRECT-02
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball! | Stop hitting yourself!
Remy holds: I saw that. Everybody saw that.

> Bryn plays Watch it! Loose cannonball! on Remy
> Remy plays I saw that. Everybody saw that.
> Bryn plays Stop hitting yourself!
= Remy: 17 Fortitude, 0 Marks
= Bryn: 20 Fortitude, 1 Mark
---
title: The answer can be reduced to nothing, and the Mark stays
proves: REMY-07
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball! | Was that a punch or a draught?
Remy holds: I saw that. Everybody saw that.

> Bryn plays Watch it! Loose cannonball! on Remy
> Remy plays I saw that. Everybody saw that.
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 1 Mark
---
title: Whoever Ignores the answer is not marked either
proves: NEGATE-02
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball! | I've had worse from seagulls.
Remy holds: I saw that. Everybody saw that.

> Bryn plays Watch it! Loose cannonball! on Remy
> Remy plays I saw that. Everybody saw that.
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude, 0 Marks
= Remy: 18 Fortitude
---
title: An Event has no culprit
proves: TIMING-11
seats: Remy, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Remy holds: I saw that. Everybody saw that.

> Tara declines
= now Remy: 16 Fortitude
Remy cannot play I saw that. Everybody saw that. because TIMING-11
= Bryn: 16 Fortitude, 0 Marks
