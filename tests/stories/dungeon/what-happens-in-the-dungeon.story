title: Cave-in!: everybody pays 1 Gold and loses the top Drink of their pile
proves: DUNGEON-02
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Cave-in!
dungeon counters: 1
Ann's pile: Wine | Light Ale
Cleo's pile: nothing

= Ann: 9 Gold, 1 Drink, 0 Alcohol
= Ben: 9 Gold, 0 Drinks
= Cleo: 9 Gold, 0 Drinks
= Wine is discarded
= Light Ale is not discarded
= the Inn: +3 Gold
= the Dungeon Events: 3 counters
---
title: Drink or Meet Your Doom!: all choose, those who do not discard reveal, one window, all drink together
proves: CARD-043, TIMING-06
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
drink deck: Wine | Elven Wine
Ben holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ann chooses Drink
> Ben chooses Discard 3 cards
= now Ann: 0 Alcohol
> Cleo chooses Drink
> Ben discards (a blank)
> Ben discards (a blank)
> Ben discards (a blank)
= the Drink of Ann: 2 Alcohol
= now the Drink of Cleo: 3 Alcohol
> Ben plays Top Up on Cleo's Drink
= Ann: 2 Alcohol
= Ben: 0 Alcohol, 3 cards
= Cleo: 5 Alcohol
= the Dungeon Events: 4 counters
---
title: Drinks with "Friends": everybody drinks the same Drink, and the richest gets the round
proves: DUNGEON-04, HOUSE-03
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Drinks with "Friends"
dungeon counters: 1
drink deck: Elven Wine
Ann has 11 Gold
Cleo holds: Plug
card: Plug (Sometimes) = Ignore a Drink.

> Cleo plays Plug
= Ann: 3 Alcohol, 10 Gold
= Ben: 3 Alcohol, 10 Gold
= Cleo: 0 Alcohol, 10 Gold
= the Dungeon Events: 3 counters
---
title: Drinks with "Friends": if whoever reveals it Ignores it, the others drink all the same
proves: DUNGEON-04
seats: Ann, Ben
phase: end
dungeon deck: Drinks with "Friends"
dungeon counters: 1
drink deck: Elven Wine
Ann holds: Lie Low
card: Lie Low (Sometimes) = Ignore an Event.

> Ann plays Lie Low
= Ann: 0 Alcohol, 10 Gold
= Ben: 3 Alcohol, 9 Gold
---
title: Who Let All These Kobolds In?: pay 1 Gold, or lose 2 cards at random
proves: DUNGEON-04
seats: Ann, Ben
phase: end
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1

> Ann chooses Pay 1 Gold
> Ben chooses Discard 2 cards at random
= Ann: 9 Gold, 7 cards
= Ben: 10 Gold, 5 cards
= the Dungeon Events: 2 counters
---
title: With one card in hand nobody can choose to lose two at random
proves: DUNGEON-05
seats: Ann, Ben
phase: end
dungeon deck: Pickpocket Rats
dungeon counters: 1
drink deck: Wine | Light Ale
card: Pickpocket Rats (Dungeon Event) = Each player chooses: drink a Drink from the Drink Deck, or discard 2 cards at random.
Ben holds exactly: I raise!

> Ann chooses Drink
> Ben chooses D                # only one option begins so, else the story could not be told
= Ben: 1 Alcohol, 1 card
---
title: Rust Monster: the richest pay 3 Gold, all of them
proves: DUNGEON-02
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Rust Monster
dungeon counters: 1
Cleo has 9 Gold

= Ann: 7 Gold
= Ben: 7 Gold
= Cleo: 9 Gold
= the Dungeon Events: 3 counters
---
title: Draught from the Crypt: it sobers, and it bites
proves: DUNGEON-02
seats: Ann, Ben
phase: end
dungeon deck: Draught from the Crypt
dungeon counters: 1
Ann has 5 Alcohol

= Ann: 3 Alcohol, 19 Fortitude
= Ben: 0 Alcohol, 19 Fortitude
= the Dungeon Events: 1 counter
---
title: Gelatinous Cube: 2 cards of every hand, or as many as there are
proves: LIMIT-04
seats: Ann, Ben
phase: end
dungeon deck: Gelatinous Cube
dungeon counters: 1
Ben holds exactly: I raise!

= Ann: 5 cards, 2 discarded
= Ben: 0 cards
= I raise! is discarded
= the Dungeon Events: 4 counters
---
title: The Toll Troll: 3 Fortitude, 1 less for each Gold
proves: DUNGEON-04
seats: Ann, Ben, Cleo
phase: end
dungeon deck: The Toll Troll
dungeon counters: 1

> Ann chooses Pay 3 Gold
> Ben chooses Pay 1 Gold
> Cleo chooses Pay nothing
= Ann: 20 Fortitude, 7 Gold
= Ben: 18 Fortitude, 9 Gold
= Cleo: 17 Fortitude, 10 Gold
= the Inn: +4 Gold
= the Dungeon Events: 5 counters
---
title: Your Table Is a Mimic: 2 Fortitude and a card of everybody's choice
proves: DUNGEON-02
seats: Ann, Ben
phase: end
dungeon deck: Your Table Is a Mimic
dungeon counters: 1
Ann holds: I raise!

> Ann discards I raise!
> Ben discards (a blank)
= Ann: 18 Fortitude, 6 cards
= Ben: 18 Fortitude, 6 cards
= the Dungeon Events: 5 counters
---
title: Your Table Is a Mimic: cards that name Action cards reduce or Ignore it, others do not
proves: NEGATE-12, DUNGEON-10
seats: Ann, Ben, Cleo
phase: end
dungeon deck: Your Table Is a Mimic
dungeon counters: 1
Ann holds: Padding
Ben holds: Duck
Cleo holds: Not Me
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Duck (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 2.
card: Not Me (Sometimes) = Ignore an Action card that affects your Fortitude.

Ann cannot play Padding because NEGATE-12
> Ben plays Duck
> Cleo plays Not Me
> Ann discards (a blank)
> Ben discards (a blank)
= Ann: 18 Fortitude, 6 cards
= Ben: 20 Fortitude, 5 cards
= Cleo: 20 Fortitude, 6 cards
---
title: The Minotaur Hates Sober People: 4 Fortitude, all who are level at the bottom
proves: DUNGEON-02
seats: Ann, Ben, Cleo
phase: end
dungeon deck: The Minotaur Hates Sober People
dungeon counters: 1
Ann has 3 Alcohol
Ben has 1 Alcohol
Cleo has 1 Alcohol

= Ann: 20 Fortitude
= Ben: 16 Fortitude
= Cleo: 16 Fortitude
= the Dungeon Events: 6 counters
