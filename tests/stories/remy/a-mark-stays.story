title: A Mark outlasts the turn and what it made worse
proves: REMY-02, REMY-03
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball!
Remy holds: Infighting? Not on my watch! | Extra duty, sailor. | I have no time for your tomfoolery!
Bryn's pile: Water

> Bryn plays Watch it! Loose cannonball! on Tara
> Remy plays Infighting? Not on my watch!
= Bryn: 1 Mark
> Bryn ends the phase
> Bryn ends the phase
> Bryn ends the phase
= now Bryn: 1 Mark
> Remy ends the phase
> Remy plays Extra duty, sailor. on Bryn
= Bryn: 16 Fortitude, 1 Mark
---
title: Every opponent can carry a Mark at the same time
proves: REMY-02, REMY-03
seats: Remy, Bryn, Tara, Whitehawk
Tara has 1 Mark
Whitehawk has 1 Mark
Remy holds: Take this as a warning! Next time it'll be the brig

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
= Bryn: 1 Mark
= Tara: 1 Mark
= Whitehawk: 1 Mark
= Remy: 0 Marks
---
title: The cards of the others make no difference between marked and unmarked
proves: REMY-02
seats: Whitehawk, Bryn, Tara, Remy
Bryn has 1 Mark
Whitehawk holds: I can hold my own in a brawl. Wanna see?

> Whitehawk plays I can hold my own in a brawl. Wanna see?
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= Remy: 19 Fortitude
