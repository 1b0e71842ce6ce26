title: The Gulls Are Hungry: everybody gives up a card of their own choice, the player whose turn ends first
proves: DUNGEON-02, DUNGEON-04
seats: Whitehawk, Remy, Bryn, Tara
active: Bryn
phase: end
sea deck: The Gulls Are Hungry
sea counters: 1
Whitehawk holds exactly: I raise! | Mind the boom!
Remy holds exactly: I raise! | Deflect
Bryn holds exactly: I raise! | Heave!
Tara holds exactly: I raise! | The wind says fold.

# Whoever was asked out of turn would have given up "I raise!" already.
> Bryn discards Heave!
> Tara discards The wind says fold.
> Whitehawk discards Mind the boom!
> Remy discards Deflect
= Whitehawk: 1 card
= Remy: 1 card
= Bryn: 1 card
= Tara: 1 card
= Bryn holds I raise!
= Heave! is discarded
= the Sea Events: 1 counter
---
title: The Gulls Are Hungry: who has no card gives up none
proves: LIMIT-04
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Gulls Are Hungry
sea counters: 1
Whitehawk holds exactly: Mind the boom! | I raise!
Bryn holds exactly: nothing
Tara holds exactly: The wind says fold.

> Whitehawk discards I raise!
> Tara discards The wind says fold.
= Whitehawk: 1 card
= Bryn: 0 cards
= Tara: 0 cards
= the Sea Events: 1 counter
---
title: The Gulls Are Hungry: whoever Ignores them keeps the hand
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: The Gulls Are Hungry
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to. | Mind the boom!

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= the Sea Events: 0 counters             # Bryn is asked for a card
> Bryn discards (a blank)
> Tara discards (a blank)
= Whitehawk: 6 cards
= Bryn: 6 cards
= Tara: 6 cards
= the Sea Events: 1 counter
