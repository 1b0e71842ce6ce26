title: Instead of paying another player Phyll orders them a Drink
proves: TYPES-01, TURN-13
seats: Remy, Phyll, Bryn
Remy holds: Mine, please
Phyll holds: Here's one on the house instead
drink deck: Dragon Breath Ale
card: Mine, please (Action) = Another player pays you 1 Gold.

> Remy plays Mine, please on Phyll
> Phyll plays Here's one on the house instead
= Phyll: 10 Gold
= Remy: 10 Gold, 2 Drinks
= the Inn: 0 Gold
> Remy drinks
= Remy: 4 Alcohol
---
title: Control: without the card he pays
seats: Remy, Phyll, Bryn
Remy holds: Mine, please
Phyll holds: Here's one on the house instead
card: Mine, please (Action) = Another player pays you 1 Gold.

> Remy plays Mine, please on Phyll
= Phyll: 9 Gold
= Remy: 11 Gold, 1 Drink
---
title: It covers the whole payment, however much it is
seats: Remy, Phyll, Bryn
Remy holds: Mine, please
Phyll holds: Here's one on the house instead
card: Mine, please (Action) = Another player pays you 3 Gold.

> Remy plays Mine, please on Phyll
> Phyll plays Here's one on the house instead
= Phyll: 10 Gold
= Remy: 10 Gold, 2 Drinks
---
title: When everybody has to pay, the others still do
seats: Bryn, Phyll, Remy
Bryn holds: Everybody chips in for the broken chairs.
Phyll holds: Here's one on the house instead

> Bryn plays Everybody chips in for the broken chairs.
> Phyll plays Here's one on the house instead
= Bryn: 11 Gold, 2 Drinks
= Phyll: 10 Gold
= Remy: 9 Gold
---
title: The Inn does not take a Drink for its Gold
proves: TYPES-01
seats: Remy, Phyll, Bryn
Remy holds: Tip the Wench.
Phyll holds: Here's one on the house instead

> Remy plays Tip the Wench. on Phyll
Phyll cannot play Here's one on the house instead because TYPES-01
= Phyll: 9 Gold
= the Inn: +1 Gold
---
title: Nor does the pot
proves: TYPES-01, GAMBLE-23
seats: Remy, Phyll, Bryn
Remy holds: Gambling? I'm in!
Phyll holds: Here's one on the house instead

> Remy plays Gambling? I'm in!
> Remy antes
Phyll cannot play Here's one on the house instead because TYPES-01
= Phyll: 9 Gold
= the pot: 3 Gold
---
title: What others have to pay is none of his business
proves: TYPES-01
seats: Remy, Phyll, Bryn
Remy holds: Mine, please
Phyll holds: Here's one on the house instead
card: Mine, please (Action) = Another player pays you 1 Gold.

> Remy plays Mine, please on Bryn
Phyll cannot play Here's one on the house instead because TYPES-01
= Bryn: 9 Gold
= Remy: 11 Gold
---
title: Negated, it leaves him with the payment
proves: NEGATE-01
seats: Remy, Phyll, Bryn
Remy holds: Mine, please | I don't think so!
Phyll holds: Here's one on the house instead
card: Mine, please (Action) = Another player pays you 1 Gold.

> Remy plays Mine, please on Phyll
> Phyll plays Here's one on the house instead
> Remy plays I don't think so!
= Phyll: 9 Gold
= Remy: 11 Gold, 1 Drink
---
title: On a Pub Crawl the Drink comes from where the party is
proves: CRAWL-13, CRAWL-18
seats: Remy, Phyll, Bryn
party: Startusk's
Remy holds: Mine, please
Phyll holds: Here's one on the house instead
deck of Startusk's: Gnoll Roast
card: Mine, please (Action) = Another player pays you 1 Gold.

= Startusk's: 6 Drinks left
> Remy plays Mine, please on Phyll
> Phyll plays Here's one on the house instead
= Startusk's: 5 Drinks left
= Remy: 10 Gold, 2 Drinks
> Remy drinks
= Remy: 2 Alcohol, 7 cards
---
title: Nerodia, who wanted Gold, has a Drink to finish
seats: Nerodia, Phyll, Samantha
Nerodia holds: Mine now!
Phyll holds: Here's one on the house instead
drink deck: Wine

> Nerodia plays Mine now! on Phyll using 1
> Phyll plays Here's one on the house instead
= Phyll: 10 Gold
= Nerodia: 10 Gold, 2 Drinks
> Nerodia drinks
= Nerodia: 2 Alcohol
