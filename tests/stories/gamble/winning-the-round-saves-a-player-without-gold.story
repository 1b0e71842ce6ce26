title: A player without Gold who wins the Round stays in the game
proves: GAMBLE-21
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!

> Ann plays Gambling? I'm in!
= Ben: 0 Gold
> Ben plays Winning Hand!
> Cat passes
> Ann passes
= Ben: 3 Gold
= Ben is in
---
title: A player without Gold who gets some during the Round stays in the game without winning it
proves: GAMBLE-21
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Sticky fingers. It's the honey cakes.

> Ann plays Gambling? I'm in!
= Ben: 0 Gold
> Ben passes
> Ben plays Sticky fingers. It's the honey cakes.
> Cat passes
= Ann: 11 Gold
= Ben: 1 Gold
= Ben is in
---
title: A winner without Gold whose pot somebody else takes is out
proves: GAMBLE-21
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!
Cat holds: Congratulations! I'll carry it for you!

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Cat passes
> Ann passes
> Cat plays Congratulations! I'll carry it for you!
= Cat: 12 Gold
= Ben is out: no Gold
---
title: A player without Gold is out when the Round ends without a winner
proves: GAMBLE-21
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in! | Deal me out. Somebody's queueing wrong.

> Ann plays Gambling? I'm in!
> Ann plays Deal me out. Somebody's queueing wrong.
= Ben: 0 Gold
> Ben passes
= Ben is in
> Cat passes
= the Inn: +2 Gold
= Ben is out: no Gold
---
title: A player without Gold is out when a card ends the Round for the Inn
proves: GAMBLE-21
seats: Ann, Ben, Cat
Ben has 1 Gold
Ann holds: Gambling? I'm in!
Cat holds: Quick, hide the pot behind the bar!

> Ann plays Gambling? I'm in!
> Ben passes
> Cat plays Quick, hide the pot behind the bar!
= the Inn: +3 Gold
= Ben is out: no Gold
