title: All hands costs each other player 1 Fortitude, and each marked one 2
proves: REMY-02
seats: Remy, Bryn, Tara, Whitehawk
Bryn has 1 Mark
Whitehawk has 1 Mark
Remy holds: All hands on deck! Yours too, now give it back.

> Remy plays All hands on deck! Yours too, now give it back.
= Bryn: 18 Fortitude, 1 Mark
= Tara: 19 Fortitude, 0 Marks
= Whitehawk: 18 Fortitude, 1 Mark
= Remy: 20 Fortitude
---
title: Whoever Ignores it saves only oneself
proves: NEGATE-02
seats: Remy, Bryn, Tara, Whitehawk
Whitehawk has 1 Mark
Bryn has 1 Mark
Remy holds: All hands on deck! Yours too, now give it back.
Whitehawk holds: A word of advice... don't

> Remy plays All hands on deck! Yours too, now give it back.
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Bryn: 18 Fortitude
= Tara: 19 Fortitude
---
title: A share that is redirected is added to the receiver's own, each as great as it was announced
proves: REDIRECT-02, REMY-02
seats: Remy, Tara, Bryn
Bryn has 1 Mark
Remy holds: All hands on deck! Yours too, now give it back.
Tara holds: You may want to duck.

> Remy plays All hands on deck! Yours too, now give it back.
> Tara plays You may want to duck. on Bryn
= Tara: 20 Fortitude
= Bryn: 17 Fortitude
---
title: Hit-backs count the players it hit, not what they lost
proves: TIMING-11
seats: Remy, Bryn, Tara, Whitehawk
Bryn has 1 Mark
Tara has 1 Mark
Remy holds: All hands on deck! Yours too, now give it back.
Bryn holds: You mess with the crew, you mess with me!

> Remy plays All hands on deck! Yours too, now give it back.
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
= Whitehawk: 19 Fortitude
= Remy: 17 Fortitude
