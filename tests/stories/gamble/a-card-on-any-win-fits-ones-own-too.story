title: A card played when a player wins fits one's own win as well as another's
proves: TIMING-12
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in! | Lap of Honour
Ben holds: Lap of Honour
card: Lap of Honour (Sometimes) = When a player wins a Round of Gambling, you gain 1 Fortitude.
Ann has 10 Fortitude
Ben has 10 Fortitude

> Ann plays Gambling? I'm in!
> Ben passes
> Cat passes
> Ann plays Lap of Honour
> Ben plays Lap of Honour
= Ann: 11 Fortitude, 12 Gold
= Ben: 11 Fortitude
