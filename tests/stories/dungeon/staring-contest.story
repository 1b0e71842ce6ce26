title: Staring Contest: blink and gain 2 Fortitude, or stare and Ignore every Action card
proves: CARD-068
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann has 10 Fortitude
Cleo has 10 Fortitude
Ben holds: All of You
card: All of You (Action) = Each other player loses 3 Fortitude.

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
> Cleo chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben plays All of You
= Ann: 10 Fortitude
= Cleo: 9 Fortitude
---
title: Staring Contest: whoever stares Ignores good Action cards too
proves: CARD-068
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann has 10 Fortitude
Ben has 10 Fortitude
Ben holds: Free Soup
card: Free Soup (Action) = Each player gains 3 Fortitude.

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben plays Free Soup
= Ann: 10 Fortitude
= Ben: 15 Fortitude
---
title: Staring Contest: Anytime and Sometimes cards still affect whoever stares
proves: CARD-068
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann holds: Snap
Ben holds: Flick | Poke
Cleo holds: Tit for Tat
card: Flick (Anytime) = Another player loses 1 Fortitude.
card: Poke (Action) = Another player loses 2 Fortitude.
card: Snap (Anytime) = Another player loses 1 Fortitude.
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann chooses Ignore all Action cards
> Ben chooses Ignore all Action cards
> Cleo chooses Ignore all Action cards
= the Dungeon Events: 4 counters
> Ben plays Flick on Ann
= Ann: 19 Fortitude
> Ann plays Snap on Cleo
> Cleo plays Tit for Tat
= Ann: 17 Fortitude
= Cleo: 19 Fortitude
> Ben plays Poke on Ann
= Ann: 17 Fortitude
---
title: Staring Contest: Drinks and Events still affect whoever stares
proves: CARD-068
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
sea deck: A Dead Calm | Harbour Master | Kraken Attack
sea counters: 2
drink deck: Light Ale | Wine        # the Ale is ordered
Ben's pile: Round on the House!

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben drinks
= Ann: 2 Alcohol               # a Drink Event
= Ann: 7 cards
> Ben ends the phase
= Ann: 8 cards                 # a Sea Event
---
title: Staring Contest: an Event that can be answered like an Action card is still an Event
proves: CARD-068, NEGATE-12
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
sea deck: Leviathan off the Bow
sea counters: 2

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben drinks
> Ben ends the phase
= Ann: 17 Fortitude
---
title: Staring Contest: it lasts until the next turn of whoever stares
proves: CARD-068
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann holds: Second Breakfast
Ann has 10 Fortitude
Ben holds: Poke
card: Poke (Action) = Another player loses 2 Fortitude.
card: Second Breakfast (Action) = You gain 4 Fortitude.

> Ann chooses Ignore all Action cards
> Ben chooses Ignore all Action cards
= the Dungeon Events: 4 counters
> Ben plays Poke on Ann
= Ann: 10 Fortitude
> Ben drinks
> Ben ends the phase
= Ben: 0 Drinks
> Ann plays Second Breakfast
= Ann: 14 Fortitude
---
title: Staring Contest: whoever stares Ignores a Round, and the one left wins it
proves: CARD-068, AFFECT-06, GAMBLE-25
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ben holds: Gambling? I'm in!

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben plays Gambling? I'm in!
= Ann: 10 Gold
= Ben: 10 Gold
> Ben orders for Ann
---
title: Staring Contest: whoever stares Ignores the card, and pays if it says so
proves: CARD-068, NEGATE-18
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ben holds: Poke
card: Poke (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they pay 1 Gold to the Inn.

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben plays Poke on Ann
= Ann: 20 Fortitude, 9 Gold
---
title: Staring Contest: whoever Ignores the Event chooses nothing
proves: NEGATE-02
seats: Ann, Ben
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ann has 10 Fortitude
Ann holds: Lie Low
Ben holds: Poke
card: Lie Low (Sometimes) = Ignore an Event.
card: Poke (Action) = Another player loses 2 Fortitude.

> Ann plays Lie Low
> Ben chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben plays Poke on Ann
= Ann: 8 Fortitude
---
title: What an Action card does although it was Negated misses whoever stares
proves: CARD-068
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Ben holds: Last Word
Cleo holds: Stop That
card: Last Word (Action) = You gain 1 Fortitude. / If this card is Negated, each other player loses 2 Fortitude.
card: Stop That (Sometimes) = Negate an Action card.

> Ann chooses Ignore all Action cards
> Ben chooses Gain 2 Fortitude
> Cleo chooses Gain 2 Fortitude
= the Dungeon Events: 4 counters
> Ben plays Last Word
> Cleo plays Stop That
= Ann: 20 Fortitude
= Cleo: 18 Fortitude
