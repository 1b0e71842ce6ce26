title: An exhausted Sea Event Deck is made anew of its discards
proves: DUNGEON-03, SEA-02
seats: Whitehawk, Bryn
phase: end
sea deck exactly: A Dead Calm
sea counters: 1

= Whitehawk: 8 cards
= Bryn: 8 cards
= A Dead Calm is discarded
= the Sea Events: 1 counter
> Bryn drinks
> Bryn ends the phase
= Whitehawk: 9 cards
= the Sea Events: 1 counter
> Whitehawk drinks
> Whitehawk ends the phase
= Whitehawk: 10 cards
= A Dead Calm is discarded
= the Sea Events: 1 counter
---
title: The discards come back only when the deck is exhausted
proves: DUNGEON-03
seats: Whitehawk, Bryn
phase: end
sea deck exactly: A Dead Calm | The Gulls Are Hungry
sea counters: 1
Whitehawk holds exactly: I raise! | Mind the boom!
Bryn holds exactly: nothing

= Whitehawk: 3 cards           # A Dead Calm
> Bryn drinks
> Bryn ends the phase
> Whitehawk discards Mind the boom!        # The Gulls Are Hungry, not A Dead Calm again
= A Dead Calm is discarded
= The Gulls Are Hungry is discarded
= Whitehawk: 2 cards
= the Sea Events: 1 counter
