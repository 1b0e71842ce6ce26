title: A card that names the Drink Deck takes from the Inn, an order from where the party is
proves: CRAWL-18, CRAWL-13
example: EX-055
seats: Joran, Lucky, Cleo
phase: order
party: Lucky's Rolling Barrel
drink deck: Wine
deck of Lucky's Rolling Barrel: Exhibit A
Joran holds: "I'm heading up to the bar. Let me get you something!"
Cleo holds: Bottoms Up | Bottoms Up
card: "I'm heading up to the bar. Let me get you something!" (Sometimes) = In your Order a Drink Phase, another player gets a Drink from the Drink Deck.
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Joran plays "I'm heading up to the bar. Let me get you something!" on Lucky
= The Red Dragon Inn: 30 Drinks left          # 30 of the box and the Wine on top, less this one
= Lucky's Rolling Barrel: 6 Drinks left
> Cleo plays Bottoms Up on Lucky
= Lucky: 2 Alcohol                            # the Wine
> Joran orders for Lucky                      # control: what he orders in this phase
= Lucky's Rolling Barrel: 5 Drinks left
= The Red Dragon Inn: 30 Drinks left
> Cleo plays Bottoms Up on Lucky
= Lucky: 6 Alcohol                            # Exhibit A
---
title: Joran at the bar of the Inn, while the party is at Lucky's
proves: CRAWL-18
example: EX-168
seats: Joran, Zot, Fiona
phase: order
party: Lucky's Rolling Barrel
drink deck exactly: Wine | Wine | Dark Ale | Dark Ale
Joran holds: "I'm heading up to the bar. Let me get you something!"
card: "I'm heading up to the bar. Let me get you something!" (Sometimes) = In your Order a Drink Phase, each other player gets a Drink from the Drink Deck.

> Joran plays "I'm heading up to the bar. Let me get you something!"
= The Red Dragon Inn: 2 Drinks left
= Lucky's Rolling Barrel: 6 Drinks left
= Zot: 2 Drinks
---
title: A Drinking Contest in a tavern is fought with the Drinks of the Inn
proves: CRAWL-18
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Drinking Contest!
drink deck exactly: Dark Ale | Wine | Dragon Breath Ale | Water

= the Drink of Cleo: 4 Alcohol
= Cleo: 12 Gold
= The Red Dragon Inn: 1 Drink left
= The Scurvy Dog: 6 Drinks left
---
title: A Round on the House is on the house of the Inn
proves: CRAWL-18
seats: Ann, Ben, Cleo
phase: drink
party: The Scurvy Dog
Ann's pile: Round on the House!
drink deck exactly: Dragon Breath Ale | Water

> Ann drinks
= Ben: 4 Alcohol
= The Red Dragon Inn: 1 Drink left
= The Scurvy Dog: 6 Drinks left
---
title: The Chaser of a Drink from the Drink Deck is the next card of the Drink Deck, wherever the party is
proves: CRAWL-18, CRAWL-02
seats: Ann, Ben, Cleo
party: Startusk's
drink deck exactly: Wine with a Chaser | Dark Ale | Water
Ann holds: Straight From the Tap
card: Straight From the Tap (Action) = Another player drinks a Drink from the Drink Deck.

> Ann plays Straight From the Tap on Ben
= Ben: 3 Alcohol
> Ben chooses Lucky's Rolling Barrel
= The Red Dragon Inn: 1 Drink left
= Startusk's: 6 Drinks left
= Lucky's Rolling Barrel: 6 Drinks left
