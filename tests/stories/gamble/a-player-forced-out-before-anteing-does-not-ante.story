title: A player who is forced out while the antes are still due does not ante
proves: GAMBLE-15
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!
Cat holds: You're barred from this table!

> Ann plays Gambling? I'm in!
> Ann antes
= now the pot: 0 Gold
> Cat plays You're barred from this table! on Ben
= the pot: 3 Gold
= Ben: 10 Gold
= Cat: 9 Gold
Ben cannot play Winning Hand! because GAMBLE-15
