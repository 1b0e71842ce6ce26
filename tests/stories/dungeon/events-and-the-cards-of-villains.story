title: A spray of ink does not help against an Event's loss
proves: TYPES-01
seats: Vlazlo, Daareka
phase: end
dungeon deck: Draught from the Crypt
dungeon counters: 1
Daareka holds: Ink spray

= now Daareka: 20 Fortitude
Daareka cannot play Ink spray
= Daareka: 19 Fortitude
---
title: The Mimic cannot be Negated as an Action card
proves: NEGATE-12
seats: Daareka, Torglesnarf
phase: end
dungeon deck: Your Table Is a Mimic
dungeon counters: 1
Daareka holds: No!

= now Daareka: 20 Fortitude
Daareka cannot play No!
---
title: The Inn pays what an Event demands of Amundyr
proves: DUNGEON-02, DUNGEON-04
seats: Vlazlo, Amundyr
phase: end
dungeon deck: Cave-in!
dungeon counters: 1
Amundyr holds: I suppose these tomb raiders are good for something

> Amundyr plays I suppose these tomb raiders are good for something
= Amundyr: 10 Gold, 0 Drinks
= Vlazlo: 9 Gold, 0 Drinks
---
title: The last Gold may be paid to Kobolds, and then one is out
proves: DUNGEON-05, LOSE-01
seats: Vlazlo, Daareka, Torglesnarf
phase: end
Vlazlo has 1 Gold
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1

> Vlazlo chooses pay 1 Gold
> Daareka chooses pay 1 Gold
> Torglesnarf chooses pay 1 Gold
= Vlazlo is out: no Gold
---
title: Staring: an Action card that picks the starer as one of two still hits the other
proves: CARD-068, NEGATE-02
seats: Daareka, Vlazlo, Torglesnarf
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Vlazlo holds: A pack of vun.

> Daareka chooses Ignore all Action cards
> Daareka ends the phase
> Vlazlo plays A pack of vun. on Daareka, Torglesnarf
= Daareka: 20 Fortitude
= Torglesnarf: 18 Fortitude
= Vlazlo: 1 Blood
---
title: Amundyr Ignores the Price of Power and is not asked to bid
proves: CARD-035, NEGATE-02
seats: Vlazlo, Amundyr, Daareka
phase: end
dungeon deck: The Price of Power
dungeon counters: 1
Vlazlo has 10 Fortitude
Amundyr holds: I... am... unstoppable!

> Amundyr plays I... am... unstoppable!
> Vlazlo chooses bid 1 Gold
> Daareka passes
= Vlazlo: 13 Fortitude, 9 Gold
= Amundyr: 10 Gold
---
title: The Price of Power, paid by the Inn
proves: CARD-035
seats: Vlazlo, Amundyr
phase: end
dungeon deck: The Price of Power
dungeon counters: 1
Amundyr has 10 Fortitude
Amundyr holds: I suppose these tomb raiders are good for something

> Vlazlo passes
> Amundyr chooses bid 3 Gold
> Vlazlo passes
> Amundyr plays I suppose these tomb raiders are good for something
= Amundyr: 13 Fortitude, 10 Gold
---
title: The player whose turn it was is out: the next one chooses first
proves: DUNGEON-04, DUNGEON-08
seats: Daareka, Vlazlo, Torglesnarf
phase: drink
drinks: rdi6
Daareka has 5 Fortitude, 3 Alcohol
Daareka's pile: Wine
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1

> Daareka drinks
> Vlazlo chooses pay 1 Gold
> Torglesnarf chooses pay 1 Gold
= Vlazlo: 11 Gold
= Torglesnarf: 11 Gold
---
title: The Toll Troll takes Gold or Fortitude, and the Elixir pays the first Gold
proves: CARD-041
seats: Torglesnarf, Vlazlo
phase: end
dungeon deck: The Toll Troll
dungeon counters: 1
Torglesnarf's front: Discount Elixir of Haggling

> Torglesnarf chooses pay 2 Gold
> Vlazlo chooses pay 3 Gold
= Torglesnarf: 19 Fortitude, 9 Gold
= Vlazlo: 20 Fortitude, 7 Gold
---
title: A Sea Event that ends the game: no Dungeon Event any more
proves: LOSE-12, DUNGEON-11
seats: Vlazlo, Daareka
phase: end
Vlazlo has 5 Fortitude, 4 Alcohol
card: Storm (Sea Event 2) = Each player loses 1 Fortitude.
card: Spring (Dungeon Event 2) = Each player gains 1 Gold.
sea deck: Storm
sea counters: 1
dungeon deck: Spring
dungeon counters: 1

= Daareka won
---
title: Blech from a Dungeon Event, no Drink Event, may be split
proves: SELFSPLIT-05, SELFSPLIT-02
seats: Vlazlo, Daareka
phase: end
drinks: rdi6
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
drink deck: Sauvignon Blech
Daareka holds: I raise! | Winning Hand! | No!

> Vlazlo chooses drink
> Daareka chooses discard 3 cards
> Daareka discards I raise!
> Daareka discards Winning Hand!
> Daareka discards No!
> Vlazlo chooses Daareka
= Vlazlo: 2 Alcohol
= Daareka: 2 Alcohol
---
title: A starer is hit by a hit-back: that is no Action card
proves: CARD-068
seats: Vlazlo, Daareka, Torglesnarf
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Vlazlo holds: Only a nibble.
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Vlazlo chooses Ignore all Action cards
> Vlazlo ends the phase
> Vlazlo plays Only a nibble. on Daareka
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Vlazlo: 19 Fortitude, 1 Alcohol
