title: Whoever Ignores all effects Ignores the Drink of their own Drink Phase
proves: NEGATE-18
seats: Ada, Bert
Ada's pile: Shot of Rum
Ada holds: Hide
card: Hide (Anytime) = You Ignore all effects until your next turn.

> Ada plays Hide
> Ada ends the phase
> Ada ends the phase
> Ada ends the phase
= Ada: 0 Alcohol, 0 Drinks
