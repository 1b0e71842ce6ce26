title: What a card does to the player it picked besides their tracks is redirected too
proves: REDIRECT-04
seats: Anna, Bert, Cora
Anna holds: Rough Search
Bert holds: After You
card: Rough Search (Action) = Another player discards a card at random and loses 2 Fortitude.
card: After You (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Anna plays Rough Search on Bert
> Bert plays After You on Cora
= Bert: 20 Fortitude, 6 cards
= Cora: 18 Fortitude, 6 cards
