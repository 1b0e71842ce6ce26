title: Whoever makes Phyll lose Fortitude loses 2
proves: TIMING-11
seats: Bryn, Phyll, Remy
Bryn holds: Watch it! Loose cannonball!
Phyll holds: Looks like someone needs to talk to the manager!

> Bryn plays Watch it! Loose cannonball! on Phyll
Phyll cannot play Looks like someone needs to talk to the manager! because TIMING-11
> Phyll plays Looks like someone needs to talk to the manager!
= Phyll: 18 Fortitude
= Bryn: 18 Fortitude
= Remy: 20 Fortitude
= Looks like someone needs to talk to the manager! is discarded
---
title: Lucky does not think so
proves: NEGATE-01, NEGATE-16, TIMING-04, TIMING-11
example: EX-014
seats: Lucky, Phyll, Samantha
Lucky holds: Help an old lady out with these barrels? | I don't think so!
Phyll holds: Looks like someone needs to talk to the manager!

> Lucky plays Help an old lady out with these barrels? on Phyll
Phyll cannot play Looks like someone needs to talk to the manager! because TIMING-11
> Phyll plays Looks like someone needs to talk to the manager!
> Lucky plays I don't think so!
= Phyll: 18 Fortitude
= Lucky: 20 Fortitude
= Looks like someone needs to talk to the manager! is discarded
---
title: Nothing lost, nothing to complain about
proves: TIMING-11, NEGATE-02
seats: Bryn, Phyll, Remy
Bryn holds: Watch it! Loose cannonball!
Phyll holds: Looks like someone needs to talk to the manager! | Sorry, we're closed.

> Bryn plays Watch it! Loose cannonball! on Phyll
> Phyll plays Sorry, we're closed.
= Phyll: 20 Fortitude
Phyll cannot play Looks like someone needs to talk to the manager!
= Bryn: 20 Fortitude
---
title: A loss of somebody else is not Phyll's complaint
proves: TYPES-01
seats: Bryn, Phyll, Remy
Bryn holds: Watch it! Loose cannonball!
Phyll holds: Looks like someone needs to talk to the manager!

> Bryn plays Watch it! Loose cannonball! on Remy
= Remy: 18 Fortitude
Phyll cannot play Looks like someone needs to talk to the manager!
= Bryn: 20 Fortitude
---
title: For a group attack as well, and only after it has hit
proves: TIMING-10, TIMING-11
seats: Whitehawk, Phyll, Remy
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Phyll holds: Looks like someone needs to talk to the manager!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
Phyll cannot play Looks like someone needs to talk to the manager! because TIMING-11
> Phyll plays Looks like someone needs to talk to the manager!
= Whitehawk: 18 Fortitude
= Phyll: 19 Fortitude
= Remy: 19 Fortitude
---
title: When the shop is closed nobody is served a loss of Fortitude or something strong
proves: AFFECT-01, NEGATE-02
seats: Phyll, Ilka, Bryn
active: Bryn
Bryn holds: Watch it! Loose cannonball!
Ilka holds: You dropped this. Finder's fee, please!
Phyll holds: Sorry, we're closed.

> Ilka plays You dropped this. Finder's fee, please! on Phyll
Phyll cannot play Sorry, we're closed. because AFFECT-01
> Bryn plays Watch it! Loose cannonball! on Phyll
> Phyll plays Sorry, we're closed.
= Phyll: 20 Fortitude, 9 Gold
