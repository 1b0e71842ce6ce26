title: A card that makes a player pay affects that player's Gold, as the fourth box tells it
proves: AFFECT-01
example: EX-144
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: Good Ears
Remy holds: Good Ears
card: Good Ears (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

> Bryn plays Tip the Wench. on Tara
Tara can play Good Ears
Remy cannot play Good Ears because AFFECT-01
> Tara plays Good Ears
= Tara: 10 Gold
= the Inn: 0 Gold
= Tip the Wench. is discarded
= Good Ears is discarded
