title: A warning costs 2 Fortitude and leaves a Mark
proves: REMY-02
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
= Bryn: 18 Fortitude, 10 Gold, 1 Mark
= Tara: 20 Fortitude, 0 Marks
= Remy: 20 Fortitude, 0 Marks
---
title: A marked player who is warned again loses Fortitude and has one Mark
proves: REMY-03
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Take this as a warning! Next time it'll be the brig

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
= Bryn: 18 Fortitude, 1 Mark
= Tara: 0 Marks
---
title: Whoever redirects the loss of a warning keeps the Mark
proves: REMY-07, REDIRECT-02
seats: Remy, Tara, Whitehawk
Remy holds: Take this as a warning! Next time it'll be the brig
Tara holds: You may want to duck.

> Remy plays Take this as a warning! Next time it'll be the brig on Tara
> Tara plays You may want to duck. on Whitehawk
= Tara: 20 Fortitude, 1 Mark
= Whitehawk: 18 Fortitude, 0 Marks
---
title: If the loss is sent back to Remy, he loses and the player he warned is marked all the same
proves: REMY-07, REDIRECT-02
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 18 Fortitude, 0 Marks
= Bryn: 20 Fortitude, 1 Mark
---
title: A new victim who Ignores the warning spares nobody the Mark
proves: REMY-07, REDIRECT-11
seats: Remy, Tara, Whitehawk
Remy holds: Take this as a warning! Next time it'll be the brig
Tara holds: You may want to duck.
Whitehawk holds: A word of advice... don't

> Remy plays Take this as a warning! Next time it'll be the brig on Tara
> Tara plays You may want to duck. on Whitehawk
> Whitehawk plays A word of advice... don't
= Tara: 20 Fortitude, 1 Mark
= Whitehawk: 20 Fortitude, 0 Marks
---
title: Reducing the loss to nothing does not avert the Mark
proves: REMY-07, NEGATE-04
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Was that a punch or a draught?

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 1 Mark
---
title: Whoever Ignores a warning is not marked
proves: NEGATE-02
seats: Remy, Whitehawk, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Whitehawk holds: A word of advice... don't

> Remy plays Take this as a warning! Next time it'll be the brig on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude, 0 Marks
---
title: A Negated warning neither hurts nor marks
proves: NEGATE-01
seats: Remy, Whitehawk, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Tara holds: You were about to do something foolish.

> Remy plays Take this as a warning! Next time it'll be the brig on Whitehawk
> Tara plays You were about to do something foolish.
= Whitehawk: 20 Fortitude, 0 Marks
= Tara: 9 Gold
= Take this as a warning! Next time it'll be the brig is discarded
---
title: A warning is an Action card and cannot be given in somebody else's turn
proves: TYPES-05
seats: Bryn, Remy, Tara
Remy holds: Take this as a warning! Next time it'll be the brig

Remy cannot play Take this as a warning! Next time it'll be the brig on Bryn because TYPES-05
= Bryn: 20 Fortitude, 0 Marks
