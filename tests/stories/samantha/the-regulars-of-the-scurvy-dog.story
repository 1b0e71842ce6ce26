title: Lefty, and the Other Lefty, fight two players, and Samantha has bet on it
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara, Whitehawk
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Lefty, and the Other Lefty

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Samantha chooses Whitehawk
= Bryn: 20 Fortitude
= Tara: 19 Fortitude
= Whitehawk: 19 Fortitude
= Samantha: 20 Fortitude, 11 Gold
= the Inn: -1 Gold
---
title: Her bet on both Leftys pays even if one of the two Ignores them
proves: SAMANTHA-03, NEGATE-19
seats: Samantha, Bryn, Whitehawk
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: A word of advice... don't
deck of Brawlers: Lefty, and the Other Lefty

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Samantha chooses Whitehawk
> Whitehawk plays A word of advice... don't
= Bryn: 19 Fortitude
= Whitehawk: 20 Fortitude
= Samantha: 11 Gold
---
title: With one opponent left, both Leftys fight that one, but only once
proves: SAMANTHA-03
seats: Samantha, Bryn
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Lefty, and the Other Lefty

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
= Bryn: 19 Fortitude
= Samantha: 11 Gold
---
title: Free for Brawl is Samantha's Action, and does not spare her
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 19 Fortitude
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
---
title: Samantha may Ignore a Brawler of her own
proves: SAMANTHA-03, NEGATE-02
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here? | You can't touch the stakeholder.
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
> Samantha plays You can't touch the stakeholder.
= Samantha: 20 Fortitude
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
---
title: She was not hit by another player, so her own Brawler starts no second Brawl
proves: TYPES-01
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here? | Wrong jaw. The regulars are fond of this one.
Bryn holds: You wanna play, huh?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
> Samantha declines
> Bryn declines
> Tara declines
> Samantha declines
> Bryn declines
> Tara declines
= now Samantha: 19 Fortitude
Bryn can play You wanna play, huh?
Samantha cannot play Wrong jaw. The regulars are fond of this one.
= Samantha: 1 Brawl
---
title: Hilda the Tax Collector goes for the heaviest purses, all of them
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara, Whitehawk
Bryn has 12 Gold
Whitehawk has 12 Gold
Tara has 11 Gold
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Hilda the Tax Collector

> Samantha plays Step outside? What's wrong with in here?
= Bryn: 18 Fortitude, 12 Gold
= Whitehawk: 18 Fortitude, 12 Gold
= Tara: 20 Fortitude
= Samantha: 20 Fortitude
---
title: If Samantha's purse is the heaviest, Hilda the Tax Collector finds it
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha has 11 Gold
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Hilda the Tax Collector

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 18 Fortitude
= Bryn: 20 Fortitude
= Tara: 20 Fortitude
---
title: Pim, Both Hands Full, brings Samantha 1 Gold and costs a card besides
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Heave! | Heave!
deck of Brawlers: Pim, Both Hands Full

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
= Bryn: 20 Fortitude, 9 Gold, 1 card
= Samantha: 11 Gold
= Heave! is discarded
---
title: The Inn may pay Pim, Both Hands Full; the card is gone all the same
proves: SAMANTHA-03, NEGATE-04
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds exactly: The purser owes me one. | Mind the boom!
deck of Brawlers: Pim, Both Hands Full

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Whitehawk
> Whitehawk plays The purser owes me one.
= Whitehawk: 10 Gold, 0 cards
= Samantha: 11 Gold
= the Inn: -1 Gold
---
title: Mad Meg and Her Bucket cost 1 Fortitude and leave a Drink
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
drink deck: Wine
deck of Brawlers: Mad Meg and Her Bucket

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
= Bryn: 19 Fortitude, 0 Alcohol, 2 Drinks
= Tara: 20 Fortitude, 1 Drink
---
title: The Drink out of her bucket is not redirected with the loss
proves: REDIRECT-02
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
deck of Brawlers: Mad Meg and Her Bucket

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
= Tara: 20 Fortitude, 2 Drinks
= Bryn: 19 Fortitude, 1 Drink
---
title: After The Quiet One there is no hitting back
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: You wanna play, huh? | Good as new. Mostly new.
Tara holds: Tip the Wench.
deck of Brawlers: The Quiet One

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Samantha declines
> Bryn declines
> Tara declines
= now Bryn: 19 Fortitude
Bryn cannot play You wanna play, huh? because CARD-030
Bryn cannot play Good as new. Mostly new. because CARD-030
Tara can play Tip the Wench. on Bryn
= Samantha: 20 Fortitude
---
title: The Quiet One is forgotten with the turn
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: Good as new. Mostly new.
deck of Brawlers: The Quiet One

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Samantha ends the phase
> Samantha ends the phase
> Samantha ends the phase
> Bryn plays Good as new. Mostly new.
= Bryn: 20 Fortitude
---
title: Before The Quiet One has struck, everything can still be answered
proves: SAMANTHA-03, TIMING-11
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: Stop hitting yourself!
deck of Brawlers: The Quiet One

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Samantha: 19 Fortitude
---
title: Uncle Snorri's bench costs 3 Fortitude, and Samantha 1
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
= Tara: 17 Fortitude
= Samantha: 19 Fortitude
= Bryn: 20 Fortitude
---
title: Old Barnacle sees everybody but Samantha
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Old Barnacle, Who Sees Double

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 20 Fortitude
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
