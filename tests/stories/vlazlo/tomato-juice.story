title: A big tankard of "Tomato Juice"
proves: VLAZLO-13
seats: Vlazlo, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: "Tomato Juice"
Vlazlo holds: Zis tankard is too big

> Vlazlo plays Zis tankard is too big
= Vlazlo: 1 Alcohol, 20 Fortitude
---
title: "Tomato Juice" shared with a Vampire: each half as its drinker is
proves: VLAZLO-13, SPLIT-01
seats: Amundyr, Vlazlo
phase: drink
drinks: rdi6
Amundyr's pile: "Tomato Juice"
Amundyr holds: Sharing is caring

> Amundyr plays Sharing is caring on Vlazlo
= Amundyr: 19 Fortitude, 0 Alcohol
= Vlazlo: 20 Fortitude, 1 Alcohol, 2 Scarabs
---
title: "Tomato Juice" as a Chaser, for a Vampire
proves: VLAZLO-13, DRINK-09
seats: Vlazlo, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: Wine with a Chaser | "Tomato Juice"

> Vlazlo drinks
= Vlazlo: 4 Alcohol, 20 Fortitude
---
title: "Tomato Juice" passed by a Vampire to somebody with a pulse
proves: VLAZLO-13, DRINK-20
seats: Vlazlo, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: "Tomato Juice"
Vlazlo holds: Hold zis. I have no hands.

> Vlazlo plays Hold zis. I have no hands. on Daareka
= Daareka: 18 Fortitude, 0 Alcohol
= Vlazlo: 1 Blood, 0 Alcohol
