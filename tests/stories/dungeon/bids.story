title: A Costly Cure: all pay what they bid, and the highest bidders lose 3 Alcohol Content
proves: CARD-037
seats: Ann, Ben, Cleo
phase: end
dungeon deck: A Costly Cure
dungeon counters: 1
Ann has 5 Alcohol
Ben has 5 Alcohol
Cleo has 5 Alcohol

> Ann chooses 2 Gold
> Ben chooses 0 Gold
> Cleo chooses 2 Gold
= Ann: 2 Alcohol, 8 Gold
= Ben: 5 Alcohol, 10 Gold
= Cleo: 2 Alcohol, 8 Gold
= the Dungeon Events: 4 counters
---
title: A Costly Cure: if everybody reveals no Gold, everybody is cured
proves: CARD-037
seats: Ann, Ben
phase: end
dungeon deck: A Costly Cure
dungeon counters: 1
Ann has 5 Alcohol
Ben has 2 Alcohol

> Ann chooses 0 Gold
> Ben chooses 0 Gold
= Ann: 2 Alcohol, 10 Gold
= Ben: 0 Alcohol, 10 Gold
---
title: The Hungry Well: all pay, and the highest bidder gains 4 Fortitude
proves: CARD-037
seats: Ann, Ben
phase: end
dungeon deck: The Hungry Well
dungeon counters: 1
Ann has 10 Fortitude
Ben has 10 Fortitude

> Ann chooses 1 Gold
> Ben chooses 3 Gold
= Ann: 10 Fortitude, 9 Gold
= Ben: 14 Fortitude, 7 Gold
= the Inn: +4 Gold
= the Dungeon Events: 5 counters
---
title: The Price of Power: the highest bidder pays, gains 3 Fortitude and draws 2 cards
proves: CARD-035
seats: Ann, Ben, Cleo
phase: end
dungeon deck: The Price of Power
dungeon counters: 1
Ben has 10 Fortitude

> Ann passes
> Ben chooses bid 1 Gold
> Cleo chooses bid 2 Gold
> Ann passes
> Ben chooses bid 3 Gold
= Ann: 10 Gold, 7 cards
= Ben: 13 Fortitude, 7 Gold, 9 cards
= Cleo: 10 Gold, 7 cards
= the Dungeon Events: 4 counters
---
title: The Price of Power: passing is not final, as long as somebody raises
proves: CARD-035
seats: Ann, Ben
phase: end
dungeon deck: The Price of Power
dungeon counters: 1

> Ann passes
> Ben chooses bid 1 Gold
> Ann chooses bid 2 Gold
> Ben passes
= Ann: 8 Gold, 9 cards
= Ben: 10 Gold
---
title: The Price of Power: no bid, no effect
proves: CARD-035
seats: Ann, Ben
phase: end
dungeon deck: The Price of Power
dungeon counters: 1

> Ann passes
> Ben passes
= Ann: 10 Gold, 7 cards
= Ben: 10 Gold, 7 cards
= the Dungeon Events: 4 counters
---
title: A Contest of Wills: the highest bidder loses the Fortitude they bid and gains 4 Gold
proves: CARD-035
seats: Ann, Ben, Cleo
phase: end
dungeon deck: A Contest of Wills
dungeon counters: 1

> Ann chooses bid 1 Fortitude
> Ben passes
> Cleo chooses bid 2 Fortitude
> Ann passes
> Ben chooses bid 4 Fortitude
= Ann: 20 Fortitude, 10 Gold
= Ben: 16 Fortitude, 14 Gold
= Cleo: 20 Fortitude, 10 Gold
= the Inn: -4 Gold
= the Dungeon Events: 4 counters
---
title: A Contest of Wills: no bid, no effect
proves: CARD-035
seats: Ann, Ben
phase: end
dungeon deck: A Contest of Wills
dungeon counters: 1

> Ann passes
> Ben passes
= Ann: 20 Fortitude, 10 Gold
= Ben: 20 Fortitude, 10 Gold
---
title: A Contest of Wills: nobody bids more Fortitude than they have; whoever bids all of it passes out
proves: CARD-035, LIMIT-06
seats: Ann, Ben, Cleo
phase: end
dungeon deck: A Contest of Wills
dungeon counters: 1
Ann has 3 Fortitude
Ben has 4 Fortitude, 1 Gold

> Ann chooses bid 3 Fortitude
> Ben chooses bid              # the one bid Ben can make: 4
> Cleo passes
= Ann: 3 Fortitude
= Ben is out: passed out
---
title: A Contest of Wills: the Fortitude that was bid cannot be reduced
proves: NEGATE-12
seats: Ann, Ben
phase: end
dungeon deck: A Contest of Wills
dungeon counters: 1
Ann holds: Padding
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Ann chooses bid 2 Fortitude
> Ben passes
Ann cannot play Padding because NEGATE-12
= Ann: 18 Fortitude, 14 Gold
