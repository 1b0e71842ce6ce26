title: Whoever Ignores all effects Ignores every card, harmful or not
proves: NEGATE-18
seats: Ann, Ben, Cleo
Ann has 15 Fortitude
Ben has 15 Fortitude, 3 Alcohol
Cleo has 15 Fortitude, 3 Alcohol
Ann holds: Mixed Blessing
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.
card: Mixed Blessing (Action) = Each player gains 2 Fortitude and each other player loses 1 Alcohol Content and pays you 1 Gold.

> Ben plays Trance
> Ann plays Mixed Blessing
= Ben: 15 Fortitude, 3 Alcohol, 10 Gold
= Cleo: 17 Fortitude, 2 Alcohol, 9 Gold
= Ann: 17 Fortitude, 11 Gold

---
title: Whoever Ignores all effects Ignores every Event
proves: NEGATE-18
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Squall
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.
card: Squall (Sea Event) = Each player loses 1 Fortitude.

> Ben plays Trance
> Ann ends the phase
= now Ann: 19 Fortitude
= now Ben: 20 Fortitude
= now Cleo: 19 Fortitude

---
title: Whoever Ignores all effects takes nothing from a Drink that is passed to them
proves: NEGATE-18
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Wine
Ann holds: Pass Along
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.
card: Pass Along (Sometimes) = Pass your Drink to another player.

> Ben plays Trance
> Ann plays Pass Along on Ben
= Ann: 0 Alcohol
= Ben: 0 Alcohol

---
title: Whoever Ignores all effects is not part of a Round that is started
proves: NEGATE-18
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.

> Ben plays Trance
> Ann plays Gambling? I'm in!
= the pot: 2 Gold
> Cleo passes
= Ann: 11 Gold
= Ben: 10 Gold

---
title: A new Drink Deck is paid for by those, too, who Ignore all effects
proves: NEGATE-18
seats: Ann, Ben, Cleo
phase: order
drink deck exactly: Wine
drink discards: Dark Ale | Light Ale
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.

> Ben plays Trance
> Ann orders for Cleo
= Ann: 9 Gold
= Ben: 9 Gold
= Cleo: 9 Gold

---
title: Ignoring all effects lasts until the player's own next turn
proves: NEGATE-18
seats: Ann, Ben, Cleo
Ben holds: Trance
Cleo holds: Pinch | Pinch
card: Trance (Anytime) = You Ignore all effects until your next turn.
card: Pinch (Anytime) = Another player loses 1 Fortitude.

> Ben plays Trance
> Ann ends the phase
> Ann ends the phase
> Cleo plays Pinch on Ben
= Ben: 20 Fortitude
> Ann ends the phase
> Cleo plays Pinch on Ben
= Ben: 19 Fortitude

---
title: Whoever Ignores all effects is not paid by another player's card
proves: NEGATE-18
seats: Ann, Ben, Cleo
Ann holds: Treat
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.
card: Treat (Action) = You pay another player 1 Gold.

> Ben plays Trance
> Ann plays Treat on Ben
= Ben: 10 Gold
