title: Ship's Biscuits: everybody chooses, the player whose turn ends first
proves: DUNGEON-02, DUNGEON-04
seats: Whitehawk, Remy, Bryn, Tara
active: Bryn
phase: end
sea deck: Ship's Biscuits
sea counters: 1
Whitehawk has 15 Fortitude
Remy has 15 Fortitude
Bryn has 15 Fortitude
Tara has 15 Fortitude

# Whoever was asked out of turn would have taken the first option already.
> Bryn chooses Draw 2 cards
> Tara chooses Gain 1 Fortitude
> Whitehawk chooses Draw 2 cards
> Remy chooses Draw 2 cards
= Bryn: 15 Fortitude, 9 cards
= Tara: 16 Fortitude, 7 cards
= Whitehawk: 15 Fortitude, 9 cards
= Remy: 15 Fortitude, 9 cards
= the Sea Events: 2 counters
---
title: Ship's Biscuits: whoever Ignores them chooses nothing and gets nothing
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Ship's Biscuits
sea counters: 1
Whitehawk has 15 Fortitude
Bryn has 15 Fortitude
Bryn holds: Excuse me, I have more important matters to attend to.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
> Whitehawk chooses Gain 1 Fortitude
> Tara chooses Draw 2 cards
= Whitehawk: 16 Fortitude, 7 cards
= Bryn: 15 Fortitude, 6 cards
= Tara: 20 Fortitude, 9 cards
= the Sea Events: 2 counters
