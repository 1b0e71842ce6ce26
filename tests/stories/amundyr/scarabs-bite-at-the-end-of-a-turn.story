title: Twelve Scarabs wait beside Amundyr
proves: AMUNDYR-01
seats: Amundyr, Bryn, Tara

= Amundyr: 12 Scarabs left
= Bryn: 0 Scarabs
---
title: At the end of a turn one Scarab goes back and takes 1 Fortitude along
proves: AMUNDYR-03, TURN-16
seats: Bryn, Amundyr, Tara
Bryn has 2 Scarabs
Tara has 1 Scarab
phase: end

= Bryn: 19 Fortitude, 1 Scarab
= Tara: 20 Fortitude, 1 Scarab
= Amundyr: 10 Scarabs left
---
title: Only the player whose turn ends is bitten, and each in their own turn
proves: AMUNDYR-03
seats: Bryn, Tara, Amundyr
Tara has 2 Scarabs
phase: end

= Tara: 20 Fortitude, 2 Scarabs
> Tara ends the phase
> Tara ends the phase
> Tara ends the phase
> Tara ends the phase
= Tara: 19 Fortitude, 1 Scarab
---
title: Scarabs in her own supply do not hurt Amundyr
proves: AMUNDYR-07
seats: Amundyr, Bryn
phase: end

= Amundyr: 20 Fortitude, 12 Scarabs left
---
title: A Scarab bites after the Drink Phase, not before
proves: AMUNDYR-03, TURN-16
seats: Bryn, Amundyr
phase: drink
Bryn has 19 Alcohol, 20 Fortitude, 1 Scarab
Bryn's pile: Water

> Bryn drinks
= now Bryn: 20 Fortitude, 1 Scarab
> Bryn ends the phase
= Bryn is out: passed out
= Amundyr won
