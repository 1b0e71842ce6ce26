title: A card that makes a player drink does not affect their Alcohol Content, the Drink does
proves: AFFECT-01
seats: Ada, Bert
Bert's pile: Wine
Ada holds: Down With It
Bert holds: Clear Head
card: Down With It (Action) = Another player takes a Drink from their pile.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.

> Ada plays Down With It on Bert
Bert cannot play Clear Head because AFFECT-01
= Bert: 2 Alcohol
---
title: A card that moves one track does not affect the others
proves: AFFECT-01
seats: Ada, Bert
Ada holds: Kick
Bert holds: Clear Head | Tight Fist | Thick Skin
card: Kick (Action) = Another player loses 2 Fortitude.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ada plays Kick on Bert
Bert cannot play Clear Head because AFFECT-01
Bert cannot play Tight Fist because AFFECT-01
Bert can play Thick Skin
---
title: A card that moves somebody else's track does not affect you
proves: AFFECT-01
seats: Ada, Bert, Cleo
Ada holds: Kick
Bert holds: Thick Skin
card: Kick (Action) = Another player loses 2 Fortitude.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ada plays Kick on Cleo
Bert cannot play Thick Skin because AFFECT-01
---
title: A gain moves the track as well as a loss
proves: AFFECT-01
seats: Ada, Bert
Bert has 5 Alcohol
Ada holds: Sniff
Bert holds: Clear Head
card: Sniff (Action) = Another player gains 1 Alcohol Content.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.

> Ada plays Sniff on Bert
Bert can play Clear Head
> Bert plays Clear Head
= Bert: 5 Alcohol
