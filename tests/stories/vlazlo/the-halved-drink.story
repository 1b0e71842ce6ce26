title: Fang-tastic halves the combined Drink, rounding down
proves: CARD-078, SPLIT-08, DRINK-13
seats: Vlazlo, Torglesnarf, Daareka
phase: drink
drinks: rdi6
Vlazlo holds: Zis drink is fang-tastic!
Vlazlo's pile: Wine with a Chaser | Elven Wine

> Vlazlo plays Zis drink is fang-tastic!
= Vlazlo: 2 Alcohol, 1 Blood
---
title: A loss of 1 Fortitude in the Drink is rounded down to nothing too
proves: CARD-078, SPLIT-08
seats: Vlazlo, Torglesnarf, Daareka
phase: drink
drinks: rdi6
Vlazlo holds: Zis drink is fang-tastic!
Vlazlo's pile: Dungeon Runoff

> Vlazlo plays Zis drink is fang-tastic!
= Vlazlo: 20 Fortitude, 1 Blood
---
title: Fang-tastic halves what was strengthened before
proves: CARD-078, SPLIT-03
seats: Vlazlo, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: Elven Wine
Vlazlo holds: Zis drink is fang-tastic!
Daareka holds: Firewater
card: Firewater (Sometimes) = Add 2 Alcohol Content to a Drink.

> Daareka plays Firewater on Vlazlo's Drink
> Vlazlo plays Zis drink is fang-tastic!
= Vlazlo: 2 Alcohol
---
title: A fang-tastic Drink counts in full in a Contest
proves: CARD-078, CONTEST-12, CONTEST-19
seats: Vlazlo, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Elven Wine
Vlazlo holds: Zis drink is fang-tastic!

> Vlazlo plays Zis drink is fang-tastic!
= Vlazlo: 2 Alcohol, 11 Gold
= Daareka: 3 Alcohol, 9 Gold
---
title: Fang-tastic "Tomato Juice": 2 for a Vampire, so 1
proves: CARD-078, VLAZLO-13
seats: Vlazlo, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: "Tomato Juice"
Vlazlo holds: Zis drink is fang-tastic!

> Vlazlo plays Zis drink is fang-tastic!
= Vlazlo: 1 Alcohol, 20 Fortitude, 1 Blood
