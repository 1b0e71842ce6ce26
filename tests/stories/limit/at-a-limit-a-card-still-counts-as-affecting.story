title: A gain of Fortitude at 20 counts as affecting the Fortitude
proves: LIMIT-05, AFFECT-02
seats: Ada, Bert, Cleo
Bert has 20 Fortitude
Ada holds: Costly Balm
Bert holds: Thick Skin
Cleo holds: Thick Skin
card: Costly Balm (Action) = Another player gains 2 Fortitude and pays you 1 Gold.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ada plays Costly Balm on Bert
Bert can play Thick Skin
Cleo cannot play Thick Skin
> Bert plays Thick Skin
= Bert: 20 Fortitude, 10 Gold
= Ada: 10 Gold
---
title: A loss of Gold counts as affecting the Gold of a player who has none left
proves: LIMIT-05, AFFECT-02
seats: Ada, Bert, Cleo
Bert has 1 Gold
Ada holds: Gambling? I'm in!
Cleo holds: Pick Pocket
Bert holds: Tight Fist
card: Pick Pocket (Anytime) = Another player loses 2 Gold.
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

# In the Round Bert has 0 Gold and stays.
> Ada plays Gambling? I'm in!
= the pot: 3 Gold
= Bert: 0 Gold
> Bert passes
> Cleo plays Pick Pocket on Bert
Bert can play Tight Fist
