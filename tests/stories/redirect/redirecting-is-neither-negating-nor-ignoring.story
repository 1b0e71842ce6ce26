title: What happens to those who Ignore a card does not happen to those who redirect it
proves: REDIRECT-05
seats: Anna, Bert, Cora
Anna holds: Insult
Bert holds: Duck
card: Insult (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they lose 4 Gold.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> Anna plays Insult on Bert
> Bert plays Duck on Cora
= Bert: 20 Fortitude, 10 Gold
= Cora: 18 Fortitude, 10 Gold
---
title: The same card, really Ignored
proves: REDIRECT-05
seats: Anna, Bert, Cora
Anna holds: Insult
Bert holds: Thick Skin
card: Insult (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they lose 4 Gold.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Anna plays Insult on Bert
> Bert plays Thick Skin
= Bert: 20 Fortitude, 6 Gold
= Cora: 20 Fortitude, 10 Gold
---
title: A card that can be neither Negated nor Ignored can be redirected
proves: REDIRECT-05
seats: Anna, Bert, Cora
Anna holds: Avalanche
Bert holds: Duck | Thick Skin | Stop Sign
card: Avalanche (Action) = Another player loses 2 Fortitude. / This card cannot be Negated. / This card cannot be Ignored.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.
card: Stop Sign (Sometimes) = Negate an Action card.

> Anna plays Avalanche on Bert
Bert cannot play Thick Skin because TYPES-01
Bert cannot play Stop Sign because TYPES-01
Bert can play Duck on Cora
> Bert plays Duck on Cora
= Bert: 20 Fortitude
= Cora: 18 Fortitude
