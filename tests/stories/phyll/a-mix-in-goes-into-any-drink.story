title: A Mix-in goes into the Drink of another player
proves: PHYLL-01, PHYLL-05, PHYLL-07
seats: Remy, Bryn, Phyll
phase: drink
Remy's pile: Wine
Phyll's front: Enchanted Birchwood Bark

= the Drink of Remy: 2 Alcohol
> Phyll plays Enchanted Birchwood Bark on Remy's Drink
= the Drink of Remy: 3 Alcohol
= now Remy: 0 Alcohol, 7 cards
= Remy: 3 Alcohol, 8 cards
= Phyll: 0 Mix-ins, 7 cards, 0 Alcohol
= Enchanted Birchwood Bark is discarded
---
title: Without it the Drink is what it was
seats: Remy, Bryn, Phyll
phase: drink
Remy's pile: Wine
Phyll's front: Enchanted Birchwood Bark

> Remy drinks
= Remy: 2 Alcohol, 7 cards
= Phyll: 1 Mix-in
---
title: A Mix-in goes into Phyll's own Drink as well
proves: PHYLL-01
seats: Phyll, Remy, Bryn
phase: drink
Phyll's pile: Wine
Phyll's deck: Baguette battle! | Tips aren't compulsory, but...
Phyll's front: Enchanted Birchwood Bark

> Phyll plays Enchanted Birchwood Bark on Phyll's Drink
= Phyll: 3 Alcohol, 8 cards, 0 Mix-ins
= Phyll holds Baguette battle!
---
title: Of several Drinks on the table Phyll picks the one it goes into
proves: PHYLL-01
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Phyll's front: Splash of Ogre Syrup
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
= the Drink of Bryn: 3 Alcohol
Phyll can play Splash of Ogre Syrup on Phyll's Drink
Phyll can play Splash of Ogre Syrup on Remy's Drink
> Phyll plays Splash of Ogre Syrup on Bryn's Drink
= Phyll: 1 Alcohol
= Remy: 2 Alcohol
= Bryn: 5 Alcohol
---
title: Without a Drink on the table there is nothing to mix it into
proves: PHYLL-01, TYPES-01
seats: Phyll, Remy, Bryn
Phyll holds: Baguette battle!
Phyll's front: Enchanted Birchwood Bark | Pixie-Spun Candy Floss

Phyll cannot play Enchanted Birchwood Bark because DRINK-07
Phyll cannot play Pixie-Spun Candy Floss because DRINK-07
> Phyll plays Baguette battle! on Remy
Phyll cannot play Enchanted Birchwood Bark because DRINK-07
= Phyll: 2 Mix-ins
---
title: Drinks that still lie in a pile cannot be mixed
proves: PHYLL-01, TYPES-01
seats: Remy, Phyll, Bryn
phase: order
Phyll's front: Organic Mindflower Nectar

> Remy orders for Bryn
= Bryn: 2 Drinks
Phyll cannot play Organic Mindflower Nectar on Bryn's Drink because DRINK-07
= Phyll: 1 Mix-in
---
title: A Drink Event is no Drink, but what comes out of it is
proves: PHYLL-01, NEGATE-11
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Round on the House!
drinks: rdi8
drink deck: Light Ale
Phyll's front: Splash of Ogre Syrup
card: Plug (Sometimes) = Ignore an Event.
Bryn holds: Plug

Phyll cannot play Splash of Ogre Syrup because DRINK-07
> Bryn plays Plug
> Phyll plays Splash of Ogre Syrup on Remy's Drink
= Remy: 3 Alcohol
= Phyll: 1 Alcohol
= Bryn: 0 Alcohol
---
title: A Drink that is Ignored already takes no Mix-in
proves: PHYLL-01, NEGATE-13
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Remy plays I best not. Someone needs to keep a level head
= the Drink of Remy: 2 Alcohol
Phyll cannot play Organic Mindflower Nectar because NEGATE-13
= Remy: 0 Alcohol, 10 Gold
= Phyll: 1 Mix-in
---
title: Mix-ins can be played without a single card in hand
proves: PHYLL-05, PHYLL-06
seats: Remy, Phyll, Bryn
phase: drink
Phyll holds exactly: nothing
Phyll's front: Splash of Ogre Syrup
Remy's pile: Wine

= Phyll: 0 cards
> Phyll plays Splash of Ogre Syrup on Remy's Drink
= Remy: 4 Alcohol
= Phyll: 0 cards, 0 Mix-ins
---
title: Whoever may play no Sometimes cards may play no Mix-ins
proves: PHYLL-05, CHANGE-06
seats: Remy, Phyll, Bryn
Remy holds: Library Voices
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup
card: Library Voices (Action) = Another player loses 1 Fortitude. / They cannot play Sometimes or Anytime cards until the end of this turn.

> Remy plays Library Voices on Phyll
> Remy drinks
= Remy: 2 Alcohol
= Phyll: 19 Fortitude, 1 Mix-in
---
title: Control: without the stare the syrup goes into that Drink
proves: PHYLL-05
seats: Remy, Phyll, Bryn
Remy holds: Library Voices
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup
card: Library Voices (Action) = Another player loses 1 Fortitude. / They cannot play Sometimes or Anytime cards until the end of this turn.

> Remy plays Library Voices on Bryn
> Phyll plays Splash of Ogre Syrup on Remy's Drink
= Remy: 4 Alcohol
= Phyll: 0 Mix-ins
