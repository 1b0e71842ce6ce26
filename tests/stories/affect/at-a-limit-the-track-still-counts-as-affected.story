title: A loss of Alcohol Content affects the Alcohol Content of a sober player
proves: AFFECT-02
seats: Ada, Bert
Ada holds: Cold Bath
Bert holds: Clear Head
card: Cold Bath (Action) = Another player loses 3 Alcohol Content and pays you 2 Gold.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.

> Ada plays Cold Bath on Bert
Bert can play Clear Head
> Bert plays Clear Head
= Bert: 0 Alcohol, 10 Gold
= Ada: 10 Gold
