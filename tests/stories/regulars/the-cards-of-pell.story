title: A small miracle takes 1 off everything an Action card does
proves: NERODIA-18
seats: Oda, Pell, Ilka
Oda holds: Shove
Pell holds: Call it a small miracle!
card: Shove (Action) = Another player loses 3 Fortitude and pays you 2 Gold.

> Oda plays Shove on Pell
> Pell plays Call it a small miracle!
= Pell: 18 Fortitude, 9 Gold
= Oda: 11 Gold
---
title: The chapel roof is paid for by whoever has the most
proves: TYPES-05
seats: Pell, Oda, Ilka
Ilka has 12 Gold
Pell holds: The chapel roof is leaking again!

> Pell plays The chapel roof is leaking again!
= Pell: 12 Gold
= Ilka: 10 Gold
= Oda: 10 Gold
---
title: The incense burner swings at everybody, Pell included
proves: TURN-07
seats: Pell, Oda, Ilka
Pell holds: Oops, how wide the incense burner swings!

> Pell plays Oops, how wide the incense burner swings!
= Pell: 19 Fortitude
= Oda: 19 Fortitude
= Ilka: 19 Fortitude
---
title: Whoever palms the ace leaves the Round
proves: NEGATE-01, GAMBLE-24
seats: Oda, Ilka, Pell
Oda holds: Gambling? I'm in!
Ilka holds: Cards? I deal in everything! | Cards? I deal in everything!
Pell holds: Thou shalt not palm the ace! | Gambling? I'm in!

> Oda plays Gambling? I'm in!
> Ilka plays Cards? I deal in everything!
> Pell plays Thou shalt not palm the ace!
= Oda is in control
Ilka cannot play Cards? I deal in everything! because GAMBLE-15
> Pell plays Gambling? I'm in!
= Pell is in control
---
title: Prayer beads are good for the soul and keep Pell out of the Round
proves: GAMBLE-16
seats: Oda, Pell, Ilka
Pell has 12 Fortitude
Oda holds: Gambling? I'm in!
Pell holds: Dice? I took those for prayer beads!

> Oda plays Gambling? I'm in!
> Pell plays Dice? I took those for prayer beads!
= Pell: 13 Fortitude, 10 Gold
= the pot: 2 Gold
---
title: Fasting does Pell good
proves: NEGATE-05
seats: Pell, Oda
phase: drink
Pell has 12 Fortitude
Pell's pile: Dragon Breath Ale
Pell holds: I'm fasting. Since just now.

> Pell plays I'm fasting. Since just now.
= Pell: 13 Fortitude, 0 Alcohol
---
title: A monk owns nothing, so nobody is paid
proves: NEGATE-04
seats: Ilka, Pell, Oda
Ilka holds: I'll sell you your own purse back!
Pell holds: A monk owns nothing. Search the robe.

> Ilka plays I'll sell you your own purse back! on Pell
> Pell plays A monk owns nothing. Search the robe.
= Pell: 10 Gold
= Ilka: 10 Gold
= the Inn: 0 Gold
