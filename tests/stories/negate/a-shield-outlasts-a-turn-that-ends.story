title: Whoever Ignores all effects until their next turn does so after their turn has ended, too
proves: NEGATE-18, TURN-17
seats: Ann, Ben, Cat
Ann holds: Turn In
Ben holds: Kick
card: Turn In (Action) = You Ignore all effects until your next turn and your turn ends.
card: Kick (Action) = Another player loses 2 Fortitude.

> Ann plays Turn In
= Ann: 0 Alcohol
> Ben plays Kick on Ann
= Ann: 20 Fortitude
---
title: A consequence for Ignoring is not meant for somebody who was not picked and Ignores everything
proves: NEGATE-18
seats: Ann, Ben, Cat
active: Ben
Ann holds: Hide
Ben holds: Sore Loser
Cat holds: Thick Skin
card: Hide (Anytime) = You Ignore all effects until your next turn.
card: Sore Loser (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 3 Alcohol Content.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Hide
> Ben plays Sore Loser on Cat
= Ann: 0 Alcohol
= Cat: 18 Fortitude, 0 Alcohol
---
title: A consequence for Ignoring hits whoever Ignored the card
proves: NEGATE-04
seats: Ann, Ben, Cat
Ann holds: Sore Loser
Cat holds: Thick Skin
card: Sore Loser (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 3 Alcohol Content.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Sore Loser on Cat
> Cat plays Thick Skin
= Cat: 20 Fortitude, 3 Alcohol
