title: An option one cannot carry out cannot be chosen: no two cards to give up
proves: DUNGEON-05
seats: Whitehawk, Remy, Bryn
phase: end
sea deck: Weevils
sea counters: 1
Remy holds exactly: Deflect
Bryn holds exactly: Heave! | I raise!
card: Weevils (Sea Event) = Each player chooses: discard 2 cards, or lose 1 Fortitude.

> Whitehawk chooses Lose 1 Fortitude
# Remy is asked, and would take the first option if it were offered.
> Bryn chooses Discard 2 cards
> Bryn discards Heave!
> Bryn discards I raise!
= Whitehawk: 19 Fortitude, 7 cards
= Remy: 19 Fortitude, 1 card
= Bryn: 20 Fortitude, 0 cards
---
title: An option one cannot carry out cannot be chosen: no Drink to throw over board
proves: DUNGEON-05
seats: Whitehawk, Remy, Bryn
phase: end
sea deck: Listing Ship
sea counters: 1
Remy's pile: nothing
card: Listing Ship (Sea Event) = Each player chooses: discard the top Drink of their Drink Me! Pile, or lose 1 Fortitude.

# All would take the first option if it were offered.
> Bryn chooses Discard the top Drink
= Whitehawk: 20 Fortitude, 0 Drinks
= Remy: 19 Fortitude, 0 Drinks
= Bryn: 20 Fortitude, 0 Drinks
---
title: Who can carry out no option does nothing
proves: DUNGEON-05
seats: Whitehawk, Remy, Bryn
phase: end
sea deck: Customs Men
sea counters: 1
Whitehawk holds exactly: I raise! | Mind the boom! | Heads, meet heads.
Remy holds exactly: Deflect
Remy has 1 Gold
Bryn holds exactly: nothing
card: Customs Men (Sea Event) = Each player chooses: discard 2 cards, or pay 2 Gold to the Inn.

> Whitehawk chooses Discard 2 cards
> Bryn chooses P               # nothing else is offered
> Whitehawk discards I raise!
> Whitehawk discards Mind the boom!
= Whitehawk: 10 Gold, 1 card
= Remy is in
= Remy: 1 Gold, 1 card
= Bryn: 8 Gold
---
title: Where no Drink is left nobody can choose to drink
proves: DUNGEON-05
seats: Bryn, Tara
phase: end
sea deck: Merfolk at the Railing
sea counters: 1
drink deck exactly: nothing
Bryn holds exactly: Heave! | Heave! | Sleep well, matey.
Tara holds exactly: nothing

> Bryn chooses Discard 2 cards
> Bryn discards Heave!
> Bryn discards Heave!
= Bryn: 1 card, 0 Alcohol
= Tara: 0 cards, 0 Alcohol
---
title: Who has not so many cards left cannot choose to draw them
proves: DUNGEON-05
seats: Bryn, Tara
phase: end
sea deck: Ship's Biscuits
sea counters: 1
Bryn's deck: Heave!
Bryn has 18 Fortitude
Tara has 18 Fortitude

> Bryn chooses Gain 1 Fortitude
> Tara chooses Draw 2 cards
= Bryn: 19 Fortitude, 7 cards
= Tara: 18 Fortitude
