title: Everybody who revealed a Chaser in a Contest Crawls when it is over, in turn order from the active player
proves: CRAWL-20, CRAWL-10
seats: Ann, Ben, Cleo
active: Ben
phase: drink
party: The Red Dragon Inn
Ben's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Light Ale with a Chaser | Dark Ale | Wine with a Chaser | Dark Ale

# Ben reveals Dragon Breath Ale, Cleo and Ann a Drink with a Chaser.
= the Drink of Cleo: 2 Alcohol
= the Drink of Ann: 3 Alcohol
= now the party is at The Red Dragon Inn
= Ben: 12 Gold                                # he has won, the others have paid
= Ann: 9 Gold, 3 Alcohol
= the party is at The Red Dragon Inn
> Cleo chooses Lucky's Rolling Barrel         # after Ben comes Cleo
= Ben: 18 Fortitude
= the party is at Lucky's Rolling Barrel
> Ann chooses Black Dragon Depths
> Ann chooses Pay 1 Gold to the Inn
> Ben chooses Pay 1 Gold to the Inn
> Ben ends the phase
= the party is at Black Dragon Depths
= Ann: 18 Fortitude
---
title: Each Crawler must really move, and may go where the party has been before in the same chain
proves: CRAWL-21, CRAWL-20, CRAWL-10
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
closed: Startusk's | Black Dragon Depths | The Scurvy Dog
Ann's pile: Drinking Contest!
drink deck: Dragon Breath Ale with a Bit More | Dark Ale | Light Ale with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale
drink: Dragon Breath Ale with a Bit More = 4 Alcohol, chaser

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
# Ben goes to The Harmonious Cup, the only other one, and Cleo back to Lucky's Rolling Barrel.
= the party is at Lucky's Rolling Barrel
= Ann: 18 Fortitude                           # -2, then +2 with everybody at the Cup, then -2
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: A tavern where somebody has ordered has its Event again when the party comes back
proves: CRAWL-10, CRAWL-21
seats: Ann, Ben, Cleo
phase: order
party: Lucky's Rolling Barrel
closed: Startusk's | Black Dragon Depths | The Scurvy Dog
Ann holds: To Absent Friends
card: To Absent Friends (Anytime) = Each player drinks a Drink from the Drink Deck.
drink deck: Light Ale with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale | Wine

> Ann orders for Cleo
= Lucky's Rolling Barrel: 5 Drinks left
> Ann plays To Absent Friends
> Ann ends the phase
# Ann goes to The Harmonious Cup, the only other one, and Ben back.
= the party is at Lucky's Rolling Barrel
= Ann: 18 Fortitude
= Ben: 18 Fortitude
= Cleo: 18 Fortitude
---
title: A toast: all drink first, then all who revealed a Chaser Crawl
proves: CRAWL-20
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann holds: To Absent Friends
card: To Absent Friends (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Light Ale with a Chaser | Dark Ale | Wine | Wine with a Chaser | Dark Ale

> Ann plays To Absent Friends
= Ann: 2 Alcohol
= Ben: 2 Alcohol
= Cleo: 3 Alcohol
= the party is at The Red Dragon Inn
> Ann chooses Lucky's Rolling Barrel
> Cleo chooses The Harmonious Cup             # Ben is not asked: his Wine had no Chaser
> Ann ends the phase
= the party is at The Harmonious Cup
---
title: A Contest that ties is finished, with all its repetitions, before anybody Crawls
proves: CRAWL-20
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Drinking Contest!
drink deck: Light Ale with a Chaser | Dark Ale | Wine | Dark Ale | Dragon Breath Ale | Dark Ale

# Ann and Ben tie with 2; then Ann reveals 4, Ben 1.
= the Drink of Cleo: 1 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 6 Alcohol, 12 Gold
= Ben: 3 Alcohol, 9 Gold
= the party is at Lucky's Rolling Barrel
---
title: Several Chasers of one player in a Contest that repeats are one Crawl
proves: CRAWL-22, CRAWL-20
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Drinking Contest!
drink deck: Light Ale with a Chaser | Dark Ale | Wine | Dark Ale | Wine with a Chaser | Dark Ale | Dark Ale

# Ann and Ben tie with 2; then Ann reveals another Drink with a Chaser (3) against 1.
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 5 Alcohol, 12 Gold, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Two Chasers in a row are one Drink and one Crawl
proves: CRAWL-22
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Light Ale with a Chaser | Wine with a Chaser | Dark Ale

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 4 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Control: Chasers in two turns are two Crawls
proves: CRAWL-22
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Light Ale with a Chaser
Ben's pile: Light Ale with a Chaser

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben chooses Black Dragon Depths
= Ben: 18 Fortitude
= the party is at Black Dragon Depths
---
title: The Event of one Crawl is finished, a whole Round if it must be, before the next player Crawls
proves: CRAWL-20, CRAWL-21
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann holds: To Absent Friends
card: To Absent Friends (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Light Ale with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale | Wine

> Ann plays To Absent Friends
> Ann chooses The Scurvy Dog
= the pot: 3 Gold
= the party is at The Scurvy Dog
> Ben passes
> Cleo passes
= Ann: 12 Gold                                # the Event is done; now Ben
> Ben chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: If the active player is out, the chain begins with the next one still there
proves: CRAWL-20, CRAWL-32
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
Ann has 3 Fortitude, 1 Alcohol
Ann holds: To Absent Friends
card: To Absent Friends (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Wine with a Chaser | Wine | Light Ale with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale

> Ann plays To Absent Friends
> Ben chooses Lucky's Rolling Barrel
> Cleo chooses Black Dragon Depths
= Ann is out: passed out
= Ben: 18 Fortitude
= the party is at Black Dragon Depths
