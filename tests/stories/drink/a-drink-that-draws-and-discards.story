title: The drinker of a Drink that draws and discards may draw first
proves: DRINK-15
seats: Lucky, Farai
phase: drink
Lucky's pile: Ink Ale | Leaky Mug
drink: Ink Ale = 1 Alcohol, draw 2, chaser
drink: Leaky Mug = discard 2
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
card: Wink (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: Nod
Lucky's deck: Wave | Shrug | Wink

> Lucky chooses draw 2 cards
> Lucky discards Nod
> Lucky discards Shrug
> Lucky ends the phase
= Lucky: 1 card
= Lucky holds Wave
---
title: The drinker of a Drink that draws and discards may discard first
proves: DRINK-15
seats: Lucky, Farai
phase: drink
Lucky's pile: Ink Ale | Leaky Mug
drink: Ink Ale = 1 Alcohol, draw 2, chaser
drink: Leaky Mug = discard 2
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
card: Wink (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: Nod
Lucky's deck: Wave | Shrug | Wink

> Lucky chooses discard 2 cards
> Lucky discards Nod
> Lucky ends the phase
= Lucky: 2 cards                 # one card was all there was to discard; it was finished before the draw
= Lucky holds Wave
= Lucky holds Shrug
= Nod is discarded
---
title: Each draw and each discard of a Drink is an effect of its own: a draw may come between two discards
proves: DRINK-15
seats: Lucky, Farai
phase: drink
Lucky's pile: Basilisk Blush | Minion's Pay
drink: Basilisk Blush = 2 Alcohol, discard 1, chaser
drink: Minion's Pay = 1 Alcohol, draw 1, discard 2
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: Nod | Shrug
Lucky's deck: Wave | Wave

> Lucky chooses discard 1 card
> Lucky discards Nod
> Lucky chooses draw 1 card
> Lucky discards Shrug
> Lucky discards Wave
> Lucky ends the phase
= Lucky: 0 cards, 3 Alcohol
---
title: The larger discard may come first and find too few cards; the other one waits for the draw
proves: DRINK-15, LIMIT-04
seats: Lucky, Farai
phase: drink
Lucky's pile: Basilisk Blush | Minion's Pay
drink: Basilisk Blush = 2 Alcohol, discard 1, chaser
drink: Minion's Pay = 1 Alcohol, draw 1, discard 2
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: Nod
Lucky's deck: Wave | Wave

> Lucky chooses discard 2 cards
> Lucky discards Nod
> Lucky chooses discard 1 card
> Lucky ends the phase
= Lucky: 1 card
= Lucky holds Wave
---
title: A draw that a card adds to a Drink is one more effect, and its drinker chooses when it comes
proves: DRINK-15, PHYLL-07
seats: Ann, Phyll, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Phyll's front: Enchanted Birchwood Bark
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
Ann holds exactly: nothing
Ann's deck: Nod | Wave | Shrug

> Phyll plays Enchanted Birchwood Bark on Ann's Drink
> Ann chooses draw 1 card
> Ann chooses Wave
> Ann ends the phase
= Ann holds Nod
= Ann holds Wave
= Shrug is discarded
---
title: The other way round the Wine finds the first two cards, and the draw comes after it
proves: DRINK-15, CARD-032
seats: Ann, Phyll, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Phyll's front: Enchanted Birchwood Bark
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
Ann holds exactly: nothing
Ann's deck: Nod | Wave | Shrug | Shrug

> Phyll plays Enchanted Birchwood Bark on Ann's Drink
> Ann chooses take one of the next two cards
> Ann chooses Nod
> Ann ends the phase
= Ann holds Nod
= Ann holds Shrug
= Wave is discarded
---
title: Draws alone are not asked about, nor discards alone
proves: DRINK-15
seats: Lucky, Farai
phase: drink
Lucky's pile: Ink Ale | Pen Ale
drink: Ink Ale = 1 Alcohol, draw 2, chaser
drink: Pen Ale = 1 Alcohol, draw 1
card: Nod (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: nothing
Lucky's deck: Nod | Nod | Nod | Nod

> Lucky drinks
= Lucky: 3 cards, 2 Alcohol
---
title: A split Drink halves what is drawn and what is discarded, and its effects stay apart
proves: DRINK-15, SPLIT-03, SPLIT-04
seats: Ann, Ben
phase: drink
Ann holds exactly: Two Straws | Nod | Wave
Ann's pile: Basilisk Blush | Minion's Pay
drink: Basilisk Blush = 2 Alcohol, discard 1, chaser
drink: Minion's Pay = 1 Alcohol, draw 1, discard 2
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
Ann's deck: Shrug | Shrug
Ben holds exactly: nothing
Ben's deck: Shrug | Shrug

> Ann plays Two Straws on Ben
> Ann chooses draw 1 card
> Ann discards Nod
> Ann discards Wave
> Ben chooses discard 1 card
> Ben chooses discard 1 card
= Ann holds Shrug
= Ann: 1 card, 2 Alcohol
= Ben: 1 card, 2 Alcohol                     # with no cards there was nothing to discard
