title: A card that Ignores Events Ignores a Tavern Event, for its player only
proves: CRAWL-11, NEGATE-08
seats: Ann, Tara, Cleo
phase: drink
party: The Red Dragon Inn
Tara holds: The stars advised against coming here.
Ann's pile: Wine with a Chaser

> Ann chooses Lucky's Rolling Barrel
> Tara plays The stars advised against coming here.
= Ann: 18 Fortitude
= Tara: 20 Fortitude, 7 cards                 # and a card for the card she played
= Cleo: 18 Fortitude
---
title: The Crawler may Ignore the Event of the tavern of their own choice
proves: CRAWL-11
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann holds: Wait Outside
Ann's pile: Wine with a Chaser
card: Wait Outside (Sometimes) = Ignore a Tavern Event.

> Ann chooses Lucky's Rolling Barrel
> Ann plays Wait Outside
= Ann: 20 Fortitude
= Ben: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: A Tavern Event that is Negated happens to nobody, and the party has moved all the same
proves: CRAWL-11
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Cleo holds: Nothing Happened Here
Ann's pile: Wine with a Chaser
card: Nothing Happened Here (Sometimes) = Negate an Event.

> Ann chooses Lucky's Rolling Barrel
> Cleo plays Nothing Happened Here
= Ann: 20 Fortitude
= Ben: 20 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Once the choices have begun nobody can Ignore the rest of a Tavern Event
proves: CRAWL-11, NEGATE-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Cleo holds: Wait Outside
Ann's pile: Wine with a Chaser
card: Wait Outside (Sometimes) = Ignore an Event.

> Ann chooses Black Dragon Depths
> Ann chooses Pay 1 Gold to the Inn
Cleo cannot play Wait Outside
> Ben chooses Lose 2 Fortitude
Cleo cannot play Wait Outside
> Cleo chooses Pay 1 Gold to the Inn
= Cleo: 9 Gold, 7 cards
---
title: Control: before the choices have begun it can be Ignored
proves: CRAWL-11
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Cleo holds: Wait Outside
Ann's pile: Wine with a Chaser
card: Wait Outside (Sometimes) = Ignore an Event.

> Ann chooses Black Dragon Depths
Cleo can play Wait Outside
> Cleo plays Wait Outside
> Ann chooses Pay 1 Gold to the Inn
> Ben chooses Pay 1 Gold to the Inn
= Ann: 9 Gold
= Cleo: 10 Gold, 6 cards
---
title: What Ignores cards that affect Fortitude, or reduces any loss, has no hold on a Tavern Event
proves: CRAWL-11, NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Thick Skin | Duck
Ann's pile: Wine with a Chaser
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Ann chooses Lucky's Rolling Barrel
Ben cannot play Thick Skin because NEGATE-12
Ben cannot play Duck because NEGATE-12
= Ben: 18 Fortitude
---
title: Black Dragon Depths can be Ignored as an Action card can
proves: CRAWL-11, NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Nimble Feet
Ann's pile: Wine with a Chaser
card: Nimble Feet (Sometimes) = Ignore an Action card that affects your Fortitude.

> Ann chooses Black Dragon Depths
> Ben plays Nimble Feet
> Cleo chooses Lose 2 Fortitude
= Ann: 18 Fortitude
= Ben: 20 Fortitude, 10 Gold
= Cleo: 18 Fortitude
---
title: Black Dragon Depths can be reduced as the loss of an Action card can, but not Negated as one
proves: CRAWL-11, NEGATE-12
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Brace Yourself
Cleo holds: Not Today
Ann's pile: Wine with a Chaser
card: Brace Yourself (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 1.
card: Not Today (Sometimes) = Negate an Action card.

> Ann chooses Black Dragon Depths
Cleo cannot play Not Today because NEGATE-12
> Ben plays Brace Yourself
> Cleo chooses Lose 2 Fortitude
= Ann: 18 Fortitude
= Ben: 19 Fortitude
= Cleo: 18 Fortitude
---
title: Black Dragon Depths: the clause is good for cards of ours that name Action cards among others
proves: CRAWL-11, NEGATE-12
seats: Phyll, Samantha, Bryn
phase: drink
party: The Red Dragon Inn
Phyll holds: Sorry, we're closed.
Samantha holds: I had money on you missing.
Bryn holds: I've had worse from seagulls.
Phyll's pile: Wine with a Chaser

> Phyll chooses Black Dragon Depths
> Phyll plays Sorry, we're closed.
> Samantha plays I had money on you missing.
> Bryn plays I've had worse from seagulls.
= Phyll: 20 Fortitude, 10 Gold
= Samantha: 20 Fortitude, 11 Gold
= Bryn: 20 Fortitude, 10 Gold
---
title: Black Dragon Depths: so it is for the house's regulars, who Ignore it or make it smaller
proves: CRAWL-11, NEGATE-12
seats: Brannoc, Oda, Ilka, Pell
phase: drink
party: The Red Dragon Inn
Brannoc holds: Did someone leave a window open?
Oda holds: After a day of malt sacks, that tickles!
Ilka holds: You can't prove that was me!
Pell holds: This hymnal stops nearly everything!
Brannoc's pile: Wine with a Chaser

> Brannoc chooses Black Dragon Depths
> Brannoc plays Did someone leave a window open?
> Oda plays After a day of malt sacks, that tickles!
> Ilka plays You can't prove that was me!
> Pell plays This hymnal stops nearly everything!
= Brannoc: 20 Fortitude
= Oda: 20 Fortitude
= Ilka: 20 Fortitude
= Pell: 20 Fortitude, 10 Gold
---
title: Once the choices of Black Dragon Depths have begun it is too late to Ignore it like an Action card
proves: CRAWL-11, NEGATE-10, NEGATE-12
seats: Ann, Bryn, Cleo
phase: drink
party: The Red Dragon Inn
Bryn holds: I've had worse from seagulls.
Ann's pile: Wine with a Chaser

> Ann chooses Black Dragon Depths
Bryn can play I've had worse from seagulls.
> Ann chooses Pay 1 Gold to the Inn
Bryn cannot play I've had worse from seagulls.
> Bryn chooses Lose 2 Fortitude
> Cleo chooses Pay 1 Gold to the Inn
Bryn cannot play I've had worse from seagulls.
= Bryn: 18 Fortitude
---
title: Control: the other taverns are not answered like Action cards
proves: CRAWL-11, NEGATE-12
seats: Ann, Bryn, Pell
phase: drink
party: The Red Dragon Inn
Bryn holds: I've had worse from seagulls. | Nimble Feet
Pell holds: This hymnal stops nearly everything!
Ann's pile: Wine with a Chaser
card: Nimble Feet (Sometimes) = Ignore an Action card that affects your Fortitude.

> Ann chooses Lucky's Rolling Barrel
Bryn cannot play I've had worse from seagulls.
Bryn cannot play Nimble Feet
Pell cannot play This hymnal stops nearly everything! because NEGATE-12
= Bryn: 18 Fortitude
= Pell: 18 Fortitude
---
title: A card that names no kind does not answer Black Dragon Depths, however well it would fit
proves: CRAWL-11, NEGATE-12
seats: Ann, Whitehawk, Farai
phase: drink
party: The Red Dragon Inn
Whitehawk holds: A word of advice... don't
Farai holds: You'll find oaks are difficult to topple | Farnir's tranquility
Ann's pile: Wine with a Chaser

> Ann chooses Black Dragon Depths
Whitehawk cannot play A word of advice... don't because NEGATE-12
Farai cannot play You'll find oaks are difficult to topple because NEGATE-12
Farai cannot play Farnir's tranquility because NEGATE-12
---
title: Whoever Ignores the Event of The Scurvy Dog is not in the Round
proves: CRAWL-11
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Wait Outside
Ann's pile: Wine with a Chaser
card: Wait Outside (Sometimes) = Ignore an Event.

> Ann chooses The Scurvy Dog
> Ben plays Wait Outside
= the pot: 2 Gold
= Ben: 10 Gold
> Cleo passes
= Ann: 11 Gold
---
title: Nobody answers a Tavern Event with a hit-back: it is nobody's attack
proves: CRAWL-11
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ben holds: Tit for Tat
Ann's pile: Wine with a Chaser
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
Ben cannot play Tit for Tat
= Ann: 18 Fortitude
= Ben: 18 Fortitude
