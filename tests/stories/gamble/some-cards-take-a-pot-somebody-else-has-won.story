title: A card may take the pot although another player has won, before it is collected
proves: GAMBLE-31
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Congratulations! I'll carry it for you!
Cat holds: We did say half, partner.

> Ann plays Gambling? I'm in!
> Ben passes
Ben cannot play Congratulations! I'll carry it for you! because GAMBLE-31
> Cat passes
Ben can play Congratulations! I'll carry it for you!
Cat cannot play We did say half, partner.
= now Ann: 9 Gold
> Ben plays Congratulations! I'll carry it for you!
= Ben: 12 Gold
= Ann: 9 Gold
---
title: Once the pot is collected it can no longer be taken that way
proves: GAMBLE-31
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Congratulations! I'll carry it for you!
Cat holds: We did say half, partner.

> Ann plays Gambling? I'm in!
> Ben passes
> Cat passes
> Ben declines
> Cat declines
= now Ann: 12 Gold
Ben cannot play Congratulations! I'll carry it for you! because GAMBLE-31
> Cat plays We did say half, partner.
= Ann: 11 Gold
= Cat: 10 Gold
---
title: A player who has left the Round may take the pot all the same
proves: GAMBLE-31
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Deal me out. Somebody's queueing wrong. | Congratulations! I'll carry it for you!

> Ann plays Gambling? I'm in!
> Ben plays Deal me out. Somebody's queueing wrong.
> Cat passes
> Ben plays Congratulations! I'll carry it for you!
= Ben: 12 Gold
= Ann: 9 Gold
