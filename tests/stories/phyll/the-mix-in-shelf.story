title: A Mix-in goes to the Shelf as soon as it is drawn, and no other card is drawn for it
proves: PHYLL-03
seats: Phyll, Remy, Bryn
phase: discard
Phyll holds exactly: Baguette battle! | Tips aren't compulsory, but... | I raise! | Winning Hand!
Phyll's deck: Enchanted Birchwood Bark | Sorry, we're closed. | Splash of Ogre Syrup | Careful, that's still lava. | I raise!

= Phyll: 4 cards, 0 Mix-ins
> Phyll ends the phase
= now Phyll: 5 cards, 2 Mix-ins, 1 Enchanted Birchwood Bark, 1 Splash of Ogre Syrup
= Phyll holds Sorry, we're closed.
= Phyll does not hold Careful, that's still lava.
= Phyll does not hold Enchanted Birchwood Bark
---
title: Control: without Mix-ins on top the hand is filled to seven
seats: Phyll, Remy, Bryn
phase: discard
Phyll holds exactly: Baguette battle! | Tips aren't compulsory, but... | I raise! | Winning Hand!
Phyll's deck: Sorry, we're closed. | Careful, that's still lava. | I raise! | Splash of Ogre Syrup

> Phyll ends the phase
= now Phyll: 7 cards, 0 Mix-ins
---
title: The Shelf does not count as hand: the next refill fills the hand to seven
proves: PHYLL-04
seats: Phyll, Remy, Bryn
phase: discard
Phyll holds exactly: Baguette battle! | I raise! | I raise! | Winning Hand! | Winning Hand!
Phyll's front: Enchanted Birchwood Bark | Splash of Ogre Syrup | Organic Mindflower Nectar
Phyll's deck: Sorry, we're closed. | Careful, that's still lava. | Tips aren't compulsory, but...

> Phyll ends the phase
= now Phyll: 7 cards, 3 Mix-ins
= Phyll holds Careful, that's still lava.
= Phyll does not hold Tips aren't compulsory, but...
---
title: With seven cards in hand Phyll draws none, however empty the Shelf
proves: PHYLL-03, PHYLL-04
seats: Phyll, Remy, Bryn
phase: discard
Phyll's deck: Enchanted Birchwood Bark | Splash of Ogre Syrup

> Phyll ends the phase
= now Phyll: 7 cards, 0 Mix-ins
---
title: The Shelf has no limit
proves: PHYLL-04
seats: Phyll, Remy, Bryn
phase: discard
Phyll holds exactly: Baguette battle! | Tips aren't compulsory, but... | I raise! | Winning Hand! | I raise!
Phyll's front: Enchanted Birchwood Bark | Enchanted Birchwood Bark | Organic Mindflower Nectar | Organic Mindflower Nectar | Organic Mindflower Nectar | Double-Skimmed Unicorn Milk | Double-Skimmed Unicorn Milk | Splash of Ogre Syrup
Phyll's deck: Pixie-Spun Candy Floss | Pixie-Spun Candy Floss | I don't think so!

> Phyll ends the phase
= now Phyll: 5 cards, 10 Mix-ins
---
title: In the Discard and Draw Phase only hand cards are discarded, the Shelf stays
proves: PHYLL-13, TURN-02
seats: Phyll, Remy, Bryn
phase: discard
Phyll holds exactly: Baguette battle! | Winning Hand!
Phyll's front: Splash of Ogre Syrup | Organic Mindflower Nectar
Phyll's deck: Sorry, we're closed. | Careful, that's still lava. | I raise! | I raise! | Winning Hand! | Gambling? I'm in! | Gambling? I'm in! | I don't think so!

> Phyll discards Baguette battle!
> Phyll discards Winning Hand!
= now Phyll: 7 cards, 2 Mix-ins
= Baguette battle! is discarded
---
title: Whoever makes Phyll discard gets nothing from the Shelf
proves: PHYLL-06
seats: Remy, Phyll, Bryn
Remy holds: Spring Cleaning
Phyll holds exactly: Baguette battle!
Phyll's front: Splash of Ogre Syrup | Organic Mindflower Nectar
card: Spring Cleaning (Action) = Another player discards 3 cards.

> Remy plays Spring Cleaning on Phyll
> Phyll discards Baguette battle!
> Remy orders for Bryn
= Phyll: 0 cards, 2 Mix-ins
---
title: Nor does chance
proves: PHYLL-06
seats: Bryn, Phyll, Remy
Bryn holds: Sleep well, matey.
Phyll holds exactly: nothing
Phyll's front: Splash of Ogre Syrup | Organic Mindflower Nectar

> Bryn plays Sleep well, matey. on Phyll
= Phyll: 18 Fortitude, 0 cards, 2 Mix-ins
---
title: Sometimes cards are given up out of the hand, Mix-ins are not
proves: PHYLL-06
seats: Remy, Phyll, Bryn
Remy holds: Lost Property
Phyll holds exactly: Baguette battle! | Sorry, we're closed.
Phyll's front: Splash of Ogre Syrup | Organic Mindflower Nectar
card: Lost Property (Action) = Another player discards 2 Sometimes cards.

> Remy plays Lost Property on Phyll
> Phyll discards Sorry, we're closed.
> Remy orders for Bryn
= Sorry, we're closed. is discarded
= Phyll: 1 card, 2 Mix-ins
---
title: A Drink that costs cards takes none off the Shelf
proves: PHYLL-06
seats: Phyll, Remy, Bryn
phase: drink
Phyll holds exactly: nothing
Phyll's pile: Dishwater
Phyll's front: Splash of Ogre Syrup
drink: Dishwater = 1 Alcohol, discard 1

> Phyll ends the phase
= now Phyll: 1 Alcohol, 0 cards, 1 Mix-in
---
title: A Mix-in drawn in the middle of somebody else's turn goes to the Shelf as well
proves: PHYLL-03, PHYLL-11
seats: Remy, Phyll, Bryn
Remy holds: Free Samples
Phyll's deck: Organic Mindflower Nectar | Baguette battle! | I raise!
card: Free Samples (Action) = Another player draws 2 cards.

> Remy plays Free Samples on Phyll
= Phyll: 8 cards, 1 Organic Mindflower Nectar
= Phyll holds Baguette battle!
= Phyll does not hold Organic Mindflower Nectar
---
title: A Mix-in drawn while a Drink is on the table can be played at once
proves: PHYLL-03, PHYLL-05
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll holds: Quick Errand
Phyll's deck: Splash of Ogre Syrup | I raise!
card: Quick Errand (Anytime) = You draw a card.

> Phyll plays Quick Errand
= the Drink of Remy: 2 Alcohol
> Phyll plays Splash of Ogre Syrup on Remy's Drink
= Remy: 4 Alcohol
---
title: A Mix-in taken with Wizard's Wine goes straight to the Shelf
proves: PHYLL-11
seats: Phyll, Remy, Bryn
drinks: rdi8
phase: drink
Phyll's pile: Wizard's Wine
Phyll's deck: Organic Mindflower Nectar | Baguette battle! | I raise!

> Phyll chooses Organic Mindflower Nectar
= Phyll: 2 Alcohol, 7 cards, 1 Organic Mindflower Nectar
= Phyll does not hold Organic Mindflower Nectar
= Baguette battle! is discarded
---
title: If he takes the other card, the Mix-in is discarded and does not reach the Shelf
proves: PHYLL-11
seats: Phyll, Remy, Bryn
drinks: rdi8
phase: drink
Phyll's pile: Wizard's Wine
Phyll's deck: Organic Mindflower Nectar | Baguette battle! | I raise!

> Phyll chooses Baguette battle!
= Phyll: 2 Alcohol, 8 cards, 0 Mix-ins
= Phyll holds Baguette battle!
= Organic Mindflower Nectar is discarded
---
title: A Mix-in found by searching the deck goes to the Shelf, too
proves: PHYLL-11
seats: Phyll, Remy, Bryn
Phyll holds: Where did I put it?
Phyll's deck: Baguette battle! | Enchanted Birchwood Bark | Sorry, we're closed.
card: Where did I put it? (Action) = You turn up cards from your Character Deck until a Sometimes card appears, take it and discard the others.

> Phyll plays Where did I put it?
= Phyll: 6 cards, 1 Enchanted Birchwood Bark
= Baguette battle! is discarded
---
title: What was played from the Shelf goes to Phyll's discards and comes back with them
proves: PHYLL-14, TURN-04
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll holds: Quick Errand
Phyll's front: Splash of Ogre Syrup
Phyll's deck: Baguette battle!
card: Quick Errand (Anytime) = You draw 2 cards.

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Remy drinks
= Splash of Ogre Syrup is discarded
= Phyll: 0 Mix-ins
> Phyll plays Quick Errand
= Phyll: 7 cards, 1 Splash of Ogre Syrup
= Phyll holds Baguette battle!
---
title: Nerodia's stare reaches the hand, not the Shelf
proves: NERODIA-21, PHYLL-06
seats: Nerodia, Phyll, Remy
Nerodia holds: Staring Contest? Your funeral
Phyll holds exactly: Baguette battle!
Phyll's front: Splash of Ogre Syrup | Organic Mindflower Nectar

> Nerodia plays Staring Contest? Your funeral on Phyll
> Nerodia orders for Remy
= Phyll: 9 Gold, 0 cards, 2 Mix-ins, 1 Petrified card
= Nerodia: 1 Petrified card
