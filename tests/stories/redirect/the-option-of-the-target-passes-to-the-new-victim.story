title: The option to pay instead of losing belongs to whoever is the victim in the end
proves: REDIRECT-07
seats: Anna, Bert, Cora
Anna holds: Toll or Toes
Bert holds: Human Shield
card: Toll or Toes (Action) = Another player loses 3 Fortitude or pays 2 Gold to the Inn.
card: Human Shield (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Anna plays Toll or Toes on Bert
> Bert plays Human Shield on Cora
> Cora chooses Pay 2 Gold
= Cora: 20 Fortitude, 8 Gold
= Bert: 20 Fortitude, 10 Gold
= the Inn: +2 Gold
---
title: Without a redirection the target itself has the option
proves: REDIRECT-07
seats: Anna, Bert, Cora
Anna holds: Toll or Toes
card: Toll or Toes (Action) = Another player loses 3 Fortitude or pays 2 Gold to the Inn.

> Anna plays Toll or Toes on Bert
> Bert chooses Lose 3
= Bert: 17 Fortitude, 10 Gold
---
title: An option that cannot be paid in full is not offered
proves: LIMIT-06
seats: Anna, Bert, Cora
Bert has 1 Gold
Anna holds: Toll or Toes
card: Toll or Toes (Action) = Another player loses 3 Fortitude or pays 2 Gold to the Inn.

> Anna plays Toll or Toes on Bert
> Bert chooses Lose 3
= Bert: 17 Fortitude, 1 Gold
---
title: Who chooses to pay may let the Inn pay
proves: REDIRECT-07
seats: Anna, Bert, Cora
Anna holds: Toll or Toes
Bert holds: Open Tab
card: Toll or Toes (Action) = Another player loses 3 Fortitude or pays 2 Gold to the Inn.
card: Open Tab (Sometimes) = When you must pay Gold, the Inn pays instead.

> Anna plays Toll or Toes on Bert
> Bert chooses Pay 2
> Bert plays Open Tab
= Bert: 20 Fortitude, 10 Gold
= the Inn: 0 Gold
