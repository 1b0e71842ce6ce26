title: Half a Drink does nothing to somebody who Ignores all effects
proves: NEGATE-18
seats: Ada, Bert
phase: drink
Ada's pile: Shot of Rum
Ada holds: Share It
Bert holds: Hide
card: Share It (Sometimes) = Split a Drink with another player.
card: Hide (Anytime) = You Ignore all effects until your next turn.

> Bert plays Hide
> Ada plays Share It on Bert
> Ada ends the phase
= Ada: 2 Alcohol
= Bert: 0 Alcohol
