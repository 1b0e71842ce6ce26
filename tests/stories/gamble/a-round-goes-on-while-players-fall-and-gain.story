title: The share of a player who passes out lets a broke one ante again
proves: GAMBLE-20, LOSE-09
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben has 20 Fortitude, 16 Alcohol, 13 Gold
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
Cat holds: Strong stuff
Dan holds: I raise!
card: Strong stuff (Anytime) = A player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Cat plays Strong stuff on Ben
= Ben is out: passed out
# 12: 6 Inn, 2 each
= Cat: 2 Gold
> Dan plays I raise!
= the pot: 7 Gold
= Cat: 1 Gold
---
title: Gold of a Brawl in the Round is due at the next raise, and is lost with the Round
proves: GAMBLE-20, GAMBLE-21, SAMANTHA-05
seats: Ann, Samantha, Cat
Ann holds: Gambling? I'm in!
Samantha has 20 Fortitude, 0 Alcohol, 1 Gold
Samantha has 6 Brawls
Samantha holds: I see your bet and raise you a barstool.
Cat holds: I raise!
deck of Brawlers: Old Barnacle, Who Sees Double

> Ann plays Gambling? I'm in!
> Samantha plays I see your bet and raise you a barstool.
= Samantha: 1 Gold, 7 Brawls
> Cat plays I raise!
= Samantha: 0 Gold
= Samantha is in
= the pot: 6 Gold
> Ann passes
> Samantha passes
= Samantha is out: no Gold
= Cat: 14 Gold
---
title: A Brawl in the Round knocks out the player who was in control; their ante stays
proves: GAMBLE-33, SAMANTHA-03
seats: Ann, Samantha, Cat
Ann holds: Gambling? I'm in!
Ann has 12 Fortitude, 10 Alcohol, 10 Gold
Samantha holds: I see your bet and raise you a barstool.
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Ann plays Gambling? I'm in!
> Samantha plays I see your bet and raise you a barstool.
> Samantha chooses Ann
= Ann is out: passed out
= Samantha is in control
= the pot: 3 Gold
> Cat passes
# 9 + 2 (9: 5 Inn, 4: 2 each) + 3
= Samantha: 14 Gold
= Cat: 11 Gold
---
title: When all others in the Round have passed out the last one wins it, whoever has left it before
proves: GAMBLE-25, GAMBLE-33
seats: Ann, Ben, Cat, Bryn
Ann holds: Gambling? I'm in! | Strong stuff
Ben has 20 Fortitude, 16 Alcohol, 3 Gold
Cat has 20 Fortitude, 16 Alcohol, 3 Gold
Cat holds: Strong stuff
Bryn holds: I've got watch duty.
card: Strong stuff (Anytime) = A player gains 4 Alcohol Content.

> Ann plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= the pot: 3 Gold
> Cat plays Strong stuff on Ben
= Ben is out: passed out
> Ann plays Strong stuff on Cat
= Cat is out: passed out
# Ben had 2: 1 Inn, 1 for 3: Inn. Cat had 2: 1 Inn, 1 for 2: Inn
= Ann: 12 Gold
= Bryn: 10 Gold
---
title: The player in control leaves at a later ante, and passes made before still count
proves: GAMBLE-34, GAMBLE-18
seats: Bryn, Ben, Cat, Lucky
Bryn holds: Gambling? I'm in! | I've got watch duty.
Lucky holds: A fistful of dice is my fountain of youth

> Bryn plays Gambling? I'm in!
> Ben passes
> Lucky plays A fistful of dice is my fountain of youth
> Bryn plays I've got watch duty.
= nobody is in control
= the pot: 7 Gold
> Cat passes
> Lucky passes
= the Inn: +7 Gold
---
title: A broke player who was forced out does not pay either, and is out when the Round ends
proves: GAMBLE-19, GAMBLE-20
seats: Ann, Tara, Cat, Dan
Ann holds: Gambling? I'm in!
Tara holds: I felt that ace go by. | Tip the Wench.
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
Cat holds: Pickpocket
card: Pickpocket (Anytime) = Another player pays you 1 Gold.

> Ann plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Cat
> Tara plays Tip the Wench. on Cat
= Cat is in
> Dan passes
> Ann passes
= Cat is out: no Gold
= Tara: 13 Gold
---
title: Gold gained by a broke player in a Round can be taken again
proves: GAMBLE-20
seats: Ann, Ben, Cat, Dan
Ann holds: Gambling? I'm in!
Ben holds: Tip the Wench. | Gambling? I'm in!
Cat has 20 Fortitude, 0 Alcohol, 1 Gold
Cat holds: Pickpocket
card: Pickpocket (Anytime) = Another player pays you 1 Gold.

> Ann plays Gambling? I'm in!
= the pot: 4 Gold
> Ben plays Gambling? I'm in!
> Cat plays Pickpocket on Dan
= Cat: 1 Gold
> Ben plays Tip the Wench. on Cat
= Cat: 0 Gold
= Cat is in
---
title: If the pot goes to the Inn and nobody has Gold, it is a tie
proves: LOSE-11, GAMBLE-21
seats: Ann, Ben
Ann holds: Gambling? I'm in!
Ann has 20 Fortitude, 0 Alcohol, 1 Gold
Ben has 20 Fortitude, 0 Alcohol, 1 Gold
Ben holds: Raid
card: Raid (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.

> Ann plays Gambling? I'm in!
> the window closes
> the window closes
> Ben plays Raid
= tie: Ann, Ben
---
title: The curse in the pot outlasts the player it came from
seats: Lucky, Bryn, Cat
Lucky holds: Gambling? I'm in! | I'm sure the curse has worn off by now
Lucky has 20 Fortitude, 16 Alcohol, 10 Gold
Cat holds: Strong stuff | Gambling? I'm in!
card: Strong stuff (Anytime) = A player gains 4 Alcohol Content.

> Lucky plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
= the pot: 2 Gold
> Cat plays Strong stuff on Lucky
= Lucky is out: passed out
> Cat plays Gambling? I'm in!
> Bryn passes
= Cat: 18 Fortitude, 13 Gold
