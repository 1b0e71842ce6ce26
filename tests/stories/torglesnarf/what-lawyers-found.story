title: The follow-up of “Oh look!” may hit a Minion
proves: CARD-064
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: Oh look! You brought me some help
Vlazlo holds: I'm not a veeble old man!
Torglesnarf's front: Grunt the Brawler

> Daareka plays Oh look! You brought me some help on Vlazlo
> Daareka chooses I'm not a veeble old man!
> Daareka chooses Grunt the Brawler
> Torglesnarf chooses discard
= Vlazlo: 18 Fortitude, 6 cards
= Torglesnarf: 20 Fortitude, 0 Grunt the Brawler
---
title: Between two players the loss is reduced, although there is a Minion
proves: REDIRECT-10, TORG-20
seats: Torglesnarf, Ann
Torglesnarf holds: All the violence money can buy!
Torglesnarf's front: Brix the Enforcer
Ann holds: Not the face! Someone else's face!

> Torglesnarf plays All the violence money can buy! on Ann using 2
Ann cannot play Not the face! Someone else's face! on Brix the Enforcer
> Ann plays Not the face! Someone else's face!
= Ann: 18 Fortitude
= Torglesnarf: 20 Fortitude, 1 Brix the Enforcer
---
title: The bind redirected, and Ignored by the new victim: the new victim gets no Scarab
proves: CARD-077
seats: Amundyr, Torglesnarf, Daareka
Amundyr holds: You're in a bit of a bind
Torglesnarf holds: Not the face! Someone else's face!
Daareka holds: Ink spray

> Amundyr plays You're in a bit of a bind on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Daareka
> Daareka plays Ink spray
= Daareka: 20 Fortitude, 0 Scarabs
= Amundyr: 8 cards
---
title: Mog the Doorstop cannot take a bite for his king
proves: REDIRECT-08, AMUNDYR-06
seats: Torglesnarf, Amundyr, Vlazlo
phase: end
Torglesnarf has 1 Scarab
Torglesnarf's front: Mog the Doorstop

= now Torglesnarf: 20 Fortitude
Torglesnarf cannot activate Mog the Doorstop
= Torglesnarf: 19 Fortitude, 1 Mog the Doorstop
---
title: Between two players the king only lowers the loss
proves: REDIRECT-10
seats: Vlazlo, Torglesnarf
Vlazlo holds: I'm not a veeble old man!
Torglesnarf holds: Not the face! Someone else's face!

> Vlazlo plays I'm not a veeble old man! on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face!
= Torglesnarf: 18 Fortitude
= Vlazlo: 20 Fortitude
