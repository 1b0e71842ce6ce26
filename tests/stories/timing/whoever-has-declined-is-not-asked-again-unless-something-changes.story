title: Whoever has declined is not asked again about the same thing
proves: TIMING-09
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant
Ben holds: I don't think so!
Cleo holds: I don't think so!
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Potted Plant
> Ben declines
Cleo can play I don't think so!
> Cleo declines
= now Potted Plant is discarded
Ben cannot play I don't think so! because TYPES-01
Cleo cannot play I don't think so! because TYPES-01
= Ann: 0 Alcohol

---
title: Whoever has declined is asked again once something has changed
proves: TIMING-09
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant
Ben holds: I don't think so!
Cleo holds: Tip the Wench.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Potted Plant
> Ben declines
> Cleo plays Tip the Wench. on Ben
> Ben plays I don't think so!
= Ann: 3 Alcohol
= Ben: 9 Gold
