title: A Negated Gambling Card does not change control and counts as a pass
proves: GAMBLE-27
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Cold Water
Ben holds: I raise! | Cards? I deal in everything!
Cat holds: Winning Hand!
card: Cold Water (Sometimes) = Negate a Gambling card.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
> Ann plays Cold Water
= Ann is in control
= the pot: 3 Gold
Ben cannot play Cards? I deal in everything! because TYPES-06
Cat can play Winning Hand!
> Cat passes
= Ann: 12 Gold                 # Ben is not asked again
---
title: A Negated Cheating Card does not change control and counts as a pass
proves: GAMBLE-27
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Eagle Eye
Ben holds: Cards? I deal in everything! | I raise!
card: Eagle Eye (Sometimes) = Negate a Cheating card.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Cards? I deal in everything!
> Ann plays Eagle Eye
= Ann is in control
Ben cannot play I raise! because TYPES-06
> Cat passes
= Ann: 12 Gold
---
title: Like any pass it is not the end of the Round for its player
proves: GAMBLE-27
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Eagle Eye
Ben holds: Cards? I deal in everything! | I raise!
Cat holds: Gambling? I'm in!
card: Eagle Eye (Sometimes) = Negate a Cheating card.

> Ann plays Gambling? I'm in!
> Ben plays Cards? I deal in everything!
> Ann plays Eagle Eye
> Cat plays Gambling? I'm in!
> Ann passes
Ben can play I raise!
> Ben plays I raise!
= Ben is in control
