title: A card that makes somebody pay you affects your Gold
proves: AFFECT-01, NEGATE-02
seats: Ada, Bert, Cleo
Ada holds: Small Gift
Bert holds: Tight Fist
Cleo holds: Tight Fist
card: Small Gift (Action) = You pay another player 2 Gold.
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

> Ada plays Small Gift on Bert
Cleo cannot play Tight Fist because AFFECT-01
Bert can play Tight Fist
> Bert plays Tight Fist
= Bert: 10 Gold
= Ada: 10 Gold
