title: A Vampire gets drunk on "Tomato Juice"
proves: VLAZLO-13
seats: Vlazlo, Remy
phase: drink
drinks: rdi6
Vlazlo's pile: "Tomato Juice"

> Vlazlo drinks
= Vlazlo: 2 Alcohol, 20 Fortitude
---
title: Control: it only makes others sick
seats: Remy, Vlazlo
phase: drink
drinks: rdi6
Remy's pile: "Tomato Juice"

> Remy drinks
= Remy: 0 Alcohol, 18 Fortitude
---
title: In a Drinking Contest his "Tomato Juice" counts 2
proves: VLAZLO-13
seats: Vlazlo, Remy, Tara
phase: drink
drinks: rdi6
Vlazlo's pile: Drinking Contest!
drink deck: "Tomato Juice" | "Tomato Juice" | Light Ale

> Vlazlo drinks
= Vlazlo: 2 Alcohol, 12 Gold
= Remy: 18 Fortitude, 9 Gold
= Tara: 1 Alcohol, 9 Gold
---
title: In a Dare the weaker Drink is the one that is weaker for him
proves: VLAZLO-13
seats: Vlazlo, Remy
phase: drink
drinks: rdi6
Vlazlo's pile: The Wench Dares You...
drink deck: "Tomato Juice" | Light Ale

> Vlazlo drinks
= Vlazlo: 1 Alcohol, 20 Fortitude
= Remy: 0 Alcohol, 18 Fortitude
