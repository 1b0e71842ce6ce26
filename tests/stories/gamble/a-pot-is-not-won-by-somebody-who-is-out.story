title: If the last ones in a Round pass out together the pot goes to the Inn
proves: GAMBLE-33
seats: Ann, Ben, Cat, Dan
Ann has 3 Fortitude
Ben has 3 Fortitude
Ann holds: Gambling? I'm in!
Cat holds: Back Exit | Foul Air
Dan holds: Back Exit
card: Back Exit (Sometimes) = When you must ante, leave the Round instead.
card: Foul Air (Anytime) = Each other player loses 3 Fortitude.

> Ann plays Gambling? I'm in!
> Cat plays Back Exit
> Dan plays Back Exit
> Cat plays Foul Air
= Ann is out: passed out
= Ben is out: passed out
= Cat is in
= Dan is in
= the Inn: +12 Gold
