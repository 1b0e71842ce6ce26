title: A tied player whom another's last chance puts in danger has a last chance before the Contest is decided
proves: CONTEST-18
seats: Lucky, Farai, Phyll
phase: drink
Farai has 3 Fortitude
Lucky has 5 Fortitude
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Water | Light Ale | Bottle of Rum
card: Second Wind (Anytime) = You gain 5 Fortitude.
card: Last Kick (Anytime) = Another player loses 2 Fortitude.
Lucky holds: Second Wind
Farai holds: Last Kick

> Farai drinks
= now Farai: 3 Fortitude, 3 Alcohol
> Farai plays Last Kick on Lucky
> Farai declines                     # to his card
> Phyll declines
> Lucky declines
= now Lucky: 3 Fortitude, 3 Alcohol
> Farai declines                     # to what it has done
> Phyll declines
> Lucky declines
> Farai declines                     # his last chance
> Lucky plays Second Wind
= Lucky: 8 Fortitude, 3 Alcohol, 14 Gold     # wins 1 Gold each; of the 9 Farai has left 5 go to the Inn, 2 and 2
= Phyll: 11 Gold
= Farai is out: passed out
