title: Vlazlo Negates the hit-back of Amundyr
proves: NEGATE-01, NEGATE-16, TIMING-04, TIMING-11
example: EX-077
seats: Vlazlo, Amundyr
Vlazlo holds: I'm not a veeble old man! | I don't think so!
Amundyr holds: Mind My Hat
card: Mind My Hat (Sometimes) = When another player makes you lose Fortitude, they gain 2 Alcohol Content.    # for the 2 Scarabs of the example

> Vlazlo plays I'm not a veeble old man! on Amundyr
Amundyr cannot play Mind My Hat because TIMING-11    # nothing is lost yet
> Amundyr plays Mind My Hat
= now Amundyr: 17 Fortitude
> Vlazlo plays I don't think so!
= Amundyr: 17 Fortitude
= Vlazlo: 20 Fortitude, 0 Alcohol
= Mind My Hat is discarded
= I don't think so! is discarded

---
title: Control: without the Negate Vlazlo is hit back
example: EX-077
seats: Vlazlo, Amundyr
Vlazlo holds: I'm not a veeble old man! | I don't think so!
Amundyr holds: Mind My Hat
card: Mind My Hat (Sometimes) = When another player makes you lose Fortitude, they gain 2 Alcohol Content.    # for the 2 Scarabs of the example

> Vlazlo plays I'm not a veeble old man! on Amundyr
> Amundyr plays Mind My Hat
= Amundyr: 17 Fortitude
= Vlazlo: 20 Fortitude, 2 Alcohol
