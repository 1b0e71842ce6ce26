title: A card that Ignores Action cards does not Ignore the start of a Round
proves: AFFECT-06, GAMBLE-03
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Ann plays Gambling? I'm in!
Ben cannot play Deaf Ear because AFFECT-06
= the pot: 3 Gold
= Ben: 9 Gold
---
title: Nor does it Ignore a Round that nobody can leave
proves: AFFECT-06, GAMBLE-03
seats: Whitehawk, Ben, Cleo
Whitehawk holds: Ante up or walk the plank!
Ben holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Whitehawk plays Ante up or walk the plank!
Ben cannot play Deaf Ear because AFFECT-06
= the pot: 3 Gold
---
title: Whoever Ignores the rest of a card is in the Round it starts
proves: AFFECT-06, NEGATE-02
seats: Ann, Ben, Cleo
Ann holds: Table Thumper
Ben holds: Deaf Ear
card: Table Thumper (Action) = Each other player loses 1 Fortitude. / Start a Round of Gambling.
card: Deaf Ear (Sometimes) = Ignore an Action card.

> Ann plays Table Thumper
> Ben plays Deaf Ear
= the pot: 3 Gold
= Ben: 20 Fortitude, 9 Gold
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
