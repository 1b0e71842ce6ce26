title: What Nerodia wants is hers for 1 Gold of somebody else's
proves: NERODIA-13
seats: Nerodia, Bryn, Tara
Nerodia holds: Mine now! | Cover charge. Eyes down, purses open.
Tara has 2 Petrified cards

> Nerodia plays Mine now! on Bryn using 1
= Bryn: 9 Gold
= Nerodia: 11 Gold, 2 Petrified cards
Nerodia cannot play Cover charge. Eyes down, purses open. because TYPES-05
---
title: With the Glare she may play another Action card
proves: NERODIA-10, NERODIA-14
seats: Nerodia, Bryn, Tara
Nerodia holds: Mine now! | Cover charge. Eyes down, purses open.
Tara has 2 Petrified cards

> Nerodia plays Mine now! on Bryn using 2
> Nerodia plays Cover charge. Eyes down, purses open.
> Bryn chooses Pay
> Tara chooses Pay
= Bryn: 8 Gold
= Tara: 9 Gold, 7 cards
= Nerodia: 13 Gold, 0 Petrified cards
---
title: If it is Negated, there is no other Action card either
proves: NEGATE-01, NEGATE-14, NERODIA-14
seats: Nerodia, Bryn, Tara
Nerodia holds: Mine now! | Cover charge. Eyes down, purses open.
Bryn has 2 Petrified cards
Tara holds: You were about to do something foolish.

> Nerodia plays Mine now! on Bryn using 2
> Tara plays You were about to do something foolish.
= Bryn: 10 Gold, 7 cards
= Nerodia: 10 Gold, 0 Petrified cards
Nerodia cannot play Cover charge. Eyes down, purses open. because TYPES-05
---
title: The Inn may pay for whoever she robs
proves: NEGATE-04
seats: Nerodia, Bryn, Tara
Nerodia holds: Mine now!
Bryn holds: The purser owes me one.

> Nerodia plays Mine now! on Bryn
> Bryn plays The purser owes me one.
= Bryn: 10 Gold
= Nerodia: 11 Gold
= the Inn: -1 Gold
---
title: A Drink on the house is no Gold
proves: NEGATE-04, DRINK-18
seats: Nerodia, Phyll, Bryn
Nerodia holds: Mine now!
Phyll holds: Here's one on the house instead

> Nerodia plays Mine now! on Phyll
> Phyll plays Here's one on the house instead
= Phyll: 10 Gold
= Nerodia: 10 Gold, 2 Drinks
---
title: Everybody else pays the cover charge, in Gold or in stone
proves: TYPES-05, NERODIA-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Cover charge. Eyes down, purses open.
Tara holds: I raise!

> Nerodia plays Cover charge. Eyes down, purses open.
> Bryn chooses Pay
> Tara chooses Petrify
> Tara chooses I raise!
= Nerodia: 11 Gold, 1 Petrified card
= Bryn: 9 Gold, 7 cards
= Tara: 10 Gold, 6 cards
= the Inn: 0 Gold
---
title: The copperhead lets the Inn pay
proves: NERODIA-13
seats: Tara, Nerodia, Bryn
Bryn has 1 Petrified card
Tara holds: Alms for the blind? Thank you. You too.
Nerodia holds: Usually I'm a copperhead, but today I'm a goldilocks!

> Tara plays Alms for the blind? Thank you. You too. on Nerodia, Bryn
> Nerodia plays Usually I'm a copperhead, but today I'm a goldilocks! using 1
= Nerodia: 10 Gold, 1 Petrified card
= Tara: 12 Gold
= Bryn: 9 Gold
= the Inn: -1 Gold
---
title: With the Glare the Inn pays all the same, and she gets a Gold from somebody besides
proves: CARD-031
seats: Tara, Nerodia, Bryn
Bryn has 1 Petrified card
Tara holds: Alms for the blind? Thank you. You too.
Nerodia holds: Usually I'm a copperhead, but today I'm a goldilocks!

> Tara plays Alms for the blind? Thank you. You too. on Nerodia, Bryn
> Nerodia plays Usually I'm a copperhead, but today I'm a goldilocks! on Bryn using 2
= Nerodia: 11 Gold, 0 Petrified cards
= Tara: 12 Gold
= Bryn: 8 Gold, 7 cards
= the Inn: -1 Gold
---
title: That somebody may be whoever wanted her Gold
proves: CARD-031
seats: Tara, Nerodia, Bryn
Bryn has 1 Petrified card
Tara holds: Alms for the blind? Thank you. You too.
Nerodia holds: Usually I'm a copperhead, but today I'm a goldilocks!

> Tara plays Alms for the blind? Thank you. You too. on Nerodia, Bryn
> Nerodia plays Usually I'm a copperhead, but today I'm a goldilocks! on Tara using 2
= Nerodia: 11 Gold
= Tara: 11 Gold
= Bryn: 9 Gold
= the Inn: -1 Gold
---
title: Without stone there is no Gold from anybody
proves: CARD-031, NERODIA-11
seats: Tara, Nerodia, Bryn
Tara holds: Harbour dues, gentlemen.
Nerodia holds: Usually I'm a copperhead, but today I'm a goldilocks!

> Tara plays Harbour dues, gentlemen.
Nerodia can play Usually I'm a copperhead, but today I'm a goldilocks!
Nerodia cannot play Usually I'm a copperhead, but today I'm a goldilocks! on Bryn using 2
> Nerodia plays Usually I'm a copperhead, but today I'm a goldilocks!
= Nerodia: 10 Gold
= Bryn: 9 Gold
---
title: A goldilocks pays no ante
proves: GAMBLE-23
seats: Bryn, Nerodia, Tara
Tara has 1 Petrified card
Bryn holds: Gambling? I'm in!
Nerodia holds: Usually I'm a copperhead, but today I'm a goldilocks! | Cold blood needs its basking hours.

> Bryn plays Gambling? I'm in!
> Bryn antes
Nerodia can play Cold blood needs its basking hours.
Nerodia cannot play Usually I'm a copperhead, but today I'm a goldilocks! because GAMBLE-23
> Nerodia antes
= Nerodia: 9 Gold
= the pot: 3 Gold
---
title: Cold blood leaves the Round instead of anteing
proves: GAMBLE-16
seats: Bryn, Nerodia, Tara
Bryn holds: Gambling? I'm in!
Nerodia holds: Cold blood needs its basking hours. | Winning Hand!

> Bryn plays Gambling? I'm in!
> Nerodia plays Cold blood needs its basking hours.
= Nerodia: 10 Gold
= the pot: 2 Gold
= Bryn is in control
Nerodia cannot play Winning Hand! because GAMBLE-15
---
title: A good head for games takes 1 Gold from the pot
proves: GAMBLE-30, NERODIA-13
seats: Bryn, Nerodia, Tara
Tara has 1 Petrified card
Bryn holds: Gambling? I'm in!
Nerodia holds: You could say I've got a good head for games

Nerodia cannot play You could say I've got a good head for games because GAMBLE-09
> Bryn plays Gambling? I'm in!
> Tara antes
= now the pot: 3 Gold
> Nerodia plays You could say I've got a good head for games using 1
= the pot: 2 Gold
= Nerodia: 10 Gold, 1 Petrified card
= Bryn is in control
---
title: With the Glare it takes another
proves: GAMBLE-30, NERODIA-10
seats: Bryn, Nerodia, Tara
Tara has 1 Petrified card
Bryn holds: Gambling? I'm in!
Nerodia holds: You could say I've got a good head for games

> Bryn plays Gambling? I'm in!
> Tara antes
= now the pot: 3 Gold
> Nerodia plays You could say I've got a good head for games using 2
= the pot: 1 Gold
= Nerodia: 11 Gold, 0 Petrified cards
= Tara: 7 cards
= Bryn is in control
> Nerodia passes
> Tara passes
= Bryn: 10 Gold
---
title: The last Gold of a pot may go, but the Prize stays in it
proves: PRIZE-07
seats: Bryn, Nerodia
prizes: Red Dragon Inn Loyalty Card
Bryn has 1 Petrified card
Bryn holds: Winning Hand! | Gambling? I'm in!
Nerodia holds: You could say I've got a good head for games

> Bryn plays Gambling? I'm in!
> Nerodia antes
= now the pot: 2 Gold
> Nerodia plays You could say I've got a good head for games using 2
= the pot: 0 Gold
= Nerodia: 11 Gold, 0 Red Dragon Inn Loyalty Card
= Red Dragon Inn Loyalty Card is in the pot
> Nerodia passes
= Bryn: 9 Gold, 1 Red Dragon Inn Loyalty Card
= Nerodia: 11 Gold, 0 Red Dragon Inn Loyalty Card
---
title: A Glare warms her while she basks
proves: NERODIA-13, GAMBLE-16
seats: Bryn, Nerodia, Tara
Tara has 1 Petrified card
Nerodia has 12 Fortitude
Bryn holds: Gambling? I'm in!
Nerodia holds: Cold blood needs its basking hours.

> Bryn plays Gambling? I'm in!
> Nerodia plays Cold blood needs its basking hours. using 2
= the pot: 2 Gold
= Nerodia: 10 Gold, 13 Fortitude, 0 Petrified cards
