title: A Winning Hand whose player is forced out in answer to it does not bind the others
proves: GAMBLE-12
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Show the Door
Ben holds: Winning Hand!
Cat holds: I raise!
card: Show the Door (Sometimes) = In a Round of Gambling, another player in the Round leaves the Round.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Ann plays Show the Door on Ben
= Ann is in control
> Cat plays I raise!
= Cat is in control
= the pot: 5 Gold
---
title: If the raiser is forced out in answer to the raise nobody antes
proves: GAMBLE-22
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Show the Door
Ben holds: I raise!
card: Show the Door (Sometimes) = In a Round of Gambling, another player in the Round leaves the Round.

> Ann plays Gambling? I'm in!
> Ben plays I raise!
> Ann plays Show the Door on Ben
= the pot: 3 Gold
= Ann is in control
---
title: Nobody leaves a locked Round of their own will, but one can be thrown out
proves: GAMBLE-15
seats: Ann, Ben, Cat
Ann holds: Doors Shut
Ben holds: Slip Away | Back Exit
Cat holds: Show the Door
card: Doors Shut (Action) = Start a Round of Gambling that nobody can leave.
card: Slip Away (Sometimes) = In a Round of Gambling you have not left, you leave the Round.
card: Back Exit (Sometimes) = When you must ante, leave the Round instead.
card: Show the Door (Sometimes) = In a Round of Gambling, another player in the Round leaves the Round.

> Ann plays Doors Shut
> Ann antes
Ben cannot play Back Exit because GAMBLE-16
> Ben antes
> Cat antes
= the pot: 3 Gold
> Ben passes
Ben cannot play Slip Away because GAMBLE-16
> Cat plays Show the Door on Ben
> Cat passes
= Ann: 12 Gold
= Ben: 9 Gold
