title: After a tie only the tied players reveal and drink again, until one wins
proves: CONTEST-06
seats: Lucky, Farai, Phyll, Samantha
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Wine | Light Ale | Wine | Water | Light Ale | Light Ale | Light Ale | Wine | Bottle of Rum
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Farai holds: Stiff Dash

> Lucky drinks
= now Lucky: 2 Alcohol, 10 Gold
= now the Drink of Lucky: 1 Alcohol
= now the Drink of Phyll: 1 Alcohol
Farai cannot play Stiff Dash on Farai's Drink
Farai cannot play Stiff Dash on Samantha's Drink
Farai can play Stiff Dash on Phyll's Drink
> Lucky drinks
= now Lucky: 3 Alcohol, 10 Gold
= now the Drink of Lucky: 1 Alcohol               # tied again: once more
= now the Drink of Phyll: 2 Alcohol
= Lucky: 4 Alcohol, 9 Gold
= Farai: 1 Alcohol, 9 Gold
= Phyll: 5 Alcohol, 13 Gold
= Samantha: 0 Alcohol, 9 Gold
