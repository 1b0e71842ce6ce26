title: First the Scarab, then the counter, then the Event
proves: TURN-16, DUNGEON-07, AMUNDYR-03, AMUNDYR-13
example: EX-094
seats: Bryn, Amundyr, Tara
Bryn has 1 Scarab
Bryn holds: Just a scratch
phase: end
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
card: Just a scratch (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

= now Bryn: 20 Fortitude, 0 Scarabs
= now the Dungeon Events: 1 counter
Bryn can play Just a scratch
> the window closes
> the window closes
= now Bryn: 19 Fortitude, 0 Scarabs
= now the Dungeon Events: 0 counters
> Bryn chooses Discard 3 cards
---
title: Who passes out by a Scarab is out before the Event is revealed
proves: TURN-16, AMUNDYR-13, LOSE-03
seats: Bryn, Amundyr, Tara
Bryn has 5 Fortitude, 4 Alcohol, 1 Scarab
phase: end
dungeon deck: Draught from the Crypt
dungeon counters: 1

= Bryn is out: passed out
= Amundyr: 19 Fortitude
= Tara: 19 Fortitude
= the Dungeon Events: 1 counter
---
title: A turn that a card ends early has its Scarab, but it does not bite who Ignores everything
proves: TURN-17, AMUNDYR-04
seats: Bryn, Amundyr
Bryn has 2 Scarabs
Bryn holds: Bat nap
card!: Bat nap (Action) = Your turn ends and you Ignore all effects until your next turn.

> Bryn plays Bat nap
= Bryn: 20 Fortitude, 1 Scarab
= Amundyr: 11 Scarabs left
---
title: Who has lost in their own turn is not bitten any more
proves: AMUNDYR-11, TURN-17
seats: Bryn, Amundyr, Tara
Bryn has 3 Fortitude, 2 Alcohol, 4 Scarabs
Tara has 1 Scarab
phase: drink
Bryn's pile: Wine

> Bryn drinks
= Bryn is out: passed out
= Amundyr: 11 Scarabs left
= Tara: 20 Fortitude, 1 Scarab
