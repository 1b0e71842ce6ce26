title: Whoever tastes for Oda tastes something stronger
proves: DRINK-20, CHANGE-01
seats: Oda, Pell, Ilka
phase: drink
Oda's pile: Wine
Oda holds: You taste it. I know what's in it.

> Oda plays You taste it. I know what's in it. on Pell
= the Drink of Pell: 3 Alcohol
> Pell drinks
= Pell: 3 Alcohol
= Oda: 0 Alcohol
---
title: One Drink goes back in the vat, and Oda drinks the next
proves: LIMIT-04
seats: Oda, Pell
phase: drink
Oda's pile: Dragon Breath Ale | Wine
Oda holds: This one goes back in the vat!

> Oda plays This one goes back in the vat!
> Oda drinks
= Oda: 2 Alcohol, 0 Drinks
= Dragon Breath Ale is discarded
---
title: Something boils over: Oda leaves the Round and has a card more
proves: GAMBLE-16
seats: Pell, Oda, Ilka
Pell holds: Gambling? I'm in!
Oda holds: Can't stay, something's boiling over!

> Pell plays Gambling? I'm in!
> Oda plays Can't stay, something's boiling over!
= the pot: 2 Gold
= Oda: 10 Gold, 7 cards
---
title: The deposit on a mug is paid, or the mug is emptied
proves: TYPES-07
seats: Oda, Pell, Ilka
Oda holds: The deposit on your mugs is due!
Ilka's pile: Wine

> Oda plays The deposit on your mugs is due!
> Pell chooses Pay
> Ilka chooses Take a Drink
= Oda: 11 Gold
= Pell: 9 Gold
= Ilka: 10 Gold, 2 Alcohol, 0 Drinks
---
title: The paddle hurts a little and tastes of beer
proves: TURN-07
seats: Oda, Pell
Oda holds: The paddle is for stirring. Mostly.

> Oda plays The paddle is for stirring. Mostly. on Pell
= Pell: 19 Fortitude, 1 Alcohol
---
title: Whoever catches the keg has it
proves: TURN-13
seats: Oda, Pell
Oda holds: Catch! It's only a full keg!

> Oda plays Catch! It's only a full keg! on Pell
= Pell: 19 Fortitude, 2 Drinks
---
title: Of a working cask everybody gets the wood or the beer
proves: TYPES-07
seats: Oda, Pell, Ilka
Oda holds: Stand back, that cask is still working!

> Oda plays Stand back, that cask is still working!
> Pell chooses Lose
> Ilka chooses Gain
= Pell: 19 Fortitude, 0 Alcohol
= Ilka: 20 Fortitude, 1 Alcohol
= Oda: 20 Fortitude, 0 Alcohol
---
title: After a day of malt sacks Oda hardly feels it
proves: NEGATE-04
seats: Brannoc, Oda
Brannoc holds: Crate
Oda holds: After a day of malt sacks, that tickles!
card: Crate (Action) = Another player loses 4 Fortitude.

> Brannoc plays Crate on Oda
> Oda plays After a day of malt sacks, that tickles!
= Oda: 19 Fortitude
---
title: A heel of rye sobers Oda by 2
proves: TYPES-03
seats: Oda, Pell
Oda has 5 Alcohol
Oda holds: A heel of rye and I'm right as rain!

> Oda plays A heel of rye and I'm right as rain!
= Oda: 3 Alcohol
---
title: Whoever wants Gold of Oda pays what they owe her for beer
proves: NEGATE-04
seats: Ilka, Oda, Pell
Ilka holds: I'll sell you your own purse back!
Oda holds: Take it out of what you owe me for beer!

> Ilka plays I'll sell you your own purse back! on Oda
> Oda plays Take it out of what you owe me for beer!
= Oda: 11 Gold
= Ilka: 9 Gold
