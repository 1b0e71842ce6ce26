title: A Drink and its Chasers are added up before they are halved, and each half is rounded up
proves: SPLIT-04
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 0 Alcohol
Anna holds: Two Straws
Anna's pile: Spiced Punch | Spiced Punch | Green Shot
Bert has 10 Fortitude, 0 Alcohol
card: Two Straws (Sometimes) = Split your Drink with another player.
drink: Spiced Punch = 1 Alcohol, 1 Fortitude, draw 1, chaser
drink: Green Shot = 1 Alcohol, 1 Fortitude, draw 1, 3 Gold

= the Drink of Anna: 3 Alcohol, 3 Fortitude, 3 Gold
> Anna plays Two Straws on Bert
= Anna: 2 Alcohol, 12 Fortitude, 12 Gold, 8 cards        # one card played, two drawn
= Bert: 2 Alcohol, 12 Fortitude, 12 Gold, 9 cards
---
title: What a Drink makes one discard is halved like the rest
proves: SPLIT-04
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws | Candle | Spoon
Anna's pile: Dropped Tray
Bert holds: Candle | Spoon
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Candle (Action) = You gain 1 Gold.
card: Spoon (Action) = You gain 1 Fortitude.
drink: Dropped Tray = 1 Alcohol, discard 3

> Anna plays Two Straws on Bert
> Anna discards Candle
> Anna discards Spoon
> Bert discards Spoon
> Bert discards Candle
> Cora declines        # nobody has anything more to discard
= Anna: 1 Alcohol, 4 cards        # of seven: one played, two discarded
= Bert: 1 Alcohol, 5 cards
---
title: A Drink with its Chaser is split as one, at the villains' table
proves: SPLIT-04
example: EX-086
seats: Fleck, Dimli
phase: drink
Fleck holds: Two Straws
Fleck's pile: Elven Wine with a Chaser | Gnomish Inspirational Ale
card: Two Straws (Sometimes) = Split your Drink with another player.

= the Drink of Fleck: 5 Alcohol
> Fleck plays Two Straws on Dimli
= Fleck: 3 Alcohol, 7 cards        # one card played, one drawn
= Dimli: 3 Alcohol, 8 cards
---
title: A Drink with its Chaser is split as one, at the pirates' table
proves: SPLIT-04, DRINK-09, DRINK-13
example: EX-159
seats: Bryn, Tara
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine with a Chaser | Gnomish Inspirational Ale

= the Drink of Bryn: 5 Alcohol
> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 3 Alcohol, 7 cards        # one card played, one drawn
= Tara: 3 Alcohol, 8 cards
---
title: A Drink with its Chaser that is not split goes to Bryn in full
proves: DRINK-09
example: EX-159
seats: Bryn, Tara
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine with a Chaser | Gnomish Inspirational Ale

> Bryn drinks
= Bryn: 5 Alcohol, 9 cards
= Tara: 0 Alcohol, 7 cards
