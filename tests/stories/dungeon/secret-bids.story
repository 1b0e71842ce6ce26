title: Bids in secret: all pay, and everybody who bid the most gets what was bid for
proves: CARD-037
seats: A, B, C, D
card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.
A holds: Leeches
A has 5 Alcohol
B has 5 Alcohol
C has 5 Alcohol
D has 5 Alcohol
> A plays Leeches
> A chooses 1 Gold
> B chooses 3 Gold
> C chooses 3 Gold
> D chooses 0 Gold
= A: 5 Alcohol, 9 Gold
= B: 2 Alcohol, 7 Gold
= C: 2 Alcohol, 7 Gold
= D: 5 Alcohol, 10 Gold
= the Inn: 7 Gold
---
title: Bids in secret: if everybody bids nothing, everybody has bid the most
proves: CARD-037
seats: A, B, C
card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.
A holds: Leeches
A has 5 Alcohol
B has 2 Alcohol
> A plays Leeches
> A chooses 0 Gold
> B chooses 0 Gold
> C chooses 0 Gold
= A: 2 Alcohol, 10 Gold
= B: 0 Alcohol, 10 Gold
= C: 0 Alcohol, 10 Gold
---
title: Bids in secret: whoever Ignores the card neither bids nor pays; whoever has no Gold bids nothing
proves: LIMIT-06, NEGATE-02
seats: A, B, C
card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.
card: No, thank you (Sometimes) = Ignore an Action card.
A holds: Leeches
B holds: No, thank you
A has 5 Alcohol
B has 5 Alcohol
> A plays Leeches
> B plays No, thank you
> A chooses 2 Gold
> C chooses 1 Gold
= A: 2 Alcohol, 8 Gold
= B: 5 Alcohol, 10 Gold
= C: 9 Gold
---
title: Bids in secret: a bid is a payment, so a card that lets the Inn pay covers it
proves: CARD-037
seats: A, B
card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.
card: On the slate (Sometimes) = When you must pay Gold, the Inn pays instead.
A holds: Leeches
B holds: On the slate
B has 5 Alcohol
> A plays Leeches
> A chooses 2 Gold
> B chooses 9 Gold
> B plays On the slate
= A: 8 Gold
= B: 2 Alcohol, 10 Gold
