title: Of two losses to one card, a reduction lowers one
proves: REDIRECT-11, NEGATE-04
seats: Ann, Ben, Cat
Ann holds: Two at once
Ben holds: Behind you
Cat holds: Brace
card: Two at once (Action) = Two other players each lose 2 Fortitude.
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Brace (Sometimes) = When you would lose Fortitude, reduce the loss by 3.

> Ann plays Two at once on Ben, Cat
> Ben plays Behind you on Cat
> Cat plays Brace
= Cat: 18 Fortitude
= Ben: 20 Fortitude
---
title: Of two losses to one card, "that much" is one of them
proves: TIMING-11, REDIRECT-01
seats: Ann, Whitehawk, Cat
Ann holds: Storm | Behind you
Whitehawk holds: Challenge accepted! | Challenge accepted!
card: Storm (Action) = Each player loses 2 Fortitude.
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Storm
> Ann plays Behind you on Whitehawk
> Whitehawk plays Challenge accepted!
= now Ann: 20 Fortitude
> Whitehawk plays Challenge accepted!
= Whitehawk: 16 Fortitude
= Ann: 16 Fortitude
= Cat: 18 Fortitude
---
title: An Ignore covers both
proves: NEGATE-02, REDIRECT-11
seats: Ann, Ben, Whitehawk
Ann holds: Uproar
Ben holds: Behind you
Whitehawk holds: A word of advice... don't
card: Uproar (Action) = Each other player loses 2 Fortitude.
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Uproar
> Ben plays Behind you on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Ben: 20 Fortitude
---
title: Whoever has Ignored the card already is not hit by what is redirected later
proves: NEGATE-02
seats: Ann, Ben, Whitehawk
Ann holds: Uproar
Ben holds: Behind you
Whitehawk holds: A word of advice... don't
card: Uproar (Action) = Each other player loses 2 Fortitude.
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Ann plays Uproar
> Whitehawk plays A word of advice... don't
> Ben plays Behind you on Whitehawk
= Whitehawk: 20 Fortitude
= Ben: 20 Fortitude
---
title: "If they Ignore this card" does not mean somebody the loss was redirected to
proves: REDIRECT-02, NEGATE-02
seats: Whitehawk, Ben, Cat
Whitehawk holds: Mind the boom!
Ben holds: Behind you
Cat holds: Missed me! That's my old skin!
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Whitehawk plays Mind the boom! on Ben
> Ben plays Behind you on Cat
> Cat plays Missed me! That's my old skin!
= Ben: 20 Fortitude
= Cat: 20 Fortitude
