title: The player whose turn ends chooses first, the others in turn order, and it happens to all at once
proves: DUNGEON-04, SEA-02
seats: Whitehawk, Remy, Bryn, Tara
active: Tara
phase: end
sea deck: Pirates Alongside
sea counters: 1

> Tara chooses Lose 3 Fortitude
= now Tara: 20 Fortitude
> Whitehawk chooses Lose 3 Fortitude
> Remy chooses Lose 3 Fortitude
= now Tara: 20 Fortitude
= now Whitehawk: 20 Fortitude
> Bryn chooses Lose 3 Fortitude
= Whitehawk: 17 Fortitude, 10 Gold
= Remy: 17 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 10 Gold
= Tara: 17 Fortitude, 10 Gold
---
title: If the player whose turn it was is out, the next one chooses first, and everybody left is affected
proves: DUNGEON-04, DUNGEON-08
seats: Whitehawk, Remy, Bryn, Tara
active: Bryn
phase: drink
sea deck: Pirates Alongside
sea counters: 1
Bryn has 5 Fortitude, 4 Alcohol, 3 Gold
Bryn's pile: Light Ale

> Bryn drinks
> Tara chooses Lose 3 Fortitude
> Whitehawk chooses Lose 3 Fortitude
> Remy chooses Lose 3 Fortitude
= Bryn is out: passed out
= Bryn: 5 Fortitude
= Tara: 17 Fortitude, 10 Gold
= Whitehawk: 17 Fortitude, 10 Gold
= Remy: 17 Fortitude, 10 Gold
= the Sea Events: 5 counters
---
title: An Event is answered from the player whose turn ends on
proves: TIMING-01
seats: Whitehawk, Bryn, Tara
active: Bryn
phase: end
sea deck: Kraken Attack
sea counters: 1

> Bryn declines
> Tara declines
= now Bryn: 20 Fortitude
> Whitehawk declines
= now Bryn: 16 Fortitude
