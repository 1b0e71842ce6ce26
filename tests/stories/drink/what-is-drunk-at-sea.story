title: Grog: 2 Alcohol Content, and a card goes overboard
proves: TURN-11
seats: Ann, Ben
phase: drink
Ann's pile: Grog
Ann holds: I raise!

> Ann discards I raise!
= Ann: 2 Alcohol, 6 cards
---
title: Grog with a Chaser: 2 Alcohol Content, a card, and what comes next
proves: DRINK-09
seats: Ann, Ben
phase: drink
Ann's pile: Grog with a Chaser | Dark Ale
Ann holds: I raise!

> Ann discards I raise!
= Ann: 3 Alcohol, 6 cards, 0 Drinks
