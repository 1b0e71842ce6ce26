title: "Heads, meet heads." costs two other players 2 Fortitude each and the Captain 1
proves: TURN-07
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Heads, meet heads.

> Whitehawk plays Heads, meet heads. on Remy, Tara
= Remy: 18 Fortitude
= Tara: 18 Fortitude
= Bryn: 20 Fortitude
= Whitehawk: 19 Fortitude
---
title: It takes two different heads; with one opponent left, there is only one
seats: Whitehawk, Bryn
Whitehawk holds: Heads, meet heads.

> Whitehawk plays Heads, meet heads. on Bryn
= Bryn: 18 Fortitude
= Whitehawk: 19 Fortitude
---
title: One of the two Ignores it; the other and the Captain are hit
proves: NEGATE-02
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Heads, meet heads.
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Heads, meet heads. on Remy, Bryn
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Bryn: 18 Fortitude
= Tara: 20 Fortitude
= Whitehawk: 19 Fortitude
---
title: One of the two ducks, and the third head is hit as well
proves: REDIRECT-02
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Heads, meet heads.
Tara holds: You may want to duck.

> Whitehawk plays Heads, meet heads. on Bryn, Tara
> Tara plays You may want to duck. on Remy
= Tara: 20 Fortitude
= Remy: 18 Fortitude
= Bryn: 18 Fortitude
= Whitehawk: 19 Fortitude
---
title: Both losses can land on one head if the other ducks that way
proves: REDIRECT-02
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Heads, meet heads.
Tara holds: You may want to duck.

> Whitehawk plays Heads, meet heads. on Bryn, Tara
> Tara plays You may want to duck. on Bryn
= Tara: 20 Fortitude
= Bryn: 16 Fortitude
= Whitehawk: 19 Fortitude
---
title: Bryn counts the Captain's own head among those it hit
proves: TIMING-11
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Heads, meet heads.
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays Heads, meet heads. on Remy, Bryn
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 16 Fortitude      # 1 by her own card, 3 for the three heads it hit, hers too
