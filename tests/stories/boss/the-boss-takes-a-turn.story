title: Against two a Boss plays 2 Action cards
proves: BOSS-10, BOSS-12
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow | Elbow

> Amundyr plays Elbow on Lucky
> Amundyr plays Elbow on Lucky
= Lucky: 16 Fortitude
= Phyll: 16 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: Against three a Boss plays 3 Action cards
proves: BOSS-10, BOSS-12
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow | Elbow | Elbow

> Amundyr plays Elbow on Lucky
> Amundyr plays Elbow on Bryn
> Amundyr plays Elbow on Lucky
= Lucky: 14 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: Against four a Boss plays 4 Action cards
proves: BOSS-10
seats: Amundyr, Lucky, Phyll, Bryn, Tara
teams: Amundyr, Lucky + Phyll + Bryn + Tara
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow | Elbow | Elbow | Elbow

> Amundyr plays Elbow on Lucky
> Amundyr plays Elbow on Phyll
> Amundyr plays Elbow on Bryn
> Amundyr plays Elbow on Tara
= Tara: 12 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: In the first turn it is half as many: 1 against two
proves: BOSS-10
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow

> Amundyr plays Elbow on Lucky
= Lucky: 18 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: In the first turn it is 2 against three
proves: BOSS-10
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow | Elbow

> Amundyr plays Elbow on Lucky
> Amundyr plays Elbow on Bryn
= Lucky: 16 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: In the first turn it is 2 against four as well
proves: BOSS-10
seats: Amundyr, Lucky, Phyll, Bryn, Tara
teams: Amundyr, Lucky + Phyll + Bryn + Tara
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow | Elbow

> Amundyr plays Elbow on Lucky
> Amundyr plays Elbow on Tara
= Lucky: 16 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: A Boss may play fewer Action cards
proves: BOSS-10
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow

> Amundyr plays Elbow on Lucky
> Amundyr passes
> Amundyr orders for Lucky
= Lucky: 18 Fortitude, 2 Drinks
= Amundyr holds Elbow
---
title: Each Action card is done with before the next one is played
proves: BOSS-11
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Ouch (Sometimes) = When another player makes you lose Fortitude, they lose 1 Fortitude.
Amundyr holds: Elbow | Elbow
Phyll holds: Ouch

> Amundyr plays Elbow on Phyll
Amundyr cannot play Elbow because TYPES-05
> Phyll plays Ouch
= now Phyll: 18 Fortitude
Amundyr cannot play Elbow because TYPES-05
> the window closes
= Amundyr: 19 Fortitude
> Amundyr plays Elbow on Phyll
= Phyll: 16 Fortitude
---
title: A Boss's Action cards stay face up until the Action Phase is over
proves: BOSS-11
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.
Amundyr holds: Elbow | Shove

> Amundyr plays Elbow on Lucky
= Elbow is not discarded
> Amundyr plays Shove on Lucky
= Elbow is not discarded
= Shove is not discarded
> Amundyr ends the phase
= Elbow is discarded
= Shove is discarded
= Amundyr: 2 discarded
---
title: A Boss's Action card that is Negated stays there as well
proves: BOSS-11
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Nope (Sometimes) = Negate an Action card.
Amundyr holds: Elbow
Phyll holds: Nope

> Amundyr plays Elbow on Lucky
> Phyll plays Nope
= Lucky: 20 Fortitude
= Elbow is not discarded
= Nope is discarded
> Amundyr ends the phase
= Elbow is discarded
---
title: A Challenger's Action card is discarded at once
proves: BOSS-11
seats: Lucky, Phyll, Amundyr
teams: Amundyr, Lucky + Phyll
turn: 2
card: Elbow (Action) = Another player loses 2 Fortitude.
Lucky holds: Elbow

> Lucky plays Elbow on Amundyr
= Elbow is discarded
---
title: After a Round of Gambling the Boss goes on with the Action cards that are left
proves: BOSS-11, GAMBLE-11
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Gambling? I'm in! | Elbow | Elbow

> Amundyr plays Gambling? I'm in!
> Lucky champions
= the pot: 2 Gold
> Lucky passes
> Amundyr plays Elbow on Phyll
= Amundyr: 11 Gold
= Lucky: 9 Gold, 18 Fortitude
Amundyr cannot play Elbow because BOSS-10
---
title: Against three a Boss orders 3 Drinks, as she likes
proves: BOSS-13
example: EX-129
seats: Amundyr, Torglesnarf, Vlazlo, Daareka
teams: Amundyr, Torglesnarf + Vlazlo + Daareka
turn: 3
phase: order

> Amundyr orders for Torglesnarf
> Amundyr orders for Vlazlo
> Amundyr orders for Vlazlo
= Torglesnarf: 2 Drinks
= Vlazlo: 3 Drinks
= Daareka: 1 Drink
= Amundyr: 1 Drink
---
title: Nerodia orders one here and two there
proves: BOSS-13
example: EX-052
seats: Nerodia, Samantha, Farai, Phyll
teams: Nerodia, Samantha + Farai + Phyll
turn: 3
phase: order

> Nerodia orders for Samantha
> Nerodia orders for Farai
> Nerodia orders for Farai
= Samantha: 2 Drinks
= Farai: 3 Drinks
= Phyll: 1 Drink
---
title: All Drinks may go to one Challenger
proves: BOSS-13
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
phase: order

> Amundyr orders for Phyll
> Amundyr orders for Phyll
> Amundyr drinks
= Phyll: 3 Drinks
= Lucky: 1 Drink
---
title: Against four a Boss orders 4 Drinks
proves: BOSS-13
seats: Amundyr, Lucky, Phyll, Bryn, Tara
teams: Amundyr, Lucky + Phyll + Bryn + Tara
turn: 3
phase: order

> Amundyr orders for Lucky
> Amundyr orders for Phyll
> Amundyr orders for Bryn
> Amundyr orders for Tara
> Amundyr drinks
= Lucky: 2 Drinks
= Tara: 2 Drinks
---
title: In the first turn a Boss orders 1 Drink against two
proves: BOSS-13
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
phase: order

> Amundyr orders for Lucky
> Amundyr drinks
= Lucky: 2 Drinks
= Phyll: 1 Drink
---
title: In the first turn a Boss orders 2 Drinks against three
proves: BOSS-13
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
phase: order

> Amundyr orders for Lucky
> Amundyr orders for Lucky
> Amundyr drinks
= Lucky: 3 Drinks
= Phyll: 1 Drink
= Bryn: 1 Drink
---
title: In the first turn a Boss orders 2 Drinks against four, too
proves: BOSS-13
seats: Amundyr, Lucky, Phyll, Bryn, Tara
teams: Amundyr, Lucky + Phyll + Bryn + Tara
phase: order

> Amundyr orders for Lucky
> Amundyr orders for Tara
> Amundyr drinks
= Lucky: 2 Drinks
= Phyll: 1 Drink
= Tara: 2 Drinks
---
title: A Boss drinks one Drink, however many there are
proves: BOSS-14
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
turn: 3
phase: drink
Amundyr's pile: Wine | Elven Wine | Dragon Breath Ale

> Amundyr drinks
= Amundyr: 2 Alcohol, 2 Drinks
> Amundyr ends the phase
= Amundyr: 2 Alcohol, 2 Drinks
---
title: A Boss refills to the hand of a Boss
proves: BOSS-09, BOSS-03
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
turn: 3
phase: discard
card: Junk (Action) = You gain 1 Gold.
Amundyr holds: Junk | Junk

= Amundyr: 9 cards
= Lucky: 7 cards
> Amundyr discards Junk
> Amundyr discards Junk
> Amundyr ends the phase
= Amundyr: 9 cards, 2 discarded
---
title: Nerodia Decays before she discards, as a Boss too
proves: BOSS-09, NERODIA-09
seats: Nerodia, Bryn, Tara
teams: Nerodia, Bryn + Tara
turn: 3
phase: discard
Bryn has 2 Petrified cards

= Nerodia: 1 Petrified card, 8 cards
= Bryn: 6 cards
---
title: Boss Vlazlo buys from all three form decks
proves: BOSS-09, VLAZLO-06, VLAZLO-12
seats: Vlazlo, Bryn, Tara
teams: Vlazlo, Bryn + Tara
turn: 3
phase: discard
Vlazlo has 6 Blood
Vlazlo holds: I don't think so!
deck of Monstrosity: Zat tickled.
deck of Bat: Bat nap
deck of Wolf: Awoooo!

> Vlazlo discards I don't think so!
> Vlazlo buys Monstrosity
= Vlazlo holds Zat tickled.
> Vlazlo buys Bat
> Vlazlo buys Wolf
> Vlazlo ends the phase
= Vlazlo: 0 Blood, 10 cards
= Vlazlo holds Bat nap
= Vlazlo holds Awoooo!
---
title: What Boss Vlazlo buys may exceed the hand of a Boss
proves: VLAZLO-08, BOSS-09
seats: Vlazlo, Bryn, Tara, Lucky
teams: Vlazlo, Bryn + Tara + Lucky
turn: 3
phase: discard
Vlazlo has 2 Blood

= Vlazlo: 9 cards
> Vlazlo buys Monstrosity
> Vlazlo ends the phase
= Vlazlo: 10 cards, 0 Blood
---
title: Challengers take a shared turn, one Action card each
proves: BOSS-15
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
active: Lucky
turn: 2
card: Elbow (Action) = Another player loses 2 Fortitude.
Lucky holds: Elbow | Elbow
Phyll holds: Elbow
Bryn holds: Elbow

> Phyll plays Elbow on Amundyr
> Lucky plays Elbow on Amundyr
= Amundyr: 16 Fortitude
Lucky cannot play Elbow because TEAM-14
> Bryn plays Elbow on Amundyr
= Amundyr: 14 Fortitude
= Lucky holds Elbow
---
title: An Action that a Challenger does not use is nobody else's
proves: BOSS-15
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
active: Lucky
turn: 2
card: Elbow (Action) = Another player loses 2 Fortitude.
Phyll holds: Elbow | Elbow

> Lucky passes
> Phyll plays Elbow on Amundyr
= Amundyr: 18 Fortitude
Phyll cannot play Elbow because TEAM-14
---
title: The Challengers order one Drink in all, for the Boss
proves: BOSS-16
seats: Amundyr, Lucky, Phyll, Bryn
teams: Amundyr, Lucky + Phyll + Bryn
active: Lucky
turn: 2
phase: order

> Phyll orders for Amundyr
> Lucky drinks
= Amundyr: 2 Drinks
= Phyll: 1 Drink
---
title: Each Challenger drinks their own Drink
proves: BOSS-15
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
active: Lucky
turn: 2
phase: drink
Lucky's pile: Wine
Phyll's pile: Elven Wine

> Phyll drinks
= now Lucky: 3 Alcohol
> Lucky drinks
= Lucky: 5 Alcohol, 0 Drinks
= Phyll: 0 Drinks
---
title: Then it is the Boss's turn again
proves: BOSS-08
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
active: Lucky
turn: 2
phase: drink
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow

> Phyll ends the phase
> Amundyr ends the phase
> Amundyr plays Elbow on Phyll
> Amundyr plays Elbow on Phyll
= Phyll: 16 Fortitude
---
title: A turn that ends in the Action Phase ends that phase, too
proves: BOSS-11, TURN-17
seats: Vlazlo, Lucky, Phyll
teams: Vlazlo, Lucky + Phyll
turn: 3
Vlazlo holds: Elbow | Bat nap
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Wave (Sea Event 2) = Each player loses 1 Fortitude.
sea deck: Wave
sea counters: 1

> Vlazlo plays Elbow on Lucky
= Elbow is not discarded
> Vlazlo plays Bat nap
> Phyll champions
= now Elbow is discarded
= Lucky: 17 Fortitude
= Vlazlo: 20 Fortitude
---
title: An Action that a card grants comes on top of those of a Boss
proves: BOSS-10
seats: Ann, Ben, Cat
teams: Ann, Ben + Cat
card: Heave ho (Action) = Another player loses 1 Fortitude and you may play another Action card.
card: Kick (Action) = Another player loses 1 Fortitude.
Ann holds: Heave ho | Kick | Kick

> Ann plays Heave ho on Ben
> Ann plays Kick on Ben
= Ben: 18 Fortitude
Ann cannot play Kick on Ben
