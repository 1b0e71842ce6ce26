title: "Don't forget the captain's extra share!" adds 2 Gold to a pot she has taken
proves: TIMING-12
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Gambling? I'm in! | Don't forget the captain's extra share!

> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Remy passes
Whitehawk cannot play Don't forget the captain's extra share! because TIMING-12    # won, not yet taken
> Whitehawk plays Don't forget the captain's extra share! using 2
= now Whitehawk: 12 Gold
= Whitehawk: 14 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
= the Inn: -2 Gold
---
title: It adds 2 Gold to what "What a coincidence" has given her
proves: TIMING-10
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand! | Don't forget the captain's extra share!

> Bryn plays Gambling? I'm in!
> Whitehawk passes
> Remy passes
> Tara passes
> Whitehawk plays What a coincidence, I happen to have the same hand!
Whitehawk cannot play Don't forget the captain's extra share!    # nothing has come yet
> Whitehawk plays Don't forget the captain's extra share! using 1
= Whitehawk: 13 Gold
= Bryn: 11 Gold
= the Inn: -2 Gold
---
title: It adds 2 Gold to what she was paid, once for the whole payment
proves: TIMING-10
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: Harbour dues, gentlemen. | Don't forget the captain's extra share!

> Whitehawk plays Harbour dues, gentlemen.
Whitehawk cannot play Don't forget the captain's extra share! because TIMING-10
> Whitehawk plays Don't forget the captain's extra share!
= now Whitehawk: 13 Gold
= Whitehawk: 15 Gold
= Bryn: 9 Gold
= the Inn: -2 Gold
---
title: It adds 2 Gold to the prize of a Drinking Contest
proves: CONTEST-05, TIMING-10
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Drinking Contest!
drink deck: Wine | Light Ale | Water
Whitehawk holds: Don't forget the captain's extra share!

> Whitehawk plays Don't forget the captain's extra share!
= now Whitehawk: 2 Alcohol, 12 Gold
= Whitehawk: 14 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
---
title: It adds 2 Gold to what a thief has had to pay her back
proves: TIMING-10
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench.
Whitehawk holds: Who put a hand in my purse? | Don't forget the captain's extra share!

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Whitehawk plays Don't forget the captain's extra share!
= now Whitehawk: 10 Gold
= Whitehawk: 12 Gold
= Bryn: 18 Fortitude, 9 Gold
---
title: It adds 2 Gold to what a Sea Event has given her
proves: TIMING-10
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Something Shiny in the Net
sea counters: 1
Whitehawk has 3 Gold
Whitehawk holds: Don't forget the captain's extra share!

> Whitehawk plays Don't forget the captain's extra share!
= now Whitehawk: 5 Gold
= Whitehawk: 7 Gold
= Bryn: 10 Gold
---
title: It adds 2 Gold to what she gets for having accepted the Challenge
proves: TIMING-10
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: The Challenge!
drink deck: Light Ale | Dark Ale
Whitehawk holds: Don't forget the captain's extra share!

> Whitehawk chooses Drink
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 2 Alcohol, 14 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
---
title: Gold the Inn has paid for somebody has come to her as well
proves: GAMBLE-23
seats: Whitehawk, Remy
Whitehawk holds: Harbour dues, gentlemen. | Don't forget the captain's extra share!
Remy holds: The purser owes me one.

> Whitehawk plays Harbour dues, gentlemen.
> Remy plays The purser owes me one.
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 13 Gold
= Remy: 10 Gold
= the Inn: -3 Gold
---
title: What others are paid is not hers
proves: TYPES-01
seats: Bryn, Whitehawk, Remy
Bryn holds: Harbour dues, gentlemen.
Whitehawk holds: Don't forget the captain's extra share!

> Bryn plays Harbour dues, gentlemen.
> Remy declines
= now Bryn: 12 Gold
= now Whitehawk: 9 Gold
Whitehawk cannot play Don't forget the captain's extra share! because TIMING-10, TIMING-12
---
title: A pot that others take is not hers
proves: TIMING-12
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Don't forget the captain's extra share!

> Remy plays Gambling? I'm in!
> Whitehawk passes
> Bryn passes
> Bryn declines
= now Remy: 12 Gold
Whitehawk cannot play Don't forget the captain's extra share! because TIMING-12
= Whitehawk: 9 Gold
---
title: A payment that brought nothing has no extra share
proves: NEGATE-02, TIMING-10
seats: Whitehawk, Tara
Whitehawk holds: Harbour dues, gentlemen. | Don't forget the captain's extra share!
Tara holds: I may be blind, but I could still see that coming!

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays I may be blind, but I could still see that coming!
> Tara declines
> Tara declines
Whitehawk cannot play Don't forget the captain's extra share!
= Whitehawk: 10 Gold
= Tara: 10 Gold
Whitehawk cannot play Don't forget the captain's extra share! because TIMING-10
---
title: Negated it gives nothing, and what she had taken stays hers
proves: NEGATE-01, NEGATE-16
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Gambling? I'm in! | Don't forget the captain's extra share!
Bryn holds: I don't think so!

> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Remy passes
> Whitehawk plays Don't forget the captain's extra share!
> Bryn plays I don't think so!
= Whitehawk: 12 Gold
= the Inn: 0 Gold
---
title: Gold at the bottom of a mug is gained Gold
proves: TIMING-10
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Gambler's Grog
Whitehawk holds: Don't forget the captain's extra share!

> Whitehawk drinks
= now Whitehawk: 11 Gold
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 13 Gold
