title: After the Round its starter goes on with Order a Drink, whoever won
proves: GAMBLE-11
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Elbow
Ben holds: Winning Hand! | Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Cat passes
> Ann passes
= Ben: 12 Gold
Ann cannot play Elbow because TYPES-05
Ben cannot play Elbow because TYPES-05
= Cat: 1 Drink
> Ann orders for Cat
= Cat: 2 Drinks
---
title: A starter who has an Action left stays in the Action Phase after the Round
proves: GAMBLE-11
seats: Ann, Ben, Cat
Ann holds: Extra Breath | Gambling? I'm in! | Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Extra Breath (Anytime) = You may play another Action card.

> Ann plays Extra Breath
> Ann plays Gambling? I'm in!
> Ben passes
> Cat passes
= Ann: 12 Gold
Ann can play Elbow
> Ann plays Elbow on Cat
= Cat: 18 Fortitude
> Ann orders for Cat
= Cat: 2 Drinks
---
title: The active player whose card was Negated in the Round may use the Action this grants after the Round
proves: GAMBLE-11
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Gambling? I'm in! | Elbow
Ben holds: I raise!
Cat holds: Think Again
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Think Again (Sometimes) = Negate an Action card and they may play another Action card.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays I raise!
> Cat passes
> Ann plays Gambling? I'm in!
> Cat plays Think Again
= Ben: 14 Gold
Ann can play Elbow
> Ann plays Elbow on Ben
= Ben: 18 Fortitude
> Ann orders for Cat
= Cat: 2 Drinks
---
title: Anybody else whose card was Negated in the Round has no Action after it
proves: GAMBLE-11
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Elbow
Ben holds: Gambling? I'm in! | Elbow
Cat holds: Think Again
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Think Again (Sometimes) = Negate an Action card and they may play another Action card.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Gambling? I'm in!
> Cat plays Think Again
= Ann is in control
> Cat passes
= Ann: 12 Gold
Ann cannot play Elbow because TYPES-05
Ben cannot play Elbow because TYPES-05
