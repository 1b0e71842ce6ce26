title: Whoever Ignores an Action card as such is not in the Round it starts
proves: AFFECT-06
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Deaf Ear | Aces
card: Deaf Ear (Sometimes) = Ignore an Action card.
card: Aces (Gambling) = Take control of the Round.

> Ann plays Gambling? I'm in!
> Ben plays Deaf Ear
= the pot: 2 Gold
= Ben: 10 Gold
= Ann is in control
Ben cannot play Aces because GAMBLE-15
> Cleo passes
= Ann: 11 Gold
---
title: That goes for a Round that nobody can leave, too
proves: AFFECT-06
seats: Whitehawk, Ben, Cleo
Whitehawk holds: Ante up or walk the plank!
Ben holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Whitehawk plays Ante up or walk the plank!
> Ben plays Deaf Ear
= the pot: 2 Gold
= Ben: 10 Gold
---
title: Whoever plays the card may Ignore it, and nobody is in control
proves: AFFECT-06, GAMBLE-17
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in! | Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Ann plays Gambling? I'm in!
> Ann plays Deaf Ear
= the pot: 2 Gold
= Ann: 10 Gold
= nobody is in control
---
title: If all others Ignore the Round, whoever started it is left and wins at once
proves: AFFECT-06, GAMBLE-25
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Deaf Ear
Cleo holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Ann plays Gambling? I'm in!
> Ben plays Deaf Ear
> Cleo plays Deaf Ear
= Ann: 10 Gold
= Ben: 10 Gold
= Cleo: 10 Gold
= the Inn: +0 Gold
= a spectator sees "Ann wins the Round"
= a spectator does not see "Ann antes 1 Gold"
> Ann orders for Ben
---
title: If the starter is among those who Ignore it, the only one left wins all the same
proves: AFFECT-06, GAMBLE-25
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in! | Deaf Ear
Ben holds: Deaf Ear
Cleo holds: That was easy
card: Deaf Ear (Sometimes) = Ignore an Action card.
card: That was easy (Sometimes) = When a player wins a Round of Gambling, they draw 2 cards.

> Ann plays Gambling? I'm in!
> Ann plays Deaf Ear
> Ben plays Deaf Ear
> Cleo plays That was easy
= Cleo: 10 Gold, 8 cards
= Ann: 10 Gold
---
title: A card about tracks does not Ignore the start of a Round, even if it names Action cards
proves: AFFECT-06, GAMBLE-03
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card that affects your Fortitude, Alcohol Content or Gold.

> Ann plays Gambling? I'm in!
Ben cannot play Deaf Ear because AFFECT-06
= the pot: 3 Gold
= Ben: 9 Gold
---
title: Whoever Ignores only what a card does to a track is in the Round it starts
proves: AFFECT-06, NEGATE-02
seats: Ann, Ben, Cleo
Ann holds: Table Thumper
Ben holds: Deaf Ear
card: Table Thumper (Action) = Each other player loses 1 Fortitude. / Start a Round of Gambling.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Table Thumper
> Ben plays Deaf Ear
= the pot: 3 Gold
= Ben: 20 Fortitude, 9 Gold
= Cleo: 19 Fortitude, 9 Gold
---
title: Nor does it help to name Action cards: what is Ignored is what the card does to the track
proves: AFFECT-06, NEGATE-02
seats: Ann, Ben, Cleo
Ann holds: Entry fee
Ben holds: Deaf Ear
card: Entry fee (Action) = Each other player pays 1 Gold to the Inn. / Start a Round of Gambling.
card: Deaf Ear (Sometimes) = Ignore an Action card that affects your Gold.

> Ann plays Entry fee
> Ben plays Deaf Ear
= the pot: 3 Gold
= Ben: 9 Gold
= Cleo: 8 Gold
---
title: Whoever Ignores the card as such Ignores the rest of it and the Round
proves: AFFECT-06, NEGATE-02
seats: Ann, Ben, Cleo
Ann holds: Table Thumper
Ben holds: Tough Skin | Deaf Ear
card: Table Thumper (Action) = Each other player loses 1 Fortitude. / Start a Round of Gambling.
card: Tough Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Ann plays Table Thumper
> Ben plays Tough Skin
> Ben plays Deaf Ear                    # the Round is not Ignored yet
= the pot: 2 Gold
= Ben: 20 Fortitude, 10 Gold
= Cleo: 19 Fortitude, 9 Gold
---
title: A card that Negates Action cards stops the Round
proves: NEGATE-01
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Not Tonight
card: Not Tonight (Sometimes) = Negate an Action card.

> Ann plays Gambling? I'm in!
> Ben plays Not Tonight
= Ann: 10 Gold
= Ben: 10 Gold
---
title: An Event is Ignored together with the Round it starts
proves: NEGATE-02, NEGATE-08
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: House Game
Ben holds: Deaf Ear
card: House Game (Drink Event) = Start a Round of Gambling.
card: Deaf Ear (Sometimes) = Ignore an Event.

> Ben plays Deaf Ear
= the pot: 2 Gold
= Ben: 10 Gold
---
title: Whoever Ignores all effects is not in the Round
proves: NEGATE-18
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.

> Ben plays Trance
> Ann plays Gambling? I'm in!
= the pot: 2 Gold
= Ben: 10 Gold
---
title: Whoever stares is in no Round that an Action card starts
proves: AFFECT-06, CARD-068
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Ann plays Gambling? I'm in!
= the pot: 2 Gold
= Ben: 10 Gold
---
title: Nor in one that nobody can leave
proves: AFFECT-06, CARD-068
seats: Whitehawk, Ben, Cleo
Whitehawk holds: Ante up or walk the plank!
Ben holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Whitehawk plays Ante up or walk the plank!
= the pot: 2 Gold
= Ben: 10 Gold
---
title: Whoever stares is in a Round that an Event starts
proves: CARD-068
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: House Game
Ben holds: Stare
card: House Game (Drink Event) = Start a Round of Gambling.
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Ben antes
= the pot: 3 Gold
= Ben: 9 Gold
---
title: Whoever stares while their teammate Ignores the losses of the card is still not in the Round
proves: AFFECT-06, CARD-068
seats: Ann, Dan, Ben, Cleo
teams: Ann + Dan, Ben + Cleo
Ann holds: Table Thumper
Ben holds: Stare
Cleo holds: Tough Skin
card: Table Thumper (Action) = Each other player loses 1 Fortitude. / Start a Round of Gambling.
card: Tough Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Ann plays Table Thumper
> Ben champions
> Cleo plays Tough Skin
= Ben: 20 Fortitude, 10 Gold
= Ann: 10 Gold
---
title: A teammate Ignores the Round for whoever starts it, and nobody is in control
proves: AFFECT-06, TEAM-09, NEGATE-19
seats: Ann, Dan, Ben, Cleo, Eve, Flo
teams: Ann + Dan, Ben + Cleo, Eve + Flo
Ann holds: Gambling? I'm in!
Dan holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Ann plays Gambling? I'm in!
> Ben champions
> Eve champions
> Dan plays Deaf Ear
= the pot: 2 Gold
= Ann: 10 Gold
= nobody is in control
---
title: Whoever stares and starts a Round Ignores it, and if all stare there is none
proves: AFFECT-06, CARD-068
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in! | Stare
Ben holds: Stare
Cleo holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ann plays Stare
> Ben plays Stare
> Cleo plays Stare
> Ann plays Gambling? I'm in!
= Ann: 10 Gold
= Ben: 10 Gold
> Ann orders for Ben
= Ben: 2 Drinks
---
title: The Prize of a Round that all others Ignore goes to the one who is left
proves: AFFECT-06, GAMBLE-25, PRIZE-03
seats: Ann, Ben
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Ann plays Gambling? I'm in!
= Ann: 10 Gold, 1 Red Dragon Inn Loyalty Card
= Ben: 10 Gold
---
title: Whoever stares is in the Round of The Scurvy Dog, a Tavern Event
proves: CARD-068, CRAWL-11
seats: Ann, Ben, Cleo
party: Startusk's
Ann holds: Map
Ben holds: Stare
card: Map (Anytime) = Crawl to any open tavern. (The Red Dragon Inn only if it is the last.)
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Ben plays Stare
> Ann plays Map
> Ann chooses The Scurvy Dog
= the pot: 3 Gold
= Ben: 9 Gold
