title: Nobody is given both halves
proves: SPLIT-07
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Dragon Breath Ale
Bert holds: Bartender
card: Bartender (Sometimes) = Split a Drink with another player.

= the Drink of Anna: 4 Alcohol
Bert can play Bartender on Anna's Drink, Cora
Bert cannot play Bartender on Anna's Drink, Anna
