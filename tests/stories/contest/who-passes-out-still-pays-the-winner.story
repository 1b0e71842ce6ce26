title: A player who passes out in a Contest pays the winner first; their Gold is split after the Contest
proves: CONTEST-10
seats: Lucky, Farai, Phyll
phase: drink
Farai has 4 Fortitude, 9 Gold
Lucky's pile: Drinking Contest!
drink deck: Bottle of Rum | Dragon Breath Ale | Light Ale

> Lucky ends the phase
= Farai is out: passed out
= Lucky: 5 Alcohol, 14 Gold                       # 10 + 2 + 2: Farai paid 1 and left 8, so 4 for the Inn, 2 and 2
= Phyll: 1 Alcohol, 11 Gold
= the Inn: +4 Gold
---
title: The Gold of a player who passes out is not split while the Contest goes on
proves: CONTEST-10
seats: Lucky, Farai, Phyll, Samantha
phase: drink
Phyll has 2 Fortitude
Lucky's pile: Drinking Contest!
drink deck: Shot of Rum | Shot of Rum | Wine | Water | Wine | Light Ale

> Lucky drinks
= now the Drink of Lucky: 2 Alcohol               # the repetition of Lucky and Farai
= now Phyll is in
= now Phyll: 2 Alcohol, 10 Gold
= now Samantha: 10 Gold
> Lucky ends the phase
= Phyll is out: passed out
= Lucky: 14 Gold                                  # 10 + 3 + 1: Phyll paid 1 and left 9, so 5 for the Inn, 1 each, 1 for the Inn
= Farai: 10 Gold
= Samantha: 10 Gold
= the Inn: +6 Gold
