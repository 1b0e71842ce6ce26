title: The share of a passed-out player's Gold is divided, not gained: no captain's extra share for it
proves: LOSE-06, TIMING-10
seats: Ann, Whitehawk, Ben
Ben has 2 Fortitude, 10 Gold
Ann holds: Elbow
Whitehawk holds: Don't forget the captain's extra share!
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Ben
> Ben declines
= Ben is out: passed out
= Whitehawk: 12 Gold
Whitehawk cannot play Don't forget the captain's extra share!
> Ann ends the phase
= Whitehawk: 12 Gold, 7 cards
