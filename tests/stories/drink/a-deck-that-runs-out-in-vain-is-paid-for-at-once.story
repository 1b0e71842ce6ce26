title: A deck that runs out for a dare that cannot take place is paid for at once
proves: DRINK-02, DRINK-05
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: The Wench Dares You...
drink deck exactly: Wine

> Lucky ends the phase
= Lucky: 0 Alcohol, 9 Gold
= Farai: 0 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
= Wine is discarded
---
title: A deck that runs out for a Round on the House without any Drink is paid for at once
proves: DRINK-02, DRINK-05
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Round on the House!
drink deck exactly: The Challenge!

> Lucky ends the phase
= Lucky: 0 Alcohol, 9 Gold
= Farai: 0 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
= The Challenge! is discarded
