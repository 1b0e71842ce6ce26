title: Whoever is left alone, goes on and leaves instead of anteing leaves nobody to win the pot
proves: GAMBLE-18, GAMBLE-15
seats: Ann, Ben
card: More (Sometimes) = When a player wins a Round of Gambling, the Round goes on with you in control of it and each player in the Round antes 1 Gold.
card: Bye (Sometimes) = When you must ante, leave the Round instead.
Ann holds: Gambling? I'm in! | More | Bye
Ben holds: Bye

> Ann plays Gambling? I'm in!
> Ben plays Bye
> Ann plays More
> Ann plays Bye
= Ann: 10 Gold
= Ben: 10 Gold
= the Inn: 0 Gold
