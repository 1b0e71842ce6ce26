title: After the last pass only a card that says so can still touch the outcome
proves: GAMBLE-09
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Quick, hide the pot behind the bar! | You're barred from this table! | Sticky fingers. It's the honey cakes. | Congratulations! I'll carry it for you!
Cat holds: Winning Hand! | Tip the Wench.

> Ann plays Gambling? I'm in!
> Ben passes
Ben can play Quick, hide the pot behind the bar!
Ben can play You're barred from this table!
Ben can play Sticky fingers. It's the honey cakes.
Ben cannot play Congratulations! I'll carry it for you!
> Cat passes
Ben cannot play Quick, hide the pot behind the bar! because GAMBLE-09
Ben cannot play You're barred from this table! because GAMBLE-09
Ben cannot play Sticky fingers. It's the honey cakes. because GAMBLE-09
Cat cannot play Winning Hand!
Ben can play Congratulations! I'll carry it for you!
Cat can play Tip the Wench.
> Ben declines
= Ann: 12 Gold
= Ben: 9 Gold
= Ben holds Quick, hide the pot behind the bar!
---
title: A card played after the last pass does not open the Round again
proves: GAMBLE-09
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Quick, hide the pot behind the bar!
Cat holds: Tip the Wench.

> Ann plays Gambling? I'm in!
> Ben passes
> Cat passes
> Cat plays Tip the Wench. on Ann
Ben cannot play Quick, hide the pot behind the bar! because GAMBLE-09
> Ann declines
Ben cannot play Quick, hide the pot behind the bar! because GAMBLE-09
= Ann: 11 Gold
= the Inn: +1 Gold
---
title: A Round that was ended by an answer to a card is over for the rest of that window too
proves: GAMBLE-09
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Quick, hide the pot behind the bar!
Ben holds: Tip the Wench.
Cat holds: Flip the Table
card: Flip the Table (Sometimes) = In a Round of Gambling you have not left, win the Round.

> Ann plays Gambling? I'm in!
> Ben passes
> Ben plays Tip the Wench. on Ann
Ann can play Quick, hide the pot behind the bar!
> Cat plays Flip the Table
> Cat declines
> Ann declines
> Ben declines                 # the winning card has resolved; the tip is still on the table
= now Ann: 9 Gold
Ann cannot play Quick, hide the pot behind the bar! because GAMBLE-09
= Cat: 12 Gold
= Ann: 8 Gold
