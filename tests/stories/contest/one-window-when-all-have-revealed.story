title: When all have revealed there is one common window, in turn order, and only then all drink
proves: CONTEST-04
seats: Lucky, Farai, Phyll
active: Farai
phase: drink
Farai's pile: Drinking Contest!
drink deck: Light Ale | Shot of Rum | Water
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Farai holds: Stiff Dash
Phyll holds: Stiff Dash | Tip the Wench.
Lucky holds: Stiff Dash

> Farai declines
> Phyll declines
> Lucky declines
Lucky cannot play Stiff Dash because DRINK-07       # the Event is on the table, nothing is revealed yet
> Farai declines
> Phyll declines
> Lucky declines
= now the Drink of Lucky: 0 Alcohol                 # the last one has revealed before the first one is asked
Farai can play Stiff Dash on Lucky's Drink
Phyll can play Stiff Dash on Farai's Drink
Phyll can play Tip the Wench. on Farai
> Farai declines
> Phyll declines
= now Farai: 0 Alcohol, 10 Gold
= now Phyll: 0 Alcohol, 10 Gold
> Lucky plays Stiff Dash on Farai
> Lucky declines                                    # to that card
> Farai declines
> Phyll declines
> Farai declines                                    # the common window starts over with the active player
> Phyll declines
= now Phyll: 0 Alcohol, 10 Gold
> Lucky declines
= now Farai: 3 Alcohol
= now Phyll: 3 Alcohol
