title: Nobody helps against the blow, but a teammate hits back for it
proves: CARD-062, TEAM-10
seats: Vlazlo, Ann, Bryn
teams: Vlazlo, Ann + Bryn
Vlazlo holds: No von can help you now
Bryn holds: You wanna play, huh? | Stop hitting yourself! | Was that a punch or a draught?

> Vlazlo plays No von can help you now on Ann
Bryn cannot play Stop hitting yourself! on Vlazlo
Bryn cannot play Was that a punch or a draught?
> Bryn plays You wanna play, huh?
= Ann: 16 Fortitude
= Vlazlo: 18 Fortitude
---
title: The crew hits back for one who could not be helped
proves: CARD-062, TEAM-52
seats: Vlazlo, Ann, Bryn, Cat
teams: Vlazlo, Ann + Bryn + Cat
Vlazlo holds: No von can help you now
Bryn holds: You mess with the crew, you mess with me!

> Vlazlo plays No von can help you now on Ann
> Bryn plays You mess with the crew, you mess with me!
= Ann: 16 Fortitude
= Vlazlo: 17 Fortitude
