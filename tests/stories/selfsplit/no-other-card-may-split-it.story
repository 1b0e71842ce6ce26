title: No card may split a Drink that shares itself, neither whole nor halved
proves: SELFSPLIT-06
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Half Measure
Anna's pile: Mead
Bert holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Half Measure (Sometimes) = Keep half of your Drink, rounded down.

= the Drink of Anna: 3 Alcohol
Anna cannot play Two Straws because SELFSPLIT-06
Anna cannot play Half Measure because SELFSPLIT-06
> Anna chooses Bert
= now the Drink of Bert: 2 Alcohol
Anna cannot play Two Straws because SELFSPLIT-06
Bert cannot play Two Straws because SELFSPLIT-06
= Anna: 2 Alcohol
= Bert: 2 Alcohol
