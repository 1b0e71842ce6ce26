title: A Sometimes Card about one's own loss does not fit somebody else's
proves: TYPES-01
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: Duck
Cleo holds: Duck
card: Kick (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ada plays Kick on Cleo
Bert cannot play Duck because TIMING-11
Cleo can play Duck
