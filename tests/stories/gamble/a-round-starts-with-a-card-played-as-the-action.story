title: Gambling? I'm in! starts a Round when it is the Action of the player whose turn it is
proves: GAMBLE-01
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: Gambling? I'm in!

Ben cannot play Gambling? I'm in! because TYPES-05
Ann can play Gambling? I'm in!
> Ann plays Gambling? I'm in!
= the pot: 3 Gold
= Ann is in control
---
title: Outside the Action Phase no Round can be started
proves: GAMBLE-01
seats: Ann, Ben, Cat
phase: order
Ann holds: Gambling? I'm in!

Ann cannot play Gambling? I'm in! because TYPES-05
---
title: Any other Action that says so starts a Round as well
proves: GAMBLE-01
seats: Ann, Ben, Cat
Ann holds: Shuffle and Shout
card: Shuffle and Shout (Action) = Start a Round of Gambling.

> Ann plays Shuffle and Shout
= the pot: 3 Gold
= Ann is in control
---
title: A card may start a Round that nobody can leave of their own will
proves: GAMBLE-01
seats: Ann, Ben, Cat
Ann holds: Bolt the Door
Ben holds: Dice? I took those for prayer beads!
card: Bolt the Door (Action) = Start a Round of Gambling that nobody can leave.

> Ann plays Bolt the Door
> Ann antes
Ben cannot play Dice? I took those for prayer beads!
= the pot: 3 Gold
= Ben: 9 Gold
= Ann is in control
