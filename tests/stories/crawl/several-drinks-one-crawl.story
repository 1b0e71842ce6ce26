title: A Round on the House with a Chaser: everybody drinks a copy, only its revealer Crawls
proves: CRAWL-23, HOUSE-02
example: EX-059
seats: Ann, Ben, Cleo, Dan
phase: drink
party: The Red Dragon Inn
Ann's pile: Round on the House!
drink deck: Wine with a Chaser | Dark Ale

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 3 Alcohol, 18 Fortitude
= Ben: 3 Alcohol, 18 Fortitude
= Cleo: 3 Alcohol, 18 Fortitude
= Dan: 3 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Only the revealer of a Round on the House Crawls, also if it is not their turn
proves: CRAWL-23, CRAWL-04
example: EX-166
seats: Ann, Ben, Cleo, Dan
party: The Red Dragon Inn
Ann holds: Bottoms Up
Cleo's pile: Round on the House!
drink deck: Light Ale with a Chaser | Dark Ale
card: Bottoms Up (Action) = Another player takes a Drink from their pile.

> Ann plays Bottoms Up on Cleo
> Cleo chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 2 Alcohol, 18 Fortitude
= Cleo: 2 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Of two revealed Drinks one has a Chaser: the revealer Crawls once, though nobody drinks that one
proves: CRAWL-02, CRAWL-03, CRAWL-04, CRAWL-24
example: EX-056
seats: Zariah, Samantha, Ben
party: The Red Dragon Inn
Zariah holds: Amber has a knack for mixing drinks
drink deck exactly: Light Ale with a Chaser | Wine | Dragon Breath Ale | Water
card: Amber has a knack for mixing drinks (Action) = Reveal two Drinks from the Drink Deck: another player drinks the one you choose, and the other is shuffled back.

> Zariah plays Amber has a knack for mixing drinks on Samantha
> Zariah chooses give Dragon Breath Ale
= Samantha: 4 Alcohol
= the party is at The Red Dragon Inn
= The Red Dragon Inn: 3 Drinks left           # the Light Ale and the Wine are back
> Zariah chooses Lucky's Rolling Barrel       # she, and not Samantha
> Zariah ends the phase
= Zariah: 0 Alcohol, 18 Fortitude
= Samantha: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Control: given away, the Drink with the Chaser makes its revealer Crawl as well
proves: CRAWL-04, CRAWL-24
seats: Zariah, Samantha, Ben
party: The Red Dragon Inn
Zariah holds: Amber has a knack for mixing drinks
drink deck exactly: Light Ale with a Chaser | Wine | Dragon Breath Ale | Water
card: Amber has a knack for mixing drinks (Action) = Reveal two Drinks from the Drink Deck: another player drinks the one you choose, and the other is shuffled back.

> Zariah plays Amber has a knack for mixing drinks on Samantha
> Zariah chooses give Light Ale + Wine
= Samantha: 3 Alcohol
> Zariah chooses Lucky's Rolling Barrel
> Zariah ends the phase
= Samantha: 18 Fortitude
= The Red Dragon Inn: 2 Drinks left
= the party is at Lucky's Rolling Barrel
---
title: Zariah gives the strong Drink to Fiona, shuffles the others back and Crawls
proves: CRAWL-24
example: EX-169
seats: Zariah, Fiona
party: The Red Dragon Inn
Zariah holds: Amber has a knack for mixing drinks
drink deck exactly: Light Ale with a Chaser | Wine | Dragon Breath Ale
card: Amber has a knack for mixing drinks (Action) = Reveal two Drinks from the Drink Deck: another player drinks the one you choose, and the other is shuffled back.

> Zariah plays Amber has a knack for mixing drinks on Fiona
> Zariah chooses give Dragon Breath Ale
= Fiona: 4 Alcohol
> Zariah chooses Lucky's Rolling Barrel
> Zariah ends the phase
= Zariah: 0 Alcohol, 18 Fortitude
= Fiona: 18 Fortitude
= The Red Dragon Inn: 2 Drinks left
= the party is at Lucky's Rolling Barrel
---
title: The Challenge with two Drinks with Chasers: two Drinks, the Gold, one Crawl
proves: CRAWL-22, CRAWL-24, DRINK-09
example: EX-057
seats: Farai, Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Farai's pile: The Challenge!
drink deck: Light Ale with a Chaser | Wine | Elven Wine with a Chaser | Ogre Brew

> Farai chooses Drink 2 Drinks
= Farai: 8 Alcohol, 13 Gold
= Ann: 9 Gold
= Ben: 9 Gold
= Cleo: 9 Gold
= the party is at The Red Dragon Inn
> Farai chooses Lucky's Rolling Barrel
> Farai ends the phase
= Farai: 17 Fortitude                         # 1 for the Ogre Brew, 2 for the tavern, once
= Ann: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Zot accepts the challenge: both Drinks, a Gold from everybody, one Crawl
proves: CRAWL-24
example: EX-170
seats: Zot, Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Zot has 18 Fortitude
Zot's pile: The Challenge!
drink deck: Light Ale with a Chaser | Wine | Elven Wine with a Chaser | Wizard's Brew

> Zot chooses Drink 2 Drinks
= Zot: 8 Alcohol, 13 Gold, 20 Fortitude
= Cleo: 9 Gold
> Zot chooses Lucky's Rolling Barrel
> Zot ends the phase
= Zot: 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Control: a Challenge declined reveals nothing and moves nobody
proves: CRAWL-24
seats: Farai, Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Farai's pile: The Challenge!
drink deck: Light Ale with a Chaser | Wine | Elven Wine with a Chaser | Ogre Brew

> Farai chooses Decline
> Farai ends the phase
= Farai: 0 Alcohol, 10 Gold
= the party is at The Red Dragon Inn
---
title: A dare with a Chaser in both Drinks: the revealer Crawls once, those who drink the other one do not
proves: CRAWL-24, CRAWL-23
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: The Wench Dares You...
drink deck: Light Ale with a Chaser | Dark Ale | Wine with a Chaser | Wine

> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 2 Alcohol, 18 Fortitude
= Ben: 4 Alcohol, 18 Fortitude
= the party is at Lucky's Rolling Barrel
---
title: Drinks that stack up are all drunk before the one Crawl
proves: CRAWL-25
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Dark Ale | Light Ale with a Chaser | Dark Ale
Cleo holds: And Another One
card: And Another One (Anytime) = Another player takes a Drink from their pile.

= the Drink of Ann: 3 Alcohol
> Cleo plays And Another One on Ann           # on top of the Drink that waits
= now Ann: 0 Alcohol
= the Drink of Ann: 2 Alcohol
= Ann: 5 Alcohol
= the party is at The Red Dragon Inn
> Ann chooses Lucky's Rolling Barrel
> Ann ends the phase
= Ann: 5 Alcohol, 18 Fortitude, 0 Drinks
= the party is at Lucky's Rolling Barrel
---
title: The Drink on top without a Chaser does not bring the Crawl forward
proves: CRAWL-25
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Dark Ale | Wine
Cleo holds: And Another One
card: And Another One (Anytime) = Another player takes a Drink from their pile.

= the Drink of Ann: 3 Alcohol
> Cleo plays And Another One on Ann
= the Drink of Ann: 2 Alcohol
= now the party is at The Red Dragon Inn
= Ann: 5 Alcohol
> Ann chooses Lucky's Rolling Barrel
= Ann: 18 Fortitude
---
title: Drinks of two players stack up: when all are done each of them Crawls once, the active player first
proves: CRAWL-25, CRAWL-20
seats: Ann, Ben, Cleo
phase: drink
party: The Red Dragon Inn
Ann's pile: Wine with a Chaser | Dark Ale
Ben's pile: Light Ale with a Chaser | Dark Ale
Cleo holds: And Another One
card: And Another One (Anytime) = Another player takes a Drink from their pile.

= the Drink of Ann: 3 Alcohol
> Cleo plays And Another One on Ben
= the Drink of Ben: 2 Alcohol
= Ann: 3 Alcohol                              # Ben has drunk first; he waits with the Crawl
= Ben: 2 Alcohol
= the party is at The Red Dragon Inn
> Ann chooses Lucky's Rolling Barrel
> Ben chooses Black Dragon Depths
= Cleo: 18 Fortitude
= the party is at Black Dragon Depths
