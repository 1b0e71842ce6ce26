title: A Gambling card that is Negated in a Round counts as a pass of its player
proves: NEGATE-15
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: I raise! | Winning Hand!
Cleo holds: Spoilsport
card: Spoilsport (Sometimes) = Negate a Gambling card.

> Ann plays Gambling? I'm in!
> Ben plays I raise!
> Cleo plays Spoilsport
= Ann is in control
= the pot: 3 Gold
> Cleo passes                  # the last one: Ben is not asked again
= Ann: 12 Gold
= Ben: 9 Gold
= Ben holds Winning Hand!

---
title: A Cheating card that is Negated in a Round counts as a pass of its player
proves: NEGATE-15
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Loaded Dice | Winning Hand!
Cleo holds: Sharp Eye
card: Loaded Dice (Cheating) = Take control of the Round.
card: Sharp Eye (Sometimes) = Negate a Cheating card.

> Ann plays Gambling? I'm in!
> Ben plays Loaded Dice
> Cleo plays Sharp Eye
= Ann is in control
> Cleo passes
= Ann: 12 Gold

---
title: An Action card played to take control counts as a pass, too, when it is Negated
proves: NEGATE-15
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in!
Ben holds: Gambling? I'm in! | Winning Hand!
Cleo holds: Halt
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Gambling? I'm in!
> Ben plays Gambling? I'm in!
> Cleo plays Halt
= Ann is in control
> Cleo passes
= Ann: 12 Gold
