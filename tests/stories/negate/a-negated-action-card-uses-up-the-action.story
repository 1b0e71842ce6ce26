title: A Negated Action card uses up the Action
proves: NEGATE-14
seats: Ann, Ben, Cleo
Ann holds: Kick | Kick
Ben holds: Halt
card: Kick (Action) = Another player loses 2 Fortitude.
card: Halt (Sometimes) = Negate an Action card.

> Ann plays Kick on Ben
> Ben plays Halt
= Ben: 20 Fortitude
Ann cannot play Kick because TYPES-05
> Ann orders for Ben           # the next thing she decides
= Ben: 20 Fortitude, 2 Drinks

---
title: A Negating card may let the Negated player play another Action card
proves: NEGATE-14
seats: Ann, Ben, Cleo
Ann holds: Kick | Kick
Ben holds: Second Thoughts
card: Kick (Action) = Another player loses 2 Fortitude.
card: Second Thoughts (Sometimes) = Negate an Action card and they may play another Action card.

> Ann plays Kick on Ben
> Ben plays Second Thoughts
= Ben: 20 Fortitude
Ann can play Kick
> Ann plays Kick on Cleo
= Cleo: 18 Fortitude
