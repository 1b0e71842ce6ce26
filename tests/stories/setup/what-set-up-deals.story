title: Two players start with 8 Gold, 20 Fortitude, a sober head, seven cards and one Drink
proves: SETUP-01, SETUP-05, SETUP-07, SETUP-08, SETUP-09
seats: Ada, Bert
phase: set-up

= Ada: 8 Gold, 20 Fortitude, 0 Alcohol, 7 cards, 33 left, 1 Drink
= Bert: 8 Gold, 20 Fortitude, 0 Alcohol, 7 cards, 33 left, 1 Drink
= the Drink Deck: 28 left, 0 discarded
= the Inn: 0 Gold
---
title: Three to six players start with 10 Gold
proves: SETUP-05
seats: Ada, Bert, Cleo
phase: set-up

= Ada: 10 Gold
= Cleo: 10 Gold
= the Drink Deck: 27 left
---
title: Seven players start with 12 Gold
proves: SETUP-05
seats: Ada, Bert, Cleo, Dora, Emil, Fred, Gus
phase: set-up

= Ada: 12 Gold
= Gus: 12 Gold
= the Drink Deck: 23 left
---
title: A pair starts with 10 Gold and 2 Potions, whatever the number of players
proves: TEAM-04, THD-03
seats: Ada, Bert, Cleo, Dora, Emil, Fred, Gus, Hilda
teams: Ada + Bert, Cleo + Dora, Emil + Fred, Gus + Hilda
phase: set-up

= Ada: 10 Gold, 2 Potions, 20 Fortitude, 0 Alcohol, 7 cards
= Hilda: 10 Gold, 2 Potions, 7 cards
---
title: A Boss has as many Potions as there are Challengers, more cards, and 15 Boss Cards in the deck
proves: BOSS-03, BOSS-04
seats: Ada, Amundyr, Bert, Cleo
teams: Amundyr, Ada + Bert + Cleo
phase: set-up

= Amundyr: 10 Gold, 3 Potions, 9 cards, 46 left
= Ada: 10 Gold, 3 Potions, 7 cards, 33 left
---
title: The top 30 of all Drinks are the Drink Deck, and the others the Bar Deck
proves: BAR-01
seats: Ada, Bert, Cleo
phase: set-up
drinks: all

= the Drink Deck: 27 left
= the Bar Deck: 60 left
---
title: Vlazlo takes a form card before he sees the other six
proves: VLAZLO-02
seats: Ada, Vlazlo
phase: set-up

= Vlazlo: 0 cards, 30 left
> Vlazlo chooses Wolf
= Vlazlo: 7 cards, 24 left
= Wolf: 7 left
= Bat: 8 left
