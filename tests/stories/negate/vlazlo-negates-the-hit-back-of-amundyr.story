title: Vlazlo Negates the hit-back of Amundyr
proves: NEGATE-01, NEGATE-16, TIMING-04, TIMING-11
example: EX-077
seats: Vlazlo, Amundyr
Vlazlo holds: I'm not a veeble old man! | I don't think so!
Amundyr holds: You knocked off my hat!

> Vlazlo plays I'm not a veeble old man! on Amundyr
Amundyr cannot play You knocked off my hat! because TIMING-11    # nothing is lost yet
> Amundyr plays You knocked off my hat!
= now Amundyr: 17 Fortitude
> Vlazlo plays I don't think so!
= Amundyr: 17 Fortitude
= Vlazlo: 20 Fortitude, 0 Scarabs
= Amundyr: 12 Scarabs left
= You knocked off my hat! is discarded
= I don't think so! is discarded

---
title: Control: without the Negate Vlazlo is hit back
example: EX-077
seats: Vlazlo, Amundyr
Vlazlo holds: I'm not a veeble old man! | I don't think so!
Amundyr holds: You knocked off my hat!

> Vlazlo plays I'm not a veeble old man! on Amundyr
> Amundyr plays You knocked off my hat!
= Amundyr: 17 Fortitude
= Vlazlo: 20 Fortitude, 2 Scarabs
