title: Blood Money for a teammate's ante
proves: CARD-040, TEAM-09
seats: Ann, Ben, Vlazlo, Cat
teams: Ann + Ben, Vlazlo + Cat
Ann holds: Gambling? I'm in!
Vlazlo holds: Blood Money? I'm In!

> Ann plays Gambling? I'm in!
> Cat champions
> Vlazlo plays Blood Money? I'm In!
= Cat: 10 Gold, 19 Fortitude
= Vlazlo: 1 Blood
= the pot: 2 Gold
---
title: Whoever calls a teammate away from the Round draws the card
proves: TEAM-09
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Ann holds: Gambling? I'm in!
Torglesnarf holds: A king does not lose. A king is called away.

> Ann plays Gambling? I'm in!
> Cat champions
> Torglesnarf plays A king does not lose. A king is called away.
= Cat: 10 Gold, 7 cards
= Torglesnarf: 7 cards
= Ann: 10 Gold
---
title: Who is not in the Round cannot make a won Round go on
proves: TEAM-28, CARD-058
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
Ann holds: Gambling? I'm in!
Torglesnarf holds: Let's make this game more interesting!

> Ann plays Gambling? I'm in!
> Cat champions
> Cat passes
Torglesnarf cannot play Let's make this game more interesting!
= Ann: 11 Gold
---
title: Who is not in the Round cannot win it
proves: TEAM-28
seats: Tara, Ben, Bryn, Cat
teams: Tara + Ben, Bryn + Cat
Tara holds: Gambling? I'm in! | This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?
Cat holds: Gambling? I'm in!

> Tara plays Gambling? I'm in!
> Cat champions
> Cat plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
Bryn cannot play I think it's time to stop foolin' around, don't you?
---
title: Gold is taken from the pot by somebody who is not in the Round
proves: TEAM-28, GAMBLE-30
seats: Ann, Ben, Nerodia, Cat
teams: Ann + Ben, Nerodia + Cat
Ann holds: Gambling? I'm in!
Nerodia holds: You could say I've got a good head for games
Ben holds: Tip the Wench.

> Ann plays Gambling? I'm in!
> Cat champions
> Cat antes
> Nerodia plays You could say I've got a good head for games using 1
> Ben plays Tip the Wench. on Cat
= Cat: 9 Gold
= the pot: 1 Gold
---
title: A card for players in the Round is barred to teammates of a Champion
proves: TEAM-28
seats: Ann, Ben, Lucky, Cat
teams: Ann + Ben, Lucky + Cat
Ann holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth

> Ann plays Gambling? I'm in!
> Cat champions
> Cat antes
Lucky cannot play A fistful of dice is my fountain of youth
---
title: A hand may be borrowed from an opponent who is no Champion, but from no teammate
proves: CARD-060, TEAM-29
seats: Ann, Ben, Daareka, Cat
teams: Ann + Ben, Daareka + Cat
Ann holds: Gambling? I'm in!
Ben holds: I raise!
Cat holds: I raise!
Daareka holds: My friend will play this hand for me

> Ann plays Gambling? I'm in!
> Daareka champions
= the pot: 2 Gold
Daareka cannot play My friend will play this hand for me on Cat
Daareka can play My friend will play this hand for me on Ben
---
title: A Champion in danger is saved by a Potion, and the Round goes on
proves: TEAM-08, GAMBLE-33
seats: Whitehawk, Ben, Cat, Dan
teams: Whitehawk + Ben, Cat + Dan
Cat has 2 Fortitude, 1 Alcohol, 1 Potion
Whitehawk holds: Gambling? I'm in! | Fold, or I fold you.
Cat holds: Gambling? I'm in!

> Whitehawk plays Gambling? I'm in!
> Cat champions
> Cat plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Cat
> Dan drinks a Potion for 6 Fortitude
= Cat: 7 Fortitude, 0 Potions, 9 Gold
> Whitehawk ends the phase
= Whitehawk: 11 Gold
---
title: Goons of a member who is not in the Round take the Prize with the pot
proves: PRIZE-08, TEAM-28
seats: Ann, Ben, Torglesnarf, Cat
teams: Ann + Ben, Torglesnarf + Cat
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!

> Ann plays Gambling? I'm in!
> Cat champions
> Cat antes
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 1 Red Dragon Inn Loyalty Card, 11 Gold
= Cat: 0 Red Dragon Inn Loyalty Card
