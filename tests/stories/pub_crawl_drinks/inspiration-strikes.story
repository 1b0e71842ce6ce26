title: Inspiration turns up cards until an Action card comes, which is taken
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Inspiration Strikes!
Ann's deck: Hush | Top Up | Elbow | Shove
card: Hush (Sometimes) = Negate a Sometimes card.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.

> Ann ends the phase
= Ann: 8 cards, 0 Alcohol
= Ann holds Elbow
= Ann does not hold Shove
= Hush is discarded
= Top Up is discarded
= Inspiration Strikes! is discarded
= Ben: 7 cards
---
title: If the deck runs out before inspiration strikes, the discards are shuffled and turned up too
proves: CARD-020
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Inspiration Strikes!
Ann's deck: Hush | Top Up
Ann's discards: Elbow
card: Hush (Sometimes) = Negate a Sometimes card.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann ends the phase
= Ann: 8 cards
= Ann holds Elbow
= Hush is discarded
= Top Up is discarded
---
title: Without any Action card in deck and discards everything is turned up in vain
proves: CARD-020, LIMIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Inspiration Strikes!
Ann's deck: Hush
Ann's discards: Top Up
card: Hush (Sometimes) = Negate a Sometimes card.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ann ends the phase
= Ann: 7 cards
= Hush is discarded
= Top Up is discarded
---
title: A card that is Action and Gambling inspires too
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Inspiration Strikes!
Ann's deck: Winning Hand! | Gambling? I'm in! | Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann ends the phase
= Ann holds Gambling? I'm in!
= Ann does not hold Elbow
= Winning Hand! is discarded
---
title: Whoever Ignores the Event is not inspired
proves: NEGATE-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Inspiration Strikes!
Ann holds: Lie Low
Ann's deck: Elbow
card: Lie Low (Sometimes) = Ignore an Event.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Lie Low
= Ann: 6 cards
= Ann does not hold Elbow
= Inspiration Strikes! is discarded
---
title: Inspiration strikes whoever reveals it, whose turn it may be
seats: Ann, Ben, Cleo
drinks: rdi8
Ann holds: Drink Up
Ben's pile: Inspiration Strikes!
Ann's deck: Shove
Ben's deck: Hush | Elbow
card: Drink Up (Action) = Another player takes a Drink from their pile.
card: Hush (Sometimes) = Negate a Sometimes card.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.

> Ann plays Drink Up on Ben
= Ben: 8 cards
= Ben holds Elbow
= Ann: 6 cards
= Ann does not hold Shove
---
title: Nobody is inspired by a Chaser
proves: DRINK-10
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wine with a Chaser | Inspiration Strikes!

> Ann drinks
= Ann: 2 Alcohol, 7 cards
= Inspiration Strikes! is discarded
