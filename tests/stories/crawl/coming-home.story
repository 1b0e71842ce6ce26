title: When the last tavern Closes the party comes home and celebrates
proves: CRAWL-07, CRAWL-09, CRAWL-10, CRAWL-14
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck: Wine | Dark Ale | Dragon Breath Ale

> Ann orders for Ben
= Startusk's is Closed
= the party is at The Red Dragon Inn
= Ann: 2 Alcohol, 11 Gold
= Ben: 1 Alcohol, 11 Gold, 2 Drinks
= Cleo: 4 Alcohol, 11 Gold
= the Inn: -3 Gold
---
title: After the return there is no more Crawling, not even for the Chasers of the welcome
proves: CRAWL-09
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck: Wine with a Chaser | Wine | Dark Ale | Dark Ale
Ann's pile: Light Ale with a Chaser | Dark Ale

> Ann orders for Ben
= Ann: 4 Alcohol, 11 Gold
> Ann drinks                                  # her own Drink of this turn, with its Chaser
> Ann ends the phase
= Ann: 6 Alcohol, 11 Gold                     # the Event of the Inn does not happen again
= Ben: 1 Alcohol, 11 Gold
= the party is at The Red Dragon Inn
---
title: At home everybody orders from the Drink Deck again
proves: CRAWL-13, CRAWL-09
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck exactly: Dark Ale | Dark Ale | Dark Ale | Wine | Wine | Wine
Ann holds: Wench, bring some drinks for my friends!

> Ann plays Wench, bring some drinks for my friends!
> Ann orders for Ben                          # the last of Startusk's: home
= Ann: 1 Alcohol, 10 Gold
= The Red Dragon Inn: 3 Drinks left
> Ann orders for Cleo
= The Red Dragon Inn: 2 Drinks left
= Cleo: 2 Drinks
---
title: A Chaser revealed before the last Closing leads nowhere once the party is home
proves: CRAWL-09, CRAWL-33
seats: Ann, Ben, Cleo
party: Startusk's
closed: Lucky's Rolling Barrel | Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast
drink deck: Dark Ale | Dark Ale | Dark Ale
Ann holds: One for Me, One for You
Ann's pile: Wine with a Chaser
card: One for Me, One for You (Action) = You take a Drink from your pile. / Order a Drink for another player.

> Ann plays One for Me, One for You on Ben
> Ann ends the phase
= the party is at The Red Dragon Inn
= Ann: 3 Alcohol, 11 Gold                     # one homecoming
= Startusk's is Closed
---
title: Control: while another tavern is Open the last Drink of one does not lead home
proves: CRAWL-07
seats: Ann, Ben, Cleo
phase: order
party: Startusk's
closed: Black Dragon Depths | The Harmonious Cup | The Scurvy Dog
deck of Startusk's exactly: Gnoll Roast

> Ann orders for Ben
= the party is at Lucky's Rolling Barrel
= Ann: 18 Fortitude, 10 Gold
