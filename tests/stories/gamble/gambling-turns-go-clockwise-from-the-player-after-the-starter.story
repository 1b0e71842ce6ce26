title: Gambling turns go clockwise, and the player after the starter has the first one
proves: GAMBLE-05
seats: Ann, Ben, Cat, Dan
active: Ben
Ann holds: Cards? I deal in everything! | Winning Hand!
Ben holds: Gambling? I'm in! | Winning Hand!
Cat holds: Cards? I deal in everything! | Winning Hand!
Dan holds: Cards? I deal in everything! | Winning Hand!

> Ben plays Gambling? I'm in!
= the pot: 4 Gold
Cat can play Winning Hand!
Cat can play Cards? I deal in everything!
Dan cannot play Winning Hand! because TYPES-06
Ann cannot play Cards? I deal in everything! because TYPES-06
Ben cannot play Winning Hand! because TYPES-06
> Cat passes
Cat cannot play Winning Hand! because TYPES-06
Dan can play Winning Hand!
Ann cannot play Winning Hand! because TYPES-06
> Dan passes
Ann can play Winning Hand!
Dan cannot play Winning Hand! because TYPES-06
---
title: On a gambling turn only one card is played, then it is the next player's turn
proves: GAMBLE-05
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I raise! | Cards? I deal in everything!
Cat holds: Cards? I deal in everything!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
= Ben is in control
Ben cannot play Cards? I deal in everything! because TYPES-06
Cat can play Cards? I deal in everything!
