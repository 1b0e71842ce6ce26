title: A response has a window of its own and resolves before the card it answers
proves: TIMING-04
seats: Ann, Ben, Cleo
Ann holds: Kick
Ben holds: Duck
Cleo holds: Halt | I don't think so!
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Kick on Ben
Cleo can play Halt
Cleo cannot play I don't think so!
> Ben plays Duck
Cleo cannot play Halt          # Duck is on the table now, not Kick
Cleo can play I don't think so!
= now Ben: 20 Fortitude
> Ben declines                 # the window on Duck: Ben, Cleo, Ann
> Cleo declines
> Ann declines
= now Duck is discarded
= now Ben: 20 Fortitude
Cleo can play Halt             # back to Kick
Cleo cannot play I don't think so!
= Ben: 19 Fortitude

---
title: A Negate of a Negate lets the first response through
proves: TIMING-04
seats: Ann, Ben, Cleo
Ann holds: Kick | I don't think so!
Ben holds: Thick Skin | I don't think so!
card: Kick (Action) = Another player loses 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Kick on Ben
> Ben plays Thick Skin
> Ann plays I don't think so!
> Ben plays I don't think so!
= Ben: 20 Fortitude

---
title: Responses nest without a limit
proves: TIMING-04
seats: Ann, Ben, Cleo
Ann holds: Kick | I don't think so!
Ben holds: Thick Skin | I don't think so! | I don't think so!
Cleo holds: I don't think so! | I don't think so!
card: Kick (Action) = Another player loses 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Kick on Ben
> Ben plays Thick Skin
> Ann plays I don't think so!  # Negates Thick Skin
> Ben plays I don't think so!  # saves it
> Cleo plays I don't think so! # Negates that
> Ben plays I don't think so!  # saves it again
> Cleo plays I don't think so! # and in the end it is Negated
= Ben: 18 Fortitude
