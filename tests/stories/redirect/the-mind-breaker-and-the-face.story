title: The loss goes to another face, the card is given up by the one who was picked
proves: REDIRECT-02
example: EX-076
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: I've been known to break a mind or two...
Torglesnarf holds: Not the face! Someone else's face!

> Daareka plays I've been known to break a mind or two... on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Vlazlo
= Vlazlo: 18 Fortitude, 11 Gold, 7 cards
= Torglesnarf: 20 Fortitude, 9 Gold, 5 cards
