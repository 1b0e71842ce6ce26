title: Of several cards on the same win only the first one played takes effect
proves: GAMBLE-32
seats: Ann, Ben, Cat, Dan
active: Cat
Cat holds: Gambling? I'm in!
Dan holds: Congratulations! I'll carry it for you!
Ann holds: Congratulations! I'll carry it for you!

> Cat plays Gambling? I'm in!
> Dan passes
> Ann passes
> Ben passes
Dan can play Congratulations! I'll carry it for you!
Ann can play Congratulations! I'll carry it for you!
> Dan plays Congratulations! I'll carry it for you!
= Dan: 13 Gold
= Ann: 9 Gold
= Ann holds Congratulations! I'll carry it for you!
---
title: The second card on the same win is refused
proves: GAMBLE-32
seats: Ann, Ben, Cat, Dan
active: Cat
Cat holds: Gambling? I'm in!
Dan holds: Congratulations! I'll carry it for you!
Ann holds: Congratulations! I'll carry it for you!

> Cat plays Gambling? I'm in!
> Dan passes
> Ann passes
> Ben passes
> Dan plays Congratulations! I'll carry it for you!
> Dan declines
> Ann declines
> Ben declines
> Cat declines                 # the window on Dan's card is closed, the one on the win is open again
= now Dan: 9 Gold
Ann cannot play Congratulations! I'll carry it for you! because GAMBLE-32
---
title: The cards on a win are asked for in turn order from the active player, not from the winner
proves: GAMBLE-32
seats: Ann, Ben, Cat, Dan
active: Cat
Cat holds: Gambling? I'm in! | Congratulations! I'll carry it for you!
Ann holds: Winning Hand!
Ben holds: Congratulations! I'll carry it for you!
Dan holds: Congratulations! I'll carry it for you!

> Cat plays Gambling? I'm in!
> Dan passes
> Ann plays Winning Hand!
> Ben passes
> Cat passes
> Dan passes
> Cat declines                 # the active player first: if Dan or Ben had been asked before, they would have declined
> Dan declines
> Ben plays Congratulations! I'll carry it for you!
= Ben: 13 Gold
= Ann: 9 Gold
---
title: If the first card on a win is Negated the next one may be played
proves: GAMBLE-32
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | I don't think so!
Ben holds: Congratulations! I'll carry it for you!
Cat holds: Congratulations! I'll carry it for you!

> Ann plays Gambling? I'm in!
> Ben passes
> Cat passes
> Ben plays Congratulations! I'll carry it for you!
> Ann plays I don't think so!
> Cat plays Congratulations! I'll carry it for you!
= Cat: 12 Gold
= Ben: 9 Gold
= Ann: 9 Gold
