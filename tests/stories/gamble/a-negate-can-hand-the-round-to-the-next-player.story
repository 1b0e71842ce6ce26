title: If a Negate makes the turn come round to the player in control, that player has won
proves: GAMBLE-28
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Eagle Eye
Cat holds: Cards? I deal in everything!
card: Eagle Eye (Sometimes) = Negate a Cheating card.

> Ann plays Gambling? I'm in!
> Ben passes
= Ann is in control
> Cat plays Cards? I deal in everything!
> Ben plays Eagle Eye
= Ann: 12 Gold
= Ben: 9 Gold
= Cat: 9 Gold
