title: If all tied players pass out nobody wins the Contest and no prize is paid
proves: CONTEST-08
seats: Lucky, Farai, Phyll, Samantha
phase: drink
Lucky has 6 Fortitude, 4 Gold
Farai has 6 Fortitude, 4 Gold
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Water | Water | Shot of Rum | Shot of Rum | Bottle of Rum

> Lucky ends the phase
= Lucky is out: passed out
= Farai is out: passed out
= Phyll: 0 Alcohol, 12 Gold                       # each left 4: 2 for the Inn, 1 and 1; no prize
= Samantha: 0 Alcohol, 12 Gold
= the Inn: +4 Gold
