title: Lucky Negates the hit-back of Phyll
proves: NEGATE-01, NEGATE-16, TIMING-04, TIMING-11
example: EX-014
seats: Lucky, Phyll
Lucky holds: Barrel Roll | I don't think so!
Phyll holds: House Rules
card: Barrel Roll (Action) = Another player loses 2 Fortitude.
card: House Rules (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Lucky plays Barrel Roll on Phyll
Phyll cannot play House Rules because TIMING-11    # nothing is lost yet
> Phyll plays House Rules
= now Phyll: 18 Fortitude
> Lucky plays I don't think so!
= Phyll: 18 Fortitude
= Lucky: 20 Fortitude, 0 Alcohol
= House Rules is discarded
= I don't think so! is discarded

---
title: Control: without the Negate Lucky is hit back
example: EX-014
seats: Lucky, Phyll
Lucky holds: Barrel Roll | I don't think so!
Phyll holds: House Rules
card: Barrel Roll (Action) = Another player loses 2 Fortitude.
card: House Rules (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Lucky plays Barrel Roll on Phyll
> Phyll plays House Rules
= Phyll: 18 Fortitude
= Lucky: 18 Fortitude
