title: Whoever is short pays Samantha 2 Gold
proves: TYPES-05
seats: Samantha, Bryn, Tara
Samantha holds: You're short. Teeth are accepted.

> Samantha plays You're short. Teeth are accepted. on Bryn
> Bryn chooses Pay Samantha 2 Gold
= Bryn: 20 Fortitude, 8 Gold
= Samantha: 12 Gold, 0 Brawls
---
title: Or pays in teeth
proves: TIMING-11
seats: Samantha, Bryn, Tara
Samantha holds: You're short. Teeth are accepted.
Bryn holds: You wanna play, huh?

> Samantha plays You're short. Teeth are accepted. on Bryn
> Bryn chooses Lose 3 Fortitude
> Bryn plays You wanna play, huh?
= Bryn: 17 Fortitude, 10 Gold
= Samantha: 18 Fortitude, 10 Gold
---
title: Teeth chosen and redirected stay teeth
proves: REDIRECT-02
seats: Samantha, Tara, Bryn
Samantha holds: You're short. Teeth are accepted.
Tara holds: You may want to duck.

> Samantha plays You're short. Teeth are accepted. on Tara
> Tara chooses Lose 3 Fortitude
> Tara plays You may want to duck. on Bryn
= Tara: 20 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 10 Gold
= Samantha: 10 Gold
---
title: When the book is closed everybody has lost 1 Gold, and Samantha has her 3
proves: TYPES-05
seats: Samantha, Bryn, Tara, Whitehawk
Samantha holds: The book is closed. You all lost.
Whitehawk holds: The purser owes me one.

> Samantha plays The book is closed. You all lost.
> Whitehawk plays The purser owes me one.
= Samantha: 13 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
= Whitehawk: 10 Gold
= the Inn: -1 Gold
---
title: The stool behind the pillar heals whoever bids most, and Samantha has her commission
proves: CARD-035
seats: Samantha, Bryn, Tara
Bryn has 12 Fortitude
Tara has 15 Fortitude
Samantha holds: The stool behind the pillar goes to the highest bidder!

> Samantha plays The stool behind the pillar goes to the highest bidder!
> Samantha passes
> Bryn chooses bid 1 Gold
> Tara chooses bid 2 Gold
> Bryn chooses bid 3 Gold
> Tara passes
= Bryn: 16 Fortitude, 7 Gold
= Tara: 15 Fortitude, 10 Gold
= Samantha: 11 Gold
= the Inn: +2 Gold
---
title: If nobody bids for the stool, there is no commission either
proves: CARD-035
seats: Samantha, Bryn, Tara
Bryn has 12 Fortitude
Samantha holds: The stool behind the pillar goes to the highest bidder!

> Samantha plays The stool behind the pillar goes to the highest bidder!
= Bryn: 12 Fortitude, 10 Gold
= Samantha: 10 Gold
= the Inn: 0 Gold
---
title: Samantha may take the stool herself
proves: CARD-035
seats: Samantha, Bryn, Tara
Samantha has 10 Fortitude
Samantha holds: The stool behind the pillar goes to the highest bidder!

> Samantha plays The stool behind the pillar goes to the highest bidder!
> Samantha chooses bid 1 Gold
= Samantha: 14 Fortitude, 10 Gold
---
title: Gold another player made Samantha lose is entered under breakages, and then some
proves: TIMING-11
seats: Whitehawk, Samantha, Tara
Whitehawk holds: Harbour dues, gentlemen.
Samantha holds: I'll enter it under breakages.

> Whitehawk plays Harbour dues, gentlemen.
Samantha cannot play I'll enter it under breakages. because TIMING-11     # nothing is lost yet
> Samantha plays I'll enter it under breakages.
= Samantha: 11 Gold
= Whitehawk: 12 Gold
= the Inn: -2 Gold
---
title: What the Inn takes of its own accord is no breakage
proves: TIMING-11
seats: Samantha, Bryn, Tara
phase: end
sea deck: Harbour Master
sea counters: 1
Samantha holds: I'll enter it under breakages.

= Samantha: 9 Gold
Samantha cannot play I'll enter it under breakages. because TIMING-11
---
title: What a card costs to play cannot be entered under breakages
proves: NEGATE-03
seats: Samantha, Bryn, Tara
Samantha holds: A Gold says somebody swings. | I'll enter it under breakages.
deck of Brawlers: Free for Brawl

> Samantha plays A Gold says somebody swings.
Samantha cannot play I'll enter it under breakages.
= Samantha: 9 Gold
= Bryn: 19 Fortitude
---
title: One in twelve is 1 Gold of whoever takes a pot
proves: TIMING-12
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in!
Samantha holds: One in twelve for the house.

> Bryn plays Gambling? I'm in!
> Samantha passes
> Tara passes
> Samantha plays One in twelve for the house.
= Bryn: 11 Gold
= Samantha: 10 Gold
= Tara: 9 Gold
---
title: The house takes its share of whoever really took the pot
proves: TIMING-12, GAMBLE-31
seats: Bryn, Samantha, Ilka
Bryn holds: Gambling? I'm in!
Samantha holds: One in twelve for the house.
Ilka holds: Congratulations! I'll carry it for you!

> Bryn plays Gambling? I'm in!
> Samantha passes
> Ilka passes
> Ilka plays Congratulations! I'll carry it for you!
> Samantha plays One in twelve for the house.
= Bryn: 9 Gold
= Ilka: 11 Gold
= Samantha: 10 Gold
---
title: Samantha had money on them missing: no loss, and 1 Gold
proves: NEGATE-02
seats: Bryn, Samantha, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Samantha holds: I had money on you missing.

> Bryn plays I can hold my own in a brawl. Wanna see?
> Samantha plays I had money on you missing.
= Samantha: 20 Fortitude, 11 Gold
= Tara: 19 Fortitude
= the Inn: -1 Gold
---
title: A missed purse is not a missed punch
proves: AFFECT-01
seats: Whitehawk, Samantha, Tara
Whitehawk holds: Harbour dues, gentlemen.
Samantha holds: I had money on you missing. | You can't touch the stakeholder.

> Whitehawk plays Harbour dues, gentlemen.
Samantha cannot play I had money on you missing. because AFFECT-01
> Samantha plays You can't touch the stakeholder.
= Samantha: 10 Gold
= Tara: 9 Gold
= Whitehawk: 11 Gold
---
title: The stakeholder cannot be touched, but she can be given something to drink
proves: NEGATE-02, AFFECT-01
seats: Oda, Samantha, Bryn
Oda holds: Sniff this and tell me if it's done.
Samantha holds: You can't touch the stakeholder.

> Oda plays Sniff this and tell me if it's done. on Samantha
Samantha cannot play You can't touch the stakeholder. because AFFECT-01
= Samantha: 1 Alcohol
---
title: The stakeholder Ignores a blow, and the others do not
proves: NEGATE-02
seats: Whitehawk, Samantha, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Samantha holds: You can't touch the stakeholder.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Samantha plays You can't touch the stakeholder.
= Samantha: 20 Fortitude
= Tara: 19 Fortitude
---
title: A wager on Samantha's jaw is transferable with everything that hangs on it
proves: REDIRECT-04
seats: Bryn, Samantha, Tara
Bryn holds: Sleep well, matey.
Samantha holds exactly: All wagers are transferable. | I raise!
Tara holds exactly: I raise!

> Bryn plays Sleep well, matey. on Samantha
> Samantha plays All wagers are transferable. on Tara
= Samantha: 20 Fortitude, 1 card
= Tara: 18 Fortitude, 0 cards
---
title: What hits everybody was no wager on Samantha
proves: TYPES-01
seats: Whitehawk, Samantha, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Samantha holds: All wagers are transferable.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
Samantha cannot play All wagers are transferable. on Tara
= Samantha: 19 Fortitude
= Tara: 19 Fortitude
---
title: Samantha's dregs are drunk by somebody who pays for the honour
proves: DRINK-20
seats: Samantha, Bryn, Tara
phase: drink
Samantha's pile: Dragon Breath Ale
Samantha holds: These dregs pay six to one.

> Samantha plays These dregs pay six to one. on Tara
> Tara drinks
= Samantha: 0 Alcohol, 11 Gold
= Tara: 4 Alcohol, 9 Gold
---
title: Somebody else's mug does not pay
proves: TYPES-01
seats: Bryn, Samantha, Tara
phase: drink
Bryn's pile: Dragon Breath Ale
Samantha holds: These dregs pay six to one.

= the Drink of Bryn: 4 Alcohol
Samantha cannot play These dregs pay six to one. on Tara
> Bryn drinks
= Bryn: 4 Alcohol
---
title: Samantha's own mug is watered
proves: CHANGE-01, TYPES-07
seats: Samantha, Bryn, Tara
phase: drink
Samantha's pile: Dragon Breath Ale
Samantha holds: Watered or not? Depends who is betting.

> Samantha plays Watered or not? Depends who is betting. using 1
= the Drink of Samantha: 2 Alcohol
> Samantha drinks
= Samantha: 2 Alcohol
---
title: That of the others is not, rather the contrary
proves: CHANGE-01, TYPES-07
seats: Bryn, Samantha, Tara
phase: drink
Bryn's pile: Dragon Breath Ale
Samantha holds: Watered or not? Depends who is betting.

> Samantha plays Watered or not? Depends who is betting. on Bryn using 2
= the Drink of Bryn: 5 Alcohol
> Bryn drinks
= Bryn: 5 Alcohol
---
title: Nobody drinks a thing: there is nothing to water
proves: TYPES-01
seats: Samantha, Bryn, Tara
Samantha holds: Watered or not? Depends who is betting.

Samantha cannot play Watered or not? Depends who is betting. because TYPES-01
= Samantha holds Watered or not? Depends who is betting.
