title: Unstoppable Negated: a Scarab for each other player instead, and that cannot be Negated; the Event reaches her
proves: CARD-052
seats: Daareka, Amundyr, Vlazlo
phase: end
dungeon deck: Draught from the Crypt
dungeon counters: 1
Amundyr holds: I... am... unstoppable!
Daareka holds: I don't think so!
Vlazlo holds: I don't think so!

> Amundyr plays I... am... unstoppable!
> Daareka plays I don't think so!
= Amundyr: 19 Fortitude
= Daareka: 1 Scarab
= Vlazlo: 1 Scarab
---
title: Unstoppable Negated, and the Negate Negated: she Ignores, and no Scarabs
proves: CARD-052, NEGATE-16
seats: Daareka, Amundyr, Vlazlo
phase: end
dungeon deck: Draught from the Crypt
dungeon counters: 1
Amundyr holds: I... am... unstoppable! | I don't think so!
Daareka holds: I don't think so!

> Amundyr plays I... am... unstoppable!
> Daareka plays I don't think so!
> Amundyr plays I don't think so!
= Amundyr: 20 Fortitude, 12 Scarabs left
---
title: Unstoppable Negated: the Scarabs come, and she may still reduce the loss
proves: CARD-052, NEGATE-17
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: I'm not a veeble old man! | I don't think so!
Amundyr holds: I... am... unstoppable! | Oh. That happened

> Vlazlo plays I'm not a veeble old man! on Amundyr
> Amundyr plays I... am... unstoppable!
> Vlazlo plays I don't think so!
> Amundyr plays Oh. That happened
= Amundyr: 19 Fortitude
= Vlazlo: 1 Scarab
= Daareka: 1 Scarab
---
title: The Wench cannot stop a card that Ignores a Drink Event
proves: CARD-052, CHANGE-03
seats: Amundyr, Daareka
phase: drink
drinks: rdi6
Amundyr's pile: A Toast to Villainy!
Amundyr holds: I... am... unstoppable!
Daareka holds: The Wench thinks you should stop playing with the drinks.

> Amundyr plays I... am... unstoppable!
Daareka cannot play The Wench thinks you should stop playing with the drinks.
---
title: Unstoppable Negated by somebody she was dared with: Scarabs, and the Dare
proves: CARD-052, CARD-027
seats: Amundyr, Daareka
phase: drink
drinks: rdi6
Amundyr's pile: The Wench Dares You...
drink deck: Elven Wine | Light Ale
Amundyr holds: I... am... unstoppable!
Daareka holds: I don't think so!

> Amundyr plays I... am... unstoppable!
> Daareka plays I don't think so!
= Amundyr: 1 Alcohol
= Daareka: 3 Alcohol, 1 Scarab
---
title: Unstoppable Negated with a Minion in play: the king gets one Scarab
proves: CARD-052, AMUNDYR-12
seats: Torglesnarf, Amundyr
Torglesnarf holds: I don't think so! | All the violence money can buy!
Torglesnarf's front: Brix the Enforcer
Amundyr holds: I... am... unstoppable!

> Torglesnarf plays All the violence money can buy! on Amundyr using 1
> Amundyr plays I... am... unstoppable!
> Torglesnarf plays I don't think so!
= Torglesnarf: 1 Scarab
= Amundyr: 19 Fortitude
