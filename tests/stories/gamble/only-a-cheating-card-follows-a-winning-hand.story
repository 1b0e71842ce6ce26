title: After a Winning Hand! no other Gambling Card can take control
proves: GAMBLE-12, GAMBLE-13
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Gambling? I'm in! | I raise! | Winning Hand!
Ben holds: I raise! | Winning Hand! | Gambling? I'm in!
Cat holds: I raise! | Winning Hand! | Gambling? I'm in! | Cards? I deal in everything!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
Ben can play Gambling? I'm in!
Ben can play I raise!
Ben can play Winning Hand!
> Ben plays Winning Hand!
= Ben is in control
Cat cannot play I raise! because GAMBLE-12
Cat cannot play Winning Hand! because GAMBLE-12
Cat cannot play Gambling? I'm in! because GAMBLE-12
Cat can play Cards? I deal in everything!
> Cat passes
Ann cannot play I raise! because GAMBLE-12
> Ann passes
= Ben: 12 Gold
---
title: Once a Cheating Card has followed the Winning Hand! any Gambling or Cheating Card may come next
proves: GAMBLE-13
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | I raise! | Winning Hand! | Gambling? I'm in! | Cards? I deal in everything!
Ben holds: Winning Hand!
Cat holds: Cards? I deal in everything!

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Cat plays Cards? I deal in everything!
= Cat is in control
Ann can play I raise!
Ann can play Winning Hand!
Ann can play Gambling? I'm in!
Ann can play Cards? I deal in everything!
> Ann plays Winning Hand!
= Ann is in control
---
title: A Cheating Card may follow a Cheating Card as well as a Gambling Card
proves: GAMBLE-13
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Cards? I deal in everything!
Cat holds: Cards? I deal in everything!
Dan holds: I raise!

> Ann plays Gambling? I'm in!
> Ben plays Cards? I deal in everything!
= Ben is in control
> Cat plays Cards? I deal in everything!
= Cat is in control
> Dan plays I raise!
= Dan is in control
---
title: A Cheating Card that was Negated does not lift the Winning Hand!
proves: GAMBLE-13
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | I raise!
Ben holds: Winning Hand! | Eagle Eye
Cat holds: Cards? I deal in everything!
card: Eagle Eye (Sometimes) = Negate a Cheating card.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Cat plays Cards? I deal in everything!
> Ben plays Eagle Eye
= Ben is in control
Ann cannot play I raise! because GAMBLE-12
---
title: A Winning Hand! that was Negated binds nobody
proves: GAMBLE-12
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Cold Water
Ben holds: Winning Hand!
Cat holds: I raise!
card: Cold Water (Sometimes) = Negate a Gambling card.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Ann plays Cold Water
= Ann is in control
Cat can play I raise!
