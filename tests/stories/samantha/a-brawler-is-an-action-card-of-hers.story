title: A Brawler can be Ignored
proves: SAMANTHA-03, NEGATE-02
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: A word of advice... don't
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Samantha: 19 Fortitude, 1 Brawl
= Uncle Snorri, Swinging a Bench is discarded
---
title: Free for Brawl can be Ignored as well, by each player for themselves
proves: SAMANTHA-03, NEGATE-02
seats: Samantha, Whitehawk, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: A word of advice... don't
Tara holds: You can't prove that was me!
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
> Whitehawk plays A word of advice... don't
> Tara plays You can't prove that was me!
= Whitehawk: 20 Fortitude
= Tara: 20 Fortitude
= Bryn: 19 Fortitude
---
title: What a Brawler costs can be reduced
proves: SAMANTHA-03, NEGATE-04
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: Was that a punch or a draught?
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude
---
title: Reduced first, a loss is bought off with fewer cards
proves: SAMANTHA-03, NEGATE-04, CARD-012
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Was that a punch or a draught? | Heave! | Sleep well, matey.
deck of Brawlers: Navlyn of the North

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays Was that a punch or a draught?
> Bryn chooses Discard 1 card and lose 1 less
> Bryn discards Heave!
= Bryn: 20 Fortitude, 1 card
= Bryn holds Sleep well, matey.
---
title: Whoever loses Fortitude to a Brawler hits back at Samantha
proves: SAMANTHA-03, TIMING-11
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: You wanna play, huh?
deck of Brawlers: Old Barnacle, Who Sees Double

> Samantha plays Step outside? What's wrong with in here?
> Bryn plays You wanna play, huh?
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= Samantha: 18 Fortitude
---
title: Whoever lost nothing cannot hit back at her
proves: TIMING-11
seats: Samantha, Bryn, Tara, Remy
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: You wanna play, huh?
Remy holds: Infighting? Not on my watch!
deck of Brawlers: Mad Meg and Her Bucket

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Samantha declines
> Bryn declines
> Tara declines
> Remy declines
= now Tara: 19 Fortitude
Bryn cannot play You wanna play, huh?
Remy can play Infighting? Not on my watch!
= Samantha: 20 Fortitude
---
title: A loss that is sent back goes to Samantha, not to the Brawler
proves: SAMANTHA-03, REDIRECT-01
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: Stop hitting yourself!
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Samantha: 16 Fortitude
---
title: A new victim hits back at Samantha too
proves: SAMANTHA-03, REDIRECT-01
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
Bryn holds: You wanna play, huh?
deck of Brawlers: Mad Meg and Her Bucket

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays You wanna play, huh?
= Tara: 20 Fortitude, 2 Drinks
= Bryn: 19 Fortitude, 1 Drink
= Samantha: 18 Fortitude
---
title: A card that Negates an Action card Negates a Brawler; the Brawl has been counted all the same
proves: SAMANTHA-03, SAMANTHA-09, NEGATE-01
seats: Samantha, Brannoc, Tara
Samantha holds: Step outside? What's wrong with in here?
Brannoc holds: Not in my doorway, you don't!
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
> Brannoc plays Not in my doorway, you don't! on Free for Brawl
= Brannoc: 20 Fortitude
= Tara: 20 Fortitude
= Samantha: 1 Brawl
= Free for Brawl is discarded
---
title: A Brawler is no Sometimes card, whatever card called for it
proves: SAMANTHA-03, NEGATE-16
seats: Bryn, Samantha, Tara
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Samantha holds: Wrong jaw. The regulars are fond of this one.
deck of Brawlers: Free for Brawl

> Bryn plays Watch it! Loose cannonball! on Samantha
> Samantha plays Wrong jaw. The regulars are fond of this one.
Bryn can play I don't think so!
> Bryn declines
> Tara declines
> Samantha declines
Bryn cannot play I don't think so!
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
---
title: Cards about Action cards answer a Brawler, even in another player's turn
proves: SAMANTHA-03
seats: Bryn, Samantha, Tara
Samantha holds: A Gold says somebody swings.
Tara holds: Behind the post
deck of Brawlers: Free for Brawl
card: Behind the post (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 1.

> Samantha plays A Gold says somebody swings.
> Tara plays Behind the post
= Bryn: 19 Fortitude
= Tara: 20 Fortitude
= Samantha: 9 Gold, 1 Brawl
---
title: Whoever a Brawler picks may let everything it does go to somebody else
proves: SAMANTHA-03, REDIRECT-04
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: After you
deck of Brawlers: Mad Meg and Her Bucket
card: After you (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays After you on Tara
= Bryn: 20 Fortitude, 1 Drink
= Tara: 19 Fortitude, 2 Drinks
---
title: A Brawler who hits everybody picks nobody, so nobody can step aside
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: After you
Tara holds: Behind the post
deck of Brawlers: Free for Brawl
card: Behind the post (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 1.
card: After you (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Samantha plays Step outside? What's wrong with in here?
> Samantha declines
> Bryn declines
> Tara declines
Tara can play Behind the post
Bryn cannot play After you on Tara
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
---
title: Whoever a Brawler brings to nothing has passed out through Samantha's card
proves: SAMANTHA-03, LOSE-02, LOSE-06
seats: Samantha, Bryn, Tara
Bryn has 4 Fortitude, 3 Alcohol, 10 Gold
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Bryn is out: passed out
= Samantha: 12 Gold
= Tara: 12 Gold
