title: The loss goes to another face, the card is given up by the one who was picked
proves: REDIRECT-02
example: EX-076
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: I've been known to break a mind or two...
Torglesnarf holds: Duck
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> Daareka plays I've been known to break a mind or two... on Torglesnarf
> Torglesnarf plays Duck on Vlazlo
= Vlazlo: 18 Fortitude, 7 cards
= Torglesnarf: 20 Fortitude, 5 cards
