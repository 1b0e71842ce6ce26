title: Changing one half after the split: the other stays as it is
proves: PHYLL-01, PHYLL-10, SPLIT-01, SPLIT-02, SPLIT-04, SPLIT-07
example: EX-020
seats: Farai, Lucky, Phyll
drinks: rdi8
phase: drink
Farai holds: Told you it was good!
Farai's pile: Elven Wine
Phyll's front: Enchanted Birchwood Bark

> Farai plays Told you it was good! on Lucky
= the Drink of Farai: 2 Alcohol
= the Drink of Lucky: 2 Alcohol
> Phyll plays Enchanted Birchwood Bark on Lucky's Drink
= the Drink of Farai: 2 Alcohol
= the Drink of Lucky: 3 Alcohol
= Farai: 2 Alcohol, 6 cards
= Lucky: 3 Alcohol, 8 cards
---
title: The other half takes it as well
proves: PHYLL-10
example: EX-020
seats: Farai, Lucky, Phyll
drinks: rdi8
phase: drink
Farai holds: Told you it was good!
Farai's pile: Elven Wine
Phyll's front: Enchanted Birchwood Bark

> Farai plays Told you it was good! on Lucky
> Phyll plays Enchanted Birchwood Bark on Farai's Drink
= Farai: 3 Alcohol, 7 cards
= Lucky: 2 Alcohol, 7 cards
---
title: Each half of an unmixed Drink may get a Mix-in of its own, and one only
proves: PHYLL-10, PHYLL-02
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phyll's front: Enchanted Birchwood Bark | Organic Mindflower Nectar | Splash of Ogre Syrup

> Bryn plays Let's drink to clear skies and strong winds! on Remy
> Phyll plays Enchanted Birchwood Bark on Remy's Drink
= the Drink of Remy: 3 Alcohol
Phyll cannot play Splash of Ogre Syrup on Remy's Drink
> Phyll plays Organic Mindflower Nectar on Bryn's Drink
= the Drink of Bryn: 3 Alcohol
Phyll cannot play Splash of Ogre Syrup because PHYLL-02
= Bryn: 3 Alcohol, 9 Gold, 6 cards
= Remy: 3 Alcohol, 10 Gold, 8 cards
= Phyll: 11 Gold, 1 Mix-in
---
title: A mixed Drink is split with what was mixed into it, and neither half takes another
proves: PHYLL-09, SPLIT-03, SPLIT-04
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phyll's front: Enchanted Birchwood Bark | Splash of Ogre Syrup

> Phyll plays Enchanted Birchwood Bark on Bryn's Drink
= the Drink of Bryn: 4 Alcohol
> Bryn plays Let's drink to clear skies and strong winds! on Remy
= the Drink of Bryn: 2 Alcohol
= the Drink of Remy: 2 Alcohol
Phyll cannot play Splash of Ogre Syrup because PHYLL-02
= Bryn: 2 Alcohol, 7 cards
= Remy: 2 Alcohol, 8 cards
= Phyll: 1 Mix-in
---
title: Half of a payment of 1 Gold is 1 Gold: both pay Phyll
proves: PHYLL-09, SPLIT-04
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Bryn's Drink
> Bryn plays Let's drink to clear skies and strong winds! on Remy
= Bryn: 2 Alcohol, 9 Gold
= Remy: 2 Alcohol, 9 Gold
= Phyll: 12 Gold
---
title: Half of a payment of 4 Gold is 2 Gold for each of them
proves: PHYLL-09, SPLIT-04
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phyll's front: Gold Leaf
card: Gold Leaf (Sometimes - Mix-in) = Mix this into a Drink. / Whoever drinks it pays you 4 Gold.

> Phyll plays Gold Leaf on Bryn's Drink
> Bryn plays Let's drink to clear skies and strong winds! on Remy
= Bryn: 2 Alcohol, 8 Gold
= Remy: 2 Alcohol, 8 Gold
= Phyll: 14 Gold
---
title: Half of it in front of Phyll himself costs only the other drinker
proves: PHYLL-08, PHYLL-09
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Bryn's Drink
> Bryn plays Let's drink to clear skies and strong winds! on Phyll
= Bryn: 2 Alcohol, 9 Gold
= Phyll: 2 Alcohol, 11 Gold
---
title: A Negated Mix-in counts on both halves
proves: PHYLL-02, PHYLL-09
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds! | I don't think so!
Bryn's pile: Wine
Phyll's front: Enchanted Birchwood Bark | Splash of Ogre Syrup

> Phyll plays Enchanted Birchwood Bark on Bryn's Drink
> Bryn plays I don't think so!
> Bryn plays Let's drink to clear skies and strong winds! on Remy
= the Drink of Remy: 1 Alcohol
Phyll cannot play Splash of Ogre Syrup because PHYLL-02
= Bryn: 1 Alcohol
= Remy: 1 Alcohol, 7 cards
---
title: Mead shared with Lucky, whose half gets the bark
proves: PHYLL-10, SELFSPLIT-01, SELFSPLIT-03, SELFSPLIT-04
example: EX-022
seats: Farai, Lucky, Phyll
drinks: rdi8
phase: drink
Farai's pile: Mead
Phyll's front: Enchanted Birchwood Bark

= the Drink of Farai: 3 Alcohol
> Farai chooses Lucky
= now the Drink of Farai: 2 Alcohol
= now the Drink of Lucky: 2 Alcohol
> Phyll plays Enchanted Birchwood Bark on Lucky's Drink
= Farai: 2 Alcohol, 7 cards
= Lucky: 3 Alcohol, 8 cards
---
title: Mead that was mixed before it is shared is mixed in both halves
proves: PHYLL-09, SELFSPLIT-01, SELFSPLIT-04
seats: Remy, Bryn, Phyll
phase: drink
Remy's pile: Mead
Phyll's front: Enchanted Birchwood Bark | Splash of Ogre Syrup

> Phyll plays Enchanted Birchwood Bark on Remy's Drink
> Remy chooses Bryn
= now the Drink of Remy: 2 Alcohol
= now the Drink of Bryn: 2 Alcohol
Phyll cannot play Splash of Ogre Syrup because PHYLL-02
= Remy: 2 Alcohol, 8 cards
= Bryn: 2 Alcohol, 8 cards
---
title: The copies of a round on the house are Drinks of their own, each with room for a Mix-in
proves: PHYLL-02, HOUSE-02
seats: Remy, Bryn, Phyll
drinks: rdi8
phase: drink
Remy's pile: Round on the House!
drink deck: Wine
Phyll's front: Splash of Ogre Syrup | Enchanted Birchwood Bark

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Phyll plays Enchanted Birchwood Bark on Bryn's Drink
= Remy: 4 Alcohol, 7 cards
= Bryn: 3 Alcohol, 8 cards
= Phyll: 2 Alcohol
