title: Remy loses Fortitude to his own sort of warning and is not marked
seats: Bryn, Remy, Tara
Bryn holds: Take this as a warning! Next time it'll be the brig

> Bryn plays Take this as a warning! Next time it'll be the brig on Remy
= Remy: 18 Fortitude, 0 Marks
---
title: The same card in the same hand marks anybody else
proves: REMY-02
seats: Bryn, Remy, Tara
Bryn holds: Take this as a warning! Next time it'll be the brig

> Bryn plays Take this as a warning! Next time it'll be the brig on Tara
= Tara: 18 Fortitude, 1 Mark
---
title: A warning that is moved to Remy with all it does leaves nobody marked
proves: REMY-08, REDIRECT-04
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Shove Aside
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Shove Aside on Remy
> Tara declines
> Remy declines        # on Shove Aside; now the loss is Remy's, and it marks nobody
Remy cannot play Deflect because REMY-08
= Remy: 18 Fortitude, 0 Marks
= Bryn: 20 Fortitude, 0 Marks
= Tara: 20 Fortitude, 0 Marks
---
title: Moved on to a third player with all it does, the warning marks that player and not the first
proves: REDIRECT-04, REMY-02
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Shove Aside
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Shove Aside on Tara
= Tara: 18 Fortitude, 1 Mark
= Bryn: 20 Fortitude, 0 Marks
---
title: Somebody who marks the cause of a loss does not mark Remy
seats: Remy, Bryn, Tara
Remy holds: Extra duty, sailor.
Tara holds: Infighting? Not on my watch!

> Remy plays Extra duty, sailor. on Bryn
> Tara plays Infighting? Not on my watch!
= Remy: 20 Fortitude, 0 Marks
= Bryn: 18 Fortitude
---
title: What is worse for marked players is never worse for Remy
proves: REMY-02
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: All hands on deck! Yours too, now give it back.

> Bryn plays All hands on deck! Yours too, now give it back.
= Remy: 19 Fortitude, 0 Marks
= Tara: 18 Fortitude
