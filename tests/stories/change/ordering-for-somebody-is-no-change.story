title: Ordering a Drink for a player puts the top of the Drink Deck on their pile and changes no Drink
proves: CHANGE-02, TURN-13
seats: Ann, Ben, Cat
Ann holds: On Your Tab
Cat holds: The Wench thinks you should stop playing with the drinks.
drink deck: Wine | Mead
card: On Your Tab (Anytime) = Order a Drink for two other players.

> Ann plays On Your Tab on Ben, Cat
Cat cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
= Ann: 1 Drink
= Ben: 2 Drinks
= Cat: 2 Drinks
