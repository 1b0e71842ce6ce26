title: A card that has resolved may be put under the Loyalty Card instead of being discarded
proves: CARD-025, PRIZE-03
seats: Ann, Ben, Cleo
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow | Fresh Start
Ann's deck: Shove
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.
card: Fresh Start (Anytime) = You draw 2 cards.

> Ann plays Elbow on Ben
> Ann chooses put it there
= Ben: 18 Fortitude
> Ann plays Fresh Start        # Shove is all there is to draw: no Elbow lies among the discards
= now Ann: 5 cards
> Ann chooses discard it
= Ann: 6 cards
= Ann holds Shove
= Ann does not hold Elbow
---
title: It need not be put there: then it is discarded as ever
proves: CARD-025
seats: Ann, Ben, Cleo
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Ben
> Ann chooses discard it
= Elbow is discarded
= Ann: 1 Red Dragon Inn Loyalty Card
---
title: With the fifth card its holder gains 3 Gold, and all five go to the discards
proves: CARD-025, PRIZE-04
seats: Ann, Ben, Cleo
Ann has 10 Fortitude
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Sip | Sip | Sip | Sip | Elbow
card: Sip (Anytime) = You gain 1 Fortitude.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
= Ann: 14 Fortitude, 10 Gold, 1 Red Dragon Inn Loyalty Card
> Ann plays Elbow on Ben
> Ann chooses put it there
= Ann: 13 Gold, 0 Red Dragon Inn Loyalty Card
= Red Dragon Inn Loyalty Card is in the Prize Bin
= the Inn: -3 Gold
= Sip is discarded
= Elbow is discarded
---
title: A Negated card does not go under the Loyalty Card
proves: CARD-025, NEGATE-01
seats: Ann, Ben, Cleo
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow | Sip
Ben holds: Wet Blanket
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Sip (Anytime) = You gain 1 Fortitude.
card: Wet Blanket (Sometimes) = Negate an Action card.

> Ann plays Elbow on Cleo
> Ben plays Wet Blanket
= Elbow is discarded
= Cleo: 20 Fortitude
Ann can play Sip        # she was not asked about the Elbow: the turn goes on
---
title: A Sometimes card that has done its work counts too, in anybody's turn
proves: CARD-025
seats: Ann, Ben, Cleo
Ben's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow
Ben holds: Wet Blanket
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Wet Blanket (Sometimes) = Negate an Action card.

> Ann plays Elbow on Cleo
> Ben plays Wet Blanket
> Ben chooses put it there
= Elbow is discarded
= Cleo: 20 Fortitude
= Ben: 1 Red Dragon Inn Loyalty Card
---
title: The Negate of a Negate goes under it, and so does the card it has saved
proves: CARD-025
seats: Ann, Ben, Cleo
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow | I don't think so!
Ben holds: Wet Blanket
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Wet Blanket (Sometimes) = Negate an Action card.

> Ann plays Elbow on Cleo
> Ben plays Wet Blanket
> Ann plays I don't think so!
> Ann chooses put it there        # I don't think so!
> Ann chooses put it there        # Elbow
= Wet Blanket is discarded
= Cleo: 18 Fortitude
---
title: A card that everybody it was meant for Ignores has resolved, and may go there
proves: CARD-025, NEGATE-02
seats: Ann, Ben, Cleo
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow
Ben holds: Shrug
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shrug (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Shrug
> Ann chooses put it there
= Ben: 20 Fortitude
= Shrug is discarded
= Ann: 1 Red Dragon Inn Loyalty Card
---
title: Gambling cards count as well
proves: CARD-025
seats: Ann, Ben, Cleo
Ben's front: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Ben chooses put it there
= Ben is in control
> Ann ends the phase
= Ben: 12 Gold, 1 Red Dragon Inn Loyalty Card
---
title: The cards of the others do not go under it
proves: CARD-025
seats: Ann, Ben, Cleo
Ben's front: Red Dragon Inn Loyalty Card
Ann holds: Elbow | Sip
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Sip (Anytime) = You gain 1 Fortitude.

> Ann plays Elbow on Ben
= Elbow is discarded
= Ben: 18 Fortitude
Ann can play Sip        # nobody was asked about the Elbow: the turn goes on
---
title: The Drinks of its holder do not go under it
proves: CARD-025
seats: Ann, Ben, Cleo
phase: drink
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Sip
Ann's pile: Wine
card: Sip (Anytime) = You gain 1 Fortitude.

> Ann drinks
= Ann: 2 Alcohol
= Wine is discarded
Ann can play Sip        # she was not asked about the Wine
---
title: A revealed Event is nobody's card and is discarded
proves: CARD-025
seats: Ann, Ben, Cleo
drinks: rdi8
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Sip
Ben holds: Drink Up
Ann's pile: Round on the House!
drink deck: Wine
active: Ben
card: Drink Up (Action) = Another player takes a Drink from their pile.
card: Sip (Anytime) = You gain 1 Fortitude.

> Ben plays Drink Up on Ann
= Ann: 2 Alcohol
= Round on the House! is discarded
= Drink Up is discarded
Ann can play Sip        # she was not asked about the Event
---
title: A card put into the pot does not go under the Loyalty Card
proves: CARD-025
seats: Ann, Ben, Cleo
Ben's front: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Bad Penny | Winning Hand!
card: Bad Penny (Sometimes) = When you must ante, put this card into the pot instead. / Whoever takes a pot with this card in it loses 2 Fortitude.

> Ann plays Gambling? I'm in!
> Ben plays Bad Penny
= the pot: 2 Gold
= Bad Penny is in the pot
Ben can play Winning Hand!        # he was not asked about the Bad Penny: it is his gambling turn
---
title: The Pub Crawl Map does not go under the Loyalty Card, but to the Bin
proves: CARD-025, PRIZE-04
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann's front: Red Dragon Inn Loyalty Card | Pub Crawl Map

> Ann plays Pub Crawl Map
= Pub Crawl Map is in the Prize Bin
> Ann chooses Startusk's
= the party is at Startusk's
= Ann: 1 Red Dragon Inn Loyalty Card
---
title: When its holder is out, the Loyalty Card goes to the Prize Bin and what lay under it to the discards
proves: LOSE-08
seats: Ann, Ben, Cleo
Ann has 1 Gold
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Sip | Tip the Wench.
card: Sip (Anytime) = You gain 1 Fortitude.

> Ann plays Sip
> Ann chooses put it there
> Ann plays Tip the Wench. on Ann
> Ann chooses discard it
= Ann is out: no Gold
= Red Dragon Inn Loyalty Card is in the Prize Bin
= Sip is discarded
---
title: The stamps of a lost Loyalty Card do not count for the next holder
proves: CARD-025, PRIZE-05
seats: Ann, Ben, Cleo, Dag
Ann has 1 Gold
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Sip | Sip | Sip | Sip | Tip the Wench.
Ben holds: Gambling? I'm in! | Sip
card: Sip (Anytime) = You gain 1 Fortitude.

> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Tip the Wench. on Ann
> Ann chooses discard it
= Ann is out: no Gold
> Ben ends the phase
> Ben plays Gambling? I'm in!
= Red Dragon Inn Loyalty Card is in the pot
> Ben ends the phase
> Ben plays Sip
> Ben chooses put it there
= Ben: 12 Gold, 1 Red Dragon Inn Loyalty Card        # his first stamp, not his fifth
