title: Whoever's turn has ended plays no cards and Ignores everything for the rest of it
proves: NEGATE-18, TURN-17
seats: Ada, Bert, Cleo
Ada holds: Nap | Small Change
Bert holds: Kick
card: Nap (Anytime) = Your turn ends and each other player gains 1 Gold.
card: Small Change (Anytime) = You gain 1 Gold.
card: Kick (Anytime) = Another player loses 2 Fortitude.

> Ada plays Nap
> Ada declines
> Bert declines
> Cleo declines
= now Bert: 11 Gold
Ada cannot play Small Change because TURN-17
> Bert plays Kick on Ada
= Ada: 20 Fortitude
