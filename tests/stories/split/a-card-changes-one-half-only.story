title: A card played on one half does nothing to the other
proves: SPLIT-02
seats: Anna, Bert, Cora
phase: drink
Anna holds: Two Straws
Anna's pile: Dragon Breath Ale
Cora holds: Top Up | Water Jug
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Top Up (Sometimes) = Add 3 Alcohol Content to a Drink.
card: Water Jug (Sometimes) = Remove 1 Alcohol Content from a Drink.

> Anna plays Two Straws on Bert
> Cora plays Top Up on Bert's Drink
> Cora plays Water Jug on Anna's Drink
= Anna: 1 Alcohol
= Bert: 5 Alcohol
---
title: A half made stronger by one card
proves: SPLIT-01, SPLIT-02, SPLIT-04, SPLIT-07
example: EX-084
seats: Fleck, Dimli, Guest
phase: drink
Fleck holds: Two Straws
Fleck's pile: Elven Wine
Dimli holds: Top Up
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Fleck: 3 Alcohol
> Fleck plays Two Straws on Guest
> Fleck declines
> Dimli declines
> Guest declines
= now the Drink of Fleck: 2 Alcohol
= now the Drink of Guest: 2 Alcohol
> Dimli plays Top Up on Guest's Drink
> Fleck declines        # Top Up: its window is Dimli's, Guest's, then Fleck's
= now the Drink of Fleck: 2 Alcohol
= now the Drink of Guest: 4 Alcohol
= Fleck: 2 Alcohol
= Guest: 4 Alcohol
= Dimli: 0 Alcohol
---
title: A half made stronger by one card, at the table of the pirates
proves: SPLIT-01, SPLIT-02, SPLIT-04, SPLIT-07
example: EX-157
seats: Bryn, Phrenk, Tara
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phrenk holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Bryn: 3 Alcohol
> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Bryn declines        # her card is not answered
> Phrenk declines
> Tara declines
= now the Drink of Bryn: 2 Alcohol
= now the Drink of Tara: 2 Alcohol
Phrenk can play Top Up on Bryn's Drink
> Phrenk plays Top Up on Tara's Drink
> Bryn declines        # Top Up: its window is Phrenk's, Tara's, then Bryn's
= now the Drink of Bryn: 2 Alcohol
= now the Drink of Tara: 4 Alcohol
= Bryn: 2 Alcohol
= Tara: 4 Alcohol
= Phrenk: 0 Alcohol
