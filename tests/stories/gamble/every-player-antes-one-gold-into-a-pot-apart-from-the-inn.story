title: Every player antes 1 Gold into a pot that is not the Inn's
proves: GAMBLE-02
seats: Ann, Ben, Cat, Dan
Dan has 4 Gold
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= Ann: 9 Gold
= Ben: 9 Gold
= Cat: 9 Gold
= Dan: 3 Gold
= the pot: 4 Gold
= the Inn: 0 Gold
