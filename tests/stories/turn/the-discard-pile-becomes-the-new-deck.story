title: When the last card of a Character Deck is drawn the discard pile is shuffled and drawing goes on
proves: TURN-04
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Wink | Wink | Wink
Ada's deck: Nod
Ada's discards: Hum | Sigh
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.
card: Sigh (Anytime) = You gain 1 Fortitude.

> Ada chooses done
= now Ada: 7 cards
= now Ada holds Nod
= now Ada holds Hum
= now Ada holds Sigh
---
title: The discard pile is shuffled the moment the last card is drawn, not when the next one is needed
proves: TURN-04
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Wink | Wink | Wink | Wink | Ponder
Ada's deck: Nod
Ada's discards: Hum | Hum | Hum
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.
card: Ponder (Anytime) = You draw 3 cards.

> Ada chooses done
= now Ada holds Nod
# The new deck is the three Hums alone; what Ada plays from now on lies in a new discard pile.
> Ada plays Wink
= Ada: 6 cards
> Ada plays Wink
= Ada: 5 cards
> Ada plays Wink
= Ada: 4 cards
> Ada plays Wink
= Ada: 3 cards
> Ada plays Wink
= Ada: 2 cards
= Wink is discarded
> Ada plays Ponder
= Ada: 4 cards
= Ada holds Nod
= Ada holds Hum
= Ada does not hold Wink
---
title: With an empty deck and an empty discard pile a player draws what there is, without penalty
proves: TURN-04
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Wink
Ada's deck: Nod
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.

> Ada chooses done
= now Ada: 3 cards, 20 Fortitude, 0 Alcohol, 10 Gold
= now Ada holds Nod
= Ada is in
---
title: A deck that ran out over an empty discard pile is made anew from what has been discarded since
proves: TURN-04
seats: Ada, Bert
phase: discard
Ada holds exactly: Wink | Ponder
Ada's deck: Nod
card: Wink (Anytime) = You gain 1 Fortitude.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Ponder (Anytime) = You draw a card.

> Ada chooses done
= now Ada: 3 cards
> Ada plays Wink
= Ada: 2 cards
> Ada plays Ponder
= Ada: 2 cards
= Ada holds Wink
