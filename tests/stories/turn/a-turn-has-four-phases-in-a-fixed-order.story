title: A turn is Discard and Draw, Action, Order a Drink, Drink, in this order, and then it is over
proves: TURN-01
seats: Ada, Bert
phase: discard
Ada holds: Morning Coin | Noon Coin | Evening Coin | Night Coin
Bert holds: Morning Coin | Noon Coin | Evening Coin | Night Coin
card: Morning Coin (Sometimes) = In your Discard and Draw Phase, you gain 1 Gold.
card: Noon Coin (Sometimes) = In your Action Phase, you gain 1 Gold.
card: Evening Coin (Sometimes) = In your Order a Drink Phase, you gain 1 Gold.
card: Night Coin (Sometimes) = In your Drink Phase, you gain 1 Gold.

Ada can play Morning Coin
Ada cannot play Noon Coin because TYPES-01
Ada cannot play Evening Coin because TYPES-01
Ada cannot play Night Coin because TYPES-01
> Ada ends the phase
Ada cannot play Morning Coin because TYPES-01
Ada can play Noon Coin
Ada cannot play Evening Coin because TYPES-01
Ada cannot play Night Coin because TYPES-01
> Ada ends the phase
Ada cannot play Morning Coin because TYPES-01
Ada cannot play Noon Coin because TYPES-01
Ada can play Evening Coin
Ada cannot play Night Coin because TYPES-01
> Ada ends the phase
Ada cannot play Morning Coin because TYPES-01
Ada cannot play Noon Coin because TYPES-01
Ada cannot play Evening Coin because TYPES-01
Ada can play Night Coin
> Ada ends the phase
Ada cannot play Morning Coin because TYPES-01
Ada cannot play Night Coin because TYPES-01
Bert can play Morning Coin
Bert cannot play Noon Coin because TYPES-01
