title: Everybody is asked once, in turn order from the player of the card, and only then it resolves
proves: TIMING-01, TIMING-02
seats: Ann, Ben, Cleo
active: Ben
Ben holds: Kick | Halt
Cleo holds: Halt
Ann holds: Halt | Potted Plant
card: Kick (Action) = Another player loses 2 Fortitude.
card: Halt (Sometimes) = Negate an Action card.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ben plays Kick on Ann
Ben can play Halt              # its own player may respond too
Cleo can play Halt
Ann can play Halt
Ann cannot play Potted Plant   # only what fits
> Ben declines
= now Ann: 20 Fortitude
> Cleo declines
= now Ann: 20 Fortitude
Ann can play Halt
> Ann declines                 # the last one asked
= now Ann: 18 Fortitude
= now Kick is discarded
Cleo cannot play Halt
