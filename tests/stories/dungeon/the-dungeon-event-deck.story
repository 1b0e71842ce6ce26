title: A counter comes off at the end of each turn, and the last one reveals the top Event
proves: DUNGEON-02
seats: Ann, Ben, Cleo
phase: drink
dungeon deck: Cave-in!
dungeon counters: 2

> Ann drinks
> Ann ends the phase
= the Dungeon Events: 1 counter
= Ann: 10 Gold
> Ben drinks
> Ben ends the phase
= Ann: 9 Gold
= Cave-in! is discarded
= the Dungeon Events: 3 counters
= the Dungeon Events: 1 discarded
---
title: Without being told otherwise two counters lie on the deck
proves: DUNGEON-01
seats: Ann, Ben
dungeon deck: Cave-in!

= the Dungeon Events: 2 counters
---
title: An exhausted Dungeon Event Deck is made anew of its discards
proves: DUNGEON-03
seats: Ann, Ben
phase: end
dungeon deck exactly: Draught from the Crypt
dungeon counters: 1

= Ann: 19 Fortitude
= Draught from the Crypt is discarded
= the Dungeon Events: 1 counter
> Ben drinks
> Ben ends the phase
= Ann: 18 Fortitude
= Ben: 18 Fortitude
---
title: Choices are made in turn order, the player whose turn ends first
proves: DUNGEON-04
seats: Ann, Ben, Cleo
active: Ben
phase: end
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1

= now Ben is asked
> Ben chooses Pay 1 Gold
= now Cleo is asked
> Cleo chooses Discard 2 cards
= now Ann is asked
> Ann chooses Pay 1 Gold
= Ben: 9 Gold, 7 cards
= Cleo: 10 Gold, 5 cards
= Ann: 9 Gold, 7 cards
---
title: What a player cannot do they cannot choose: A must drink, B may do either
proves: DUNGEON-05, CARD-043
example: EX-093
seats: A, B
phase: end
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
drink deck: Wine
A holds exactly: I raise! | Winning Hand!
B holds exactly: I raise! | Winning Hand! | I don't think so!

> A declines
> B declines
> A chooses D                  # the one thing A can do, else the story could not be told
> B chooses Discard 3 cards
> B discards I raise!
> B discards Winning Hand!
> B discards I don't think so!
= A: 2 Alcohol, 2 cards
= B: 0 Alcohol, 0 cards
---
title: The Event comes after the Drink of the turn, as the last thing of it
proves: DUNGEON-07
seats: Ann, Ben
phase: drink
dungeon deck: Draught from the Crypt
dungeon counters: 1
Ann's pile: Wine

> Ann drinks
= now Ann: 2 Alcohol, 20 Fortitude
> Ann ends the phase
= Ann: 0 Alcohol, 19 Fortitude
---
title: A counter comes off although the player of the turn has lost
proves: DUNGEON-08, TURN-17
example: EX-095
seats: Ann, Ben, Cleo
phase: drink
dungeon deck: Cave-in!
dungeon counters: 2
Ann has 5 Fortitude, 4 Alcohol
Ann's pile: Wine

> Ann drinks
= Ann is out: passed out
= the Dungeon Events: 1 counter
---
title: A card given up to a Dungeon Event is not played
proves: DUNGEON-09, TYPES-08
seats: Ann, Ben
phase: end
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
drink deck: Wine
Ann has 10 Fortitude
Ann holds exactly: Second Wind | I raise! | Winning Hand!
Ben holds: I don't think so!
card: Second Wind (Anytime) = You gain 3 Fortitude.

> Ann chooses Discard 3 cards
> Ben chooses Drink
> Ann discards Second Wind
= now Ann: 10 Fortitude
Ben cannot play I don't think so!
> Ann discards I raise!
> Ann discards Winning Hand!
= Ann: 10 Fortitude, 0 cards
---
title: A Dungeon Event can be Ignored or Negated before it starts resolving, and then no more
proves: DUNGEON-10, NEGATE-10, CARD-043
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
drink deck: Wine | Light Ale | Elven Wine
Ben holds: Lie Low
Cleo holds: Call It Off | Plug
card: Lie Low (Sometimes) = Ignore an Event.
card: Call It Off (Sometimes) = Negate an Event.
card: Plug (Sometimes) = Ignore a Drink.

Ben can play Lie Low
Cleo can play Call It Off
> the window closes
Ben cannot play Lie Low because NEGATE-10
Cleo cannot play Call It Off because NEGATE-10
> Ann chooses Drink
Ben cannot play Lie Low because NEGATE-10
> Ben chooses Drink
> Cleo chooses Drink
= the Drink of Ann: 2 Alcohol
Ben cannot play Lie Low because NEGATE-10
> Cleo plays Plug
= Ann: 2 Alcohol
= Ben: 1 Alcohol
= Cleo: 0 Alcohol
---
title: A Negated Dungeon Event does nothing to anybody and has its level all the same
proves: DUNGEON-10, NEGATE-08
seats: Ann, Ben
phase: end
dungeon deck: The Minotaur Hates Sober People
dungeon counters: 1
Ben holds: Call It Off
card: Call It Off (Sometimes) = Negate an Event.

> Ben plays Call It Off
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= the Dungeon Events: 6 counters
---
title: A card against Sea Events does not work on a Dungeon Event
proves: NEGATE-09
seats: Ann, Ben
phase: end
dungeon deck: Rust Monster
dungeon counters: 1
Ann holds: Keep Below Deck | Keep to the Cellar
card: Keep Below Deck (Sometimes) = Ignore a Sea Event.
card: Keep to the Cellar (Sometimes) = Ignore a Dungeon Event.

Ann cannot play Keep Below Deck because NEGATE-09
> Ann plays Keep to the Cellar
= Ann: 10 Gold
= Ben: 7 Gold
---
title: A Dungeon Event is nobody's attack: there is nobody to hit back
proves: TIMING-11
seats: Ann, Ben
phase: end
dungeon deck: Your Table Is a Mimic
dungeon counters: 1
Ben holds: Tit for Tat
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ben discards Tit for Tat
= Ann: 18 Fortitude
= Ben: 18 Fortitude, 6 cards
