title: After discarding and before drawing, a form card costs 2 Blood
proves: VLAZLO-06
seats: Vlazlo, Remy
phase: discard
Vlazlo has 3 Blood
Vlazlo holds: Zis tankard is too big | I raise!
deck of Bat: Only a nibble
Vlazlo's deck: Winning Hand! | I don't think so!

> Vlazlo discards Zis tankard is too big
> Vlazlo buys Bat
= Vlazlo: 1 Blood, 7 cards
= Vlazlo holds Only a nibble
= Vlazlo does not hold Winning Hand!
= Bat: 7 left
= Wolf: 8 left
---
title: He sees each card before he buys the next, from either deck
proves: VLAZLO-06
seats: Vlazlo, Remy
phase: discard
Vlazlo has 6 Blood
deck of Bat: Only a nibble | You swing. I flutter.
deck of Wolf: Awoooo!

> Vlazlo buys Bat
= Vlazlo holds Only a nibble
= now Vlazlo: 4 Blood
= now Vlazlo is asked
> Vlazlo buys Wolf
= Vlazlo holds Awoooo!
= now Vlazlo: 2 Blood
> Vlazlo buys Bat
= Vlazlo holds You swing. I flutter.
= Vlazlo: 0 Blood
= Bat: 6 left
= Wolf: 7 left
---
title: He may stop buying while he has Blood left
proves: VLAZLO-06
seats: Vlazlo, Remy
phase: discard
Vlazlo has 8 Blood

> Vlazlo buys Wolf
> Vlazlo chooses Buy nothing
= Vlazlo: 6 Blood, 8 cards
= Wolf: 7 left
= Bat: 8 left
---
title: With 1 Blood nothing can be bought
proves: VLAZLO-06
seats: Vlazlo, Remy
phase: discard
Vlazlo has 1 Blood

> Vlazlo ends the phase
= Vlazlo: 1 Blood, 7 cards
= Bat: 8 left
= Wolf: 8 left
---
title: From an empty form deck nothing can be bought, from the other it can
proves: VLAZLO-06
seats: Vlazlo, Remy
phase: discard
Vlazlo has 4 Blood
deck of Bat exactly: Only a nibble

> Vlazlo buys Bat
> Vlazlo buys Wolf
= Bat: 0 left
= Wolf: 7 left
= Vlazlo: 0 Blood
---
title: Somebody else's turn is not his Discard and Draw Phase
proves: VLAZLO-06
seats: Remy, Vlazlo
phase: discard
Vlazlo has 8 Blood
Remy holds exactly: Tip the Wench.

> Remy discards Tip the Wench.
= now Vlazlo is not asked
= Remy: 7 cards
= Vlazlo: 8 Blood, 7 cards
---
title: Bought cards may be more than seven; then nothing is drawn
proves: VLAZLO-08
seats: Vlazlo, Remy
phase: discard
Vlazlo has 8 Blood

> Vlazlo buys Bat
> Vlazlo buys Bat
> Vlazlo buys Wolf
> Vlazlo buys Wolf
= Vlazlo: 11 cards, 0 Blood, 30 left
---
title: With fewer than seven he draws up to seven afterwards
proves: VLAZLO-08
seats: Vlazlo, Remy
phase: discard
Vlazlo has 2 Blood
Vlazlo holds exactly: I raise! | Winning Hand!
Vlazlo's deck: Zis tankard is too big | I never drink... vine. | Vhat? Zis gold? It vas behind your ear... | I don't think so! | Gambling? I'm in!

> Vlazlo buys Wolf
= Vlazlo: 7 cards, 1 left
= Vlazlo holds I don't think so!
= Vlazlo does not hold Gambling? I'm in!
---
title: Nobody plays while he buys, and a bought card pays for no other
proves: VLAZLO-06, VLAZLO-09, TURN-03
example: EX-096
seats: Vlazlo, Remy
phase: discard
Vlazlo has 4 Blood
Vlazlo holds: Baron of the Twilight Realm
Remy holds: Tip the Wench.
deck of Bat: Only a nibble

> Vlazlo buys Bat
= Vlazlo holds Only a nibble
= now Vlazlo: 2 Blood
Vlazlo cannot play Only a nibble because TURN-03
Vlazlo cannot play Baron of the Twilight Realm because TURN-03
Remy cannot play Tip the Wench. because TURN-03
> Vlazlo buys Wolf
= now Vlazlo: 0 Blood
Vlazlo can play Only a nibble on Remy
> Vlazlo plays Only a nibble on Remy
= Vlazlo: 2 Blood, 8 cards
= Wolf: 7 left
= Remy: 19 Fortitude
---
title: Control: before the first discard and after the draw cards may be played
proves: VLAZLO-09, TURN-03
seats: Vlazlo, Remy
phase: discard
Vlazlo has 2 Blood
Remy holds: Tip the Wench. | Tip the Wench.

> Remy plays Tip the Wench. on Vlazlo
= Vlazlo: 9 Gold
> Vlazlo buys Bat
Remy can play Tip the Wench. on Vlazlo
> Remy plays Tip the Wench. on Vlazlo
= Vlazlo: 8 Gold
---
title: A form card belongs to his deck, and comes back when the discards are shuffled
proves: VLAZLO-07
seats: Vlazlo, Remy
phase: discard
Vlazlo has 2 Blood
Vlazlo holds exactly: Only a nibble | Awoooo!
Vlazlo's deck: Winning Hand!
deck of Bat: You swing. I flutter.

> Vlazlo discards Only a nibble
> Vlazlo discards Awoooo!
> Vlazlo buys Bat
= Vlazlo: 4 cards, 0 left, 0 discarded
= Vlazlo holds Only a nibble
= Vlazlo holds Awoooo!
= Bat: 7 left
= Wolf: 8 left
---
title: A bought card that is played lies with his own discards, not in its form deck
proves: VLAZLO-07
seats: Vlazlo, Remy
phase: discard
Vlazlo has 2 Blood
deck of Bat: Only a nibble

> Vlazlo buys Bat
> Vlazlo plays Only a nibble on Remy
= Vlazlo: 1 discarded
= Bat: 7 left
= Bat: 0 discarded
---
title: A bought card that is discarded later lies with his own discards
proves: VLAZLO-07
seats: Vlazlo, Remy
phase: discard
Vlazlo has 2 Blood
Remy holds: Empty Your Sleeve
deck of Wolf: Awoooo!
card: Empty Your Sleeve (Anytime) = Another player discards a card.

> Vlazlo buys Wolf
> Remy plays Empty Your Sleeve on Vlazlo
> Vlazlo discards Awoooo!
= Vlazlo: 1 discarded, 7 cards
= Awoooo! is discarded
= Wolf: 7 left
