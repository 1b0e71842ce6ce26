title: Remy Ignores his Drink with all its Chasers
proves: NEGATE-13, DRINK-13
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Wine with a Chaser | Dragon Breath Ale | Water
Remy holds: I best not. Someone needs to keep a level head

= the Drink of Remy: 6 Alcohol
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol, 1 Drink
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
---
title: Having let a Drink pass, he may still Ignore it once another card has changed it
proves: TIMING-03
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Wine
Remy holds: I best not. Someone needs to keep a level head
Bryn holds: Landlubber portion? Here, a sailor's!

= the Drink of Remy: 2 Alcohol
> Remy declines
> Bryn plays Landlubber portion? Here, a sailor's!
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol, 0 Drinks
= Wine is discarded
---
title: Otherwise he drinks what it has become
proves: TIMING-03
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Wine
Remy holds: I best not. Someone needs to keep a level head
Bryn holds: Landlubber portion? Here, a sailor's!

= the Drink of Remy: 2 Alcohol
> Remy declines
> Bryn plays Landlubber portion? Here, a sailor's!
> Remy drinks
= Remy: 4 Alcohol
= Remy holds I best not. Someone needs to keep a level head
---
title: Another player's Drink is his to Ignore only when it has been passed to him
proves: NEGATE-05
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Wine
Tara holds: Fate had your name on this mug.
Remy holds: I best not. Someone needs to keep a level head

= the Drink of Tara: 2 Alcohol
Remy cannot play I best not. Someone needs to keep a level head because NEGATE-05
> Tara plays Fate had your name on this mug. on Remy
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol
= Tara: 0 Alcohol
= Wine is discarded
---
title: The Wench can make him drink after all
proves: CHANGE-01
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Wine
Remy holds: I best not. Someone needs to keep a level head
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Remy plays I best not. Someone needs to keep a level head
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Remy drinks
= Remy: 2 Alcohol
---
title: And a marked helper of the Wench finds no more help against Remy's Negate
proves: REMY-06, CHANGE-05
seats: Remy, Bryn, Tara
phase: drink
Bryn has 1 Mark
Remy's pile: Wine
Remy holds: I best not. Someone needs to keep a level head | I don't think so!
Bryn holds: The Wench thinks you should stop playing with the drinks.
Tara holds: I don't think so!

> Remy plays I best not. Someone needs to keep a level head
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Remy plays I don't think so!
Tara cannot play I don't think so! because TYPES-01
= Remy: 0 Alcohol, 0 Drinks
= Tara holds I don't think so!
---
title: A Drink Event is no Drink that he could refuse
proves: DRINK-07
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Fine Ambrosia, Nectar of the Gods
Remy has 10 Fortitude, 5 Alcohol
Remy holds: I best not. Someone needs to keep a level head

> Tara declines        # the quiet before the phase's action
= now Remy: 10 Fortitude, 0 Drinks
Remy cannot play I best not. Someone needs to keep a level head because NEGATE-05
= Remy: 12 Fortitude, 3 Alcohol
