title: If the strongest of a repetition pass out together, the tied player who is still awake wins
proves: CONTEST-07
seats: Lucky, Farai, Phyll, Samantha
phase: drink
Lucky has 6 Fortitude
Farai has 6 Fortitude
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Shot of Rum | Water | Shot of Rum | Shot of Rum | Light Ale | Bottle of Rum

> Lucky ends the phase
= Lucky is out: passed out
= Farai is out: passed out
= Phyll: 4 Alcohol, 17 Gold           # 10 + 3; of the 9 Gold each of the others has left: 5 for the Inn, 2 and 2
= Samantha: 0 Alcohol, 13 Gold
