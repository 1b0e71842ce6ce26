title: "If I go down, you go first!" costs another player 4 Fortitude and the Captain 2
proves: TURN-07
seats: Whitehawk, Bryn, Remy
Whitehawk holds: If I go down, you go first!

> Whitehawk plays If I go down, you go first! on Bryn
= Bryn: 16 Fortitude
= Whitehawk: 18 Fortitude
= Remy: 20 Fortitude
---
title: If the victim Ignores it the Captain loses her 2 all the same
proves: NEGATE-02
seats: Whitehawk, Bryn, Remy
Whitehawk holds: If I go down, you go first!
Bryn holds: I've had worse from seagulls.

> Whitehawk plays If I go down, you go first! on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Whitehawk: 18 Fortitude
---
title: Negated it hurts neither
proves: NEGATE-01
seats: Whitehawk, Bryn, Tara
Whitehawk holds: If I go down, you go first!
Tara holds: You were about to do something foolish.

> Whitehawk plays If I go down, you go first! on Bryn
> Tara plays You were about to do something foolish.
= Bryn: 20 Fortitude
= Whitehawk: 20 Fortitude
---
title: She may Ignore her own card: only her own loss is spared
proves: NEGATE-02, AFFECT-01
seats: Whitehawk, Bryn, Remy
Whitehawk holds: If I go down, you go first! | A word of advice... don't

> Whitehawk plays If I go down, you go first! on Bryn
> Whitehawk plays A word of advice... don't
= Bryn: 16 Fortitude
= Whitehawk: 20 Fortitude
---
title: Sent back to her it makes her lose all 6
proves: REDIRECT-02
seats: Whitehawk, Bryn, Remy
Whitehawk holds: If I go down, you go first!
Bryn holds: Stop hitting yourself!

> Whitehawk plays If I go down, you go first! on Bryn
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Whitehawk: 14 Fortitude
---
title: What she does to herself is no other player's doing: no hit-back
proves: TIMING-11
seats: Whitehawk, Bryn, Remy
Whitehawk holds: If I go down, you go first! | Challenge accepted!

> Whitehawk plays If I go down, you go first! on Bryn
> Remy declines
= now Whitehawk: 18 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
= Bryn: 16 Fortitude
---
title: Whoever goes first: if both go down, nobody of the two has won
proves: LOSE-03, LOSE-11
seats: Whitehawk, Bryn
Whitehawk holds: If I go down, you go first!
Whitehawk has 7 Fortitude, 5 Alcohol
Bryn has 9 Fortitude, 5 Alcohol

> Whitehawk plays If I go down, you go first! on Bryn
> Whitehawk ends the phase
= tie: Whitehawk, Bryn
---
title: Control: if she does not go down, she has won
proves: LOSE-12
seats: Whitehawk, Bryn
Whitehawk holds: If I go down, you go first!
Whitehawk has 8 Fortitude, 5 Alcohol
Bryn has 9 Fortitude, 5 Alcohol

> Whitehawk plays If I go down, you go first! on Bryn
> Whitehawk ends the phase
= Whitehawk won
