title: "Keelhaul the lot of you!" costs each other player 2 Fortitude, or 1 Gold
proves: TURN-07, LIMIT-06
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Keelhaul the lot of you!

> Whitehawk plays Keelhaul the lot of you!
> Remy chooses Pay
> Bryn chooses Lose
> Tara chooses Lose
= Remy: 20 Fortitude, 9 Gold
= Bryn: 18 Fortitude, 10 Gold
= Tara: 18 Fortitude
= Whitehawk: 20 Fortitude, 10 Gold
= the Inn: +1 Gold
---
title: Who Ignores it is spared, the others are not
proves: NEGATE-02
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Keelhaul the lot of you!
Tara holds: You can't prove that was me!

> Whitehawk plays Keelhaul the lot of you!
> Tara plays You can't prove that was me!
> Remy chooses Lose
> Bryn chooses Lose
= Tara: 20 Fortitude
= Remy: 18 Fortitude
= Bryn: 18 Fortitude
---
title: Negated it spares everybody
proves: NEGATE-01
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Keelhaul the lot of you!
Tara holds: You were about to do something foolish.

> Whitehawk plays Keelhaul the lot of you!
> Tara plays You were about to do something foolish.
= Remy: 20 Fortitude
= Bryn: 20 Fortitude
= Tara: 20 Fortitude, 9 Gold
---
title: Everybody it hit may hit back
proves: TIMING-11
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Keelhaul the lot of you!
Remy holds: I saw that. Everybody saw that.
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays Keelhaul the lot of you!
> Remy chooses Lose
> Bryn chooses Lose
> Tara chooses Lose
> Remy plays I saw that. Everybody saw that.
= now Remy: 18 Fortitude
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 16 Fortitude, 1 Mark    # 1 from Remy, 3 from Bryn for the three it hit
---
title: A loss sent back hits the Captain once, and the others lose theirs
proves: REDIRECT-02
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Keelhaul the lot of you!
Bryn holds: Stop hitting yourself!

> Whitehawk plays Keelhaul the lot of you!
> Bryn plays Stop hitting yourself!
> Whitehawk chooses Lose
> Remy chooses Lose
> Tara chooses Lose
= Whitehawk: 18 Fortitude
= Bryn: 20 Fortitude
= Remy: 18 Fortitude
= Tara: 18 Fortitude
---
title: Those it puts to sleep together get no share of each other's Gold
proves: LOSE-06, LOSE-10
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: Keelhaul the lot of you!
Remy has 5 Fortitude, 4 Alcohol, 8 Gold
Bryn has 5 Fortitude, 4 Alcohol, 4 Gold
Whitehawk has 1 Gold
Tara has 1 Gold

> Whitehawk plays Keelhaul the lot of you!
> Remy chooses Lose
> Bryn chooses Lose
> Tara chooses Lose
= Tara: 18 Fortitude
> Whitehawk ends the phase
= Remy is out: passed out
= Bryn is out: passed out
= Whitehawk: 4 Gold            # 1, 2 of Remy's 8 and 1 of Bryn's 4
= Tara: 4 Gold
= the Inn: +6 Gold
