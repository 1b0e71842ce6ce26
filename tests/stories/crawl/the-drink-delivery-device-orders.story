title: The Drink of the Drink Delivery Device comes from where the party is, not from the Drink Deck
proves: CRAWL-19
seats: Wrench, Ben, Cat
party: Lucky's Rolling Barrel
deck of Lucky's Rolling Barrel: Exhibit A
drink deck exactly: Wine | Wine
Ben's pile: Water
Wrench holds: Drink Delivery Device
Cat holds: Bottoms Up
card: Drink Delivery Device (Action) = Order a Drink for another player.
card: Bottoms Up (Anytime) = Another player takes a Drink from their pile.

> Wrench plays Drink Delivery Device on Ben
= Ben: 2 Drinks
= Lucky's Rolling Barrel: 5 Drinks left
= The Red Dragon Inn: 2 Drinks left
> Cat plays Bottoms Up on Ben
= Ben: 4 Alcohol
---
title: If it takes the last Drink the tavern Closes, and Wrench has ordered it: he Crawls
proves: CRAWL-19
seats: Wrench, Ben, Cat
party: Startusk's
deck of Startusk's exactly: Gnoll Roast
Wrench holds: Drink Delivery Device
card: Drink Delivery Device (Action) = Order a Drink for another player.

> Wrench plays Drink Delivery Device on Ben
= Startusk's is Closed
> Wrench chooses Lucky's Rolling Barrel
= the party is at Lucky's Rolling Barrel
= Wrench: 18 Fortitude
= Ben: 2 Drinks
