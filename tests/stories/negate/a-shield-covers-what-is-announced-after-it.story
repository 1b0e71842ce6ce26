title: Whoever begins to Ignore all effects still takes what was announced before
proves: NEGATE-18
seats: Ann, Ben, Cat
Ann holds: Slam
Ben holds: Out of the room
Cat holds: Pinch
card: Slam (Action) = Another player loses 3 Fortitude.
card: Pinch (Anytime) = Another player loses 1 Fortitude.
card: Out of the room (Anytime) = You Ignore all effects until your next turn.

> Ann plays Slam on Ben
> Ben plays Out of the room
> the window closes             # on that card
> Cat plays Pinch on Ben        # announced later: nothing
= Ben: 17 Fortitude
---
title: Whoever begins to Ignore all effects still drinks what was revealed before
proves: NEGATE-18
seats: Ann, Ben
phase: drink
Ann's pile: Dragon Breath Ale
Ann holds: Out of the room
card: Out of the room (Anytime) = You Ignore all effects until your next turn.

= the Drink of Ann: 4 Alcohol
> Ann plays Out of the room
> Ann drinks
= Ann: 4 Alcohol
---
title: A payment mixed into a Drink before its payee begins to Ignore all effects is paid
proves: NEGATE-18, PHYLL-07
seats: Ann, Phyll, Cat
phase: drink
Ann's pile: Wine
Phyll's front: Organic Mindflower Nectar
Phyll holds: Out of the room
card: Out of the room (Anytime) = You Ignore all effects until your next turn.

> Phyll plays Organic Mindflower Nectar on Ann's Drink
= the Drink of Ann: 3 Alcohol
> Phyll plays Out of the room
> Ann drinks
= Phyll: 11 Gold
= Ann: 9 Gold, 3 Alcohol
