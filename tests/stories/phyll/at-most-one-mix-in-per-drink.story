title: A Drink takes one Mix-in and no second
proves: PHYLL-02
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup | Enchanted Birchwood Bark | Pixie-Spun Candy Floss

> Phyll plays Splash of Ogre Syrup on Remy's Drink
= the Drink of Remy: 4 Alcohol
Phyll cannot play Enchanted Birchwood Bark because PHYLL-02
Phyll cannot play Pixie-Spun Candy Floss because PHYLL-02
= Remy: 4 Alcohol, 7 cards
= Phyll: 2 Mix-ins
---
title: Not even another copy of the same Mix-in
proves: PHYLL-02
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar | Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
= the Drink of Remy: 3 Alcohol
Phyll cannot play Organic Mindflower Nectar because PHYLL-02
= Remy: 3 Alcohol, 9 Gold
= Phyll: 1 Mix-in, 11 Gold
---
title: A Drink counts as mixed while its Mix-in can still be answered
proves: PHYLL-02
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup | Enchanted Birchwood Bark

> Phyll plays Splash of Ogre Syrup on Remy's Drink
= now the Drink of Remy: 2 Alcohol
Phyll cannot play Enchanted Birchwood Bark
= Remy: 4 Alcohol, 7 cards
---
title: A Negated Mix-in has been played: no other takes its place
proves: PHYLL-02, NEGATE-01, PHYLL-14
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I don't think so!
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup | Enchanted Birchwood Bark

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Remy plays I don't think so!
= the Drink of Remy: 2 Alcohol
Phyll cannot play Enchanted Birchwood Bark because PHYLL-02
= Remy: 2 Alcohol, 6 cards
= Phyll: 1 Mix-in
= Splash of Ogre Syrup is discarded
---
title: Control: if somebody Negates the Negate, the Mix-in does its work
proves: NEGATE-01
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I don't think so!
Remy's pile: Wine
Phyll holds: I don't think so!
Phyll's front: Splash of Ogre Syrup

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Remy plays I don't think so!
> Phyll plays I don't think so!
= Remy: 4 Alcohol
---
title: A Mix-in that was altered has been played as well
proves: PHYLL-02
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: Clean Mug
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar | Enchanted Birchwood Bark
card: Clean Mug (Sometimes) = Replace what a Drink does with 2 Alcohol Content.

> Phyll plays Organic Mindflower Nectar on Remy's Drink
> Remy plays Clean Mug on Remy's Drink
= the Drink of Remy: 2 Alcohol
Phyll cannot play Enchanted Birchwood Bark because PHYLL-02
= Remy: 2 Alcohol, 10 Gold, 6 cards
= Phyll: 10 Gold, 1 Mix-in
---
title: A mixed Drink that is passed on is still mixed
proves: PHYLL-02, PHYLL-07, DRINK-20
seats: Remy, Phyll, Whitehawk
phase: drink
active: Whitehawk
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Wine
Phyll's front: Enchanted Birchwood Bark | Splash of Ogre Syrup

> Phyll plays Enchanted Birchwood Bark on Whitehawk's Drink
> Whitehawk plays I don't drink until my crew drinks! on Remy
= the Drink of Remy: 3 Alcohol
Phyll cannot play Splash of Ogre Syrup because PHYLL-02
= Remy: 3 Alcohol, 8 cards
= Whitehawk: 0 Alcohol, 6 cards
---
title: Cards that are no Mix-ins may still change a mixed Drink
proves: PHYLL-02
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup
Bryn holds: Landlubber portion? Here, a sailor's!

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Bryn plays Landlubber portion? Here, a sailor's! on Remy's Drink
= Remy: 6 Alcohol
---
title: The next Drink has room for a Mix-in of its own
proves: PHYLL-02
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine | Light Ale
Phyll's front: Splash of Ogre Syrup | Enchanted Birchwood Bark
Bryn holds: Another One
card: Another One (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Remy drinks
= Remy: 4 Alcohol
> Bryn plays Another One
> Phyll plays Enchanted Birchwood Bark on Remy's Drink
= Remy: 6 Alcohol, 8 cards
= Phyll: 0 Mix-ins
---
title: A Mix-in in one Drink leaves room in the others on the table
proves: PHYLL-02
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Phyll's front: Splash of Ogre Syrup | Enchanted Birchwood Bark
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Phyll plays Splash of Ogre Syrup on Bryn's Drink
= the Drink of Bryn: 5 Alcohol
Phyll cannot play Enchanted Birchwood Bark on Bryn's Drink
> Phyll plays Enchanted Birchwood Bark on Remy's Drink
= Phyll: 1 Alcohol
= Remy: 3 Alcohol, 8 cards
= Bryn: 5 Alcohol, 7 cards
