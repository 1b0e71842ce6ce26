title: A card that redirects all effects moves more than the Fortitude loss
proves: REDIRECT-04
seats: Anna, Bert, Cora
Anna holds: Rough Search
Bert holds: After You
card: Rough Search (Action) = Another player loses 2 Fortitude and pays you 1 Gold and discards a card at random.
card: After You (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Anna plays Rough Search on Bert
> Bert plays After You on Cora
= Bert: 20 Fortitude, 10 Gold, 6 cards
= Cora: 18 Fortitude, 9 Gold, 6 cards
= Anna: 11 Gold
---
title: Somebody hit like everybody else was not picked and cannot pass everything on
proves: REDIRECT-04
seats: Anna, Bert, Cora
Anna holds: Wild Swing | Gambling? I'm in!
Bert holds: After You
card: Wild Swing (Action) = Each other player loses 1 Fortitude.
card: After You (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Anna plays Wild Swing
Bert cannot play After You because REDIRECT-04
= Bert: 19 Fortitude
