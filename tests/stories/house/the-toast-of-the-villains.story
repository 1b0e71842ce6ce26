title: A Toast to Villainy! gives everybody a copy of the first Drink, in full and each for itself
proves: HOUSE-06
seats: Vlazlo, Daareka, Amundyr, Torglesnarf
drinks: rdi6
phase: drink
Vlazlo holds: Top Up
Vlazlo's pile: A Toast to Villainy!
Daareka holds: Plug
Amundyr holds: Nap
drink deck: The Wench Dares You... | Wine with a Chaser | Dark Ale
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Plug (Sometimes) = Ignore a Drink.
card: Nap (Sometimes) = Ignore an Event.

> Amundyr plays Nap
= the Drink of Vlazlo: 3 Alcohol
> Vlazlo plays Top Up on Vlazlo's Drink
> Daareka plays Plug
= Vlazlo: 5 Alcohol
= Daareka: 0 Alcohol
= Amundyr: 0 Alcohol
= Torglesnarf: 3 Alcohol
= The Wench Dares You... is discarded
---
title: Sauvignon Blech is not shared at a Toast to Villainy!
proves: HOUSE-06
seats: Vlazlo, Daareka, Amundyr
drinks: rdi6
phase: drink
Vlazlo's pile: A Toast to Villainy!
drink deck: Sauvignon Blech

= the Drink of Vlazlo: 3 Alcohol
= Vlazlo: 3 Alcohol
= Daareka: 3 Alcohol
= Amundyr: 3 Alcohol
