title: A loss that has been taken is not open to reductions when the card goes on
proves: TIMING-11
seats: Ann, Ben, Cat
Ann holds: Long Sermon
Ben holds: Padding
card: Long Sermon (Action) = Another player loses 2 Fortitude and chooses: lose 1 Gold, or gain 1 Alcohol Content.
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Ann plays Long Sermon on Ben
> Ben chooses Lose 1 Gold
Ben cannot play Padding because TIMING-11
= Ben: 18 Fortitude, 9 Gold
---
title: Gold the Inn has paid is nothing to hit back for
proves: TIMING-11
seats: Ann, Ben, Cat
Ann holds: Toll
Ben holds: Open Tab | Grudge
card: Toll (Action) = Another player pays you 2 Gold.
card: Open Tab (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Grudge (Sometimes) = When another player makes you lose Gold, they lose 2 Fortitude.

> Ann plays Toll on Ben
> Ben plays Open Tab
> Ben declines                # to his own card
> Cat declines
> Ann declines
> Ann declines                # to the toll
> Ben declines
> Cat declines
= now Ann: 12 Gold
Ben cannot play Grudge because TIMING-11
