title: Drinks drunk together are all applied before anyone passes out, so all may fall together
proves: TIMING-13
seats: Ann, Ben
phase: drink
Ann has 4 Fortitude
Ben has 4 Fortitude
Ann's pile: Round on the House!
drink deck: Dragon Breath Ale

> Ann drinks
= tie: Ann, Ben

---
title: Whoever falls together with another gets nothing of the other's Gold
proves: TIMING-13
seats: Ann, Ben, Cleo
phase: drink
Ann has 4 Fortitude
Ben has 4 Fortitude
Ann's pile: Round on the House!
drink deck: Dragon Breath Ale

> Ann drinks
= now Ann: 4 Alcohol
= now Ben: 4 Alcohol
= now Cleo: 4 Alcohol
= Cleo won
= Ann is out: passed out
= Ben is out: passed out
= Cleo: 20 Gold                # 5 from each; one after the other, Ben would first have shared in Ann's
