title: A player who wins a Contest and passes out collects first
proves: CONTEST-09
seats: Lucky, Farai, Phyll
phase: drink
Lucky has 5 Fortitude, 1 Gold
Lucky's pile: Drinking Contest!
drink deck: Bottle of Rum | Wine | Light Ale

> Lucky ends the phase
= Lucky is out: passed out
= Farai: 2 Alcohol, 9 Gold                        # 1 for the winner; of the winner's 3 nothing is left to share
= Phyll: 1 Alcohol, 9 Gold
= the Inn: +3 Gold
