title: Whoever a loss is redirected to may reduce it, although they declined before
proves: REDIRECT-11
seats: Anna, Bert, Cora
Anna holds: Kick
Bert holds: Padded Vest
Cora holds: Duck
card: Kick (Action) = Another player loses 3 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Padded Vest (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Anna plays Kick on Cora
> Anna declines
Bert cannot play Padded Vest because TIMING-11
> Bert declines
> Cora plays Duck on Bert
> Bert plays Padded Vest
= Bert: 19 Fortitude
= Cora: 20 Fortitude
---
title: Whoever a loss is redirected to may Ignore the card
proves: REDIRECT-11
seats: Anna, Bert, Cora
Anna holds: Rough Bargain
Bert holds: Duck
Cora holds: Thick Skin
card: Rough Bargain (Action) = Another player loses 3 Fortitude and pays you 1 Gold.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Anna plays Rough Bargain on Bert
Cora cannot play Thick Skin because AFFECT-01
> Bert plays Duck on Cora
> Cora plays Thick Skin
= Bert: 20 Fortitude, 9 Gold
= Cora: 20 Fortitude, 10 Gold
= Anna: 20 Fortitude, 11 Gold
---
title: Whoever a loss is redirected to may redirect it further, even back
proves: REDIRECT-11
seats: Anna, Bert, Cora
Anna holds: Kick
Bert holds: Duck | Padded Vest
Cora holds: Duck
card: Kick (Action) = Another player loses 3 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.
card: Padded Vest (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Anna plays Kick on Bert
> Bert plays Duck on Cora
> Anna declines        # Duck; the window on Kick starts over
Bert cannot play Padded Vest because TIMING-11
Cora can play Duck on Bert
> Cora plays Duck on Bert
> Bert plays Padded Vest
= Bert: 19 Fortitude
= Cora: 20 Fortitude
