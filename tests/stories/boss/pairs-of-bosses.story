title: Two Bosses of a pair have one Action card each, in the first turn too
proves: THB-01, THB-03
seats: Amundyr, Daareka, Torglesnarf, Nerodia
teams: Amundyr + Daareka, Torglesnarf + Nerodia
variant: two-headed-boss-battle
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow
Daareka holds: Elbow

= Amundyr: 7 cards, 2 Potions
= Daareka: 7 cards
> Daareka plays Elbow on Nerodia
> Amundyr plays Elbow on Torglesnarf
= Nerodia: 16 Fortitude
Amundyr cannot play Elbow because TEAM-14
= Elbow is discarded
---
title: In a later turn it is one each as well
proves: THB-03
seats: Amundyr, Daareka, Torglesnarf, Nerodia
teams: Amundyr + Daareka, Torglesnarf + Nerodia
variant: two-headed-boss-battle
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow

> Amundyr plays Elbow on Torglesnarf
= Torglesnarf: 18 Fortitude
Amundyr cannot play Elbow because TEAM-14
---
title: A pair of Bosses orders two Drinks
proves: THB-03
seats: Amundyr, Daareka, Torglesnarf, Nerodia
teams: Amundyr + Daareka, Torglesnarf + Nerodia
variant: two-headed-boss-battle
phase: order

> Daareka orders for Nerodia
> Amundyr orders for Torglesnarf
> Amundyr ends the phase
= Nerodia: 2 Drinks
= Torglesnarf: 2 Drinks
= Daareka: 1 Drink
---
title: A Boss of a pair refills to seven
proves: THB-02
seats: Amundyr, Daareka, Torglesnarf, Nerodia
teams: Amundyr + Daareka, Torglesnarf + Nerodia
variant: two-headed-boss-battle
phase: discard
Amundyr holds: Stop looking at my bandages
card: Stop looking at my bandages (Action) = You gain 1 Gold.

> Amundyr discards Stop looking at my bandages
> Amundyr ends the phase
= Amundyr: 7 cards, 1 discarded
= Daareka: 7 cards
---
title: Vlazlo in a pair of Bosses buys from all three form decks, and Nerodia Decays first
proves: THB-03, VLAZLO-12, NERODIA-09
seats: Vlazlo, Nerodia, Amundyr, Daareka
teams: Vlazlo + Nerodia, Amundyr + Daareka
variant: two-headed-boss-battle
phase: discard
Vlazlo has 2 Blood
Daareka has 1 Petrified card
deck of Monstrosity: Zat tickled.

= Nerodia: 0 Petrified cards
= Daareka: 7 cards
> Vlazlo buys Monstrosity
= Vlazlo holds Zat tickled.
---
title: A Boss and a Lackey have seven cards and two Potions
proves: LACKEY-02
seats: Amundyr, Bryn, Daareka, Lucky, Vlazlo, Phyll
teams: Amundyr + Bryn, Daareka + Lucky, Vlazlo + Phyll
variant: leaders-and-lackeys

= Amundyr: 7 cards, 2 Potions, 10 Gold
= Bryn: 7 cards
= Vlazlo: 7 cards, 2 Potions
---
title: A Boss with a Lackey has one Action card, and so has the Lackey
proves: LACKEY-01, LACKEY-03
seats: Amundyr, Bryn, Daareka, Lucky
teams: Amundyr + Bryn, Daareka + Lucky
variant: leaders-and-lackeys
turn: 3
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow
Bryn holds: Elbow

> Amundyr plays Elbow on Lucky
= Lucky: 18 Fortitude
Amundyr cannot play Elbow because TEAM-14
> Bryn plays Elbow on Daareka
= Lucky: 16 Fortitude
---
title: A Boss and a Lackey order two Drinks
proves: LACKEY-03
seats: Amundyr, Bryn, Daareka, Lucky
teams: Amundyr + Bryn, Daareka + Lucky
variant: leaders-and-lackeys
phase: order

> Bryn orders for Lucky
> Amundyr orders for Lucky
> Amundyr ends the phase
= Lucky: 3 Drinks
= Daareka: 1 Drink
---
title: With a Lackey the team chooses who is Champion
proves: LACKEY-01, TEAM-20
seats: Amundyr, Bryn, Daareka, Lucky
teams: Amundyr + Bryn, Daareka + Lucky
variant: leaders-and-lackeys
Amundyr holds: Gambling? I'm in!

> Amundyr plays Gambling? I'm in!
> Lucky champions
= Lucky is Champion
= Daareka is not Champion
