title: "Gambling? I'm in!" starts the Captain's Round, and takes control in Remy's
proves: CARD-083, GAMBLE-26
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk holds: Gambling? I'm in!

Whitehawk cannot play Gambling? I'm in! because TYPES-05
> Remy plays Gambling? I'm in!
= Remy is in control
= the pot: 3 Gold
> Whitehawk plays Gambling? I'm in!
= Whitehawk is in control
= the pot: 3 Gold
> Bryn passes
> Remy passes
= Whitehawk: 12 Gold
---
title: Bryn starts a Round, has watch duty at once, and nobody takes it over
proves: GAMBLE-16, GAMBLE-17, GAMBLE-18
example: EX-138
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Gambling? I'm in! | I've got watch duty.

> Bryn plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= nobody is in control
= Bryn: 10 Gold
= the pot: 3 Gold
> Remy passes
> Tara passes
> Whitehawk passes
= the Inn: +3 Gold
= Whitehawk: 9 Gold
---
title: "I raise!" asks nothing of Bryn, who has left
proves: GAMBLE-15, GAMBLE-29
seats: Remy, Bryn, Whitehawk, Tara
Remy holds: Gambling? I'm in!
Bryn holds: I've got watch duty.
Whitehawk holds: I raise!

> Remy plays Gambling? I'm in!
> Bryn plays I've got watch duty.
= the pot: 3 Gold
> Whitehawk plays I raise!
= Whitehawk is in control
= the pot: 6 Gold
= Bryn: 10 Gold
= Whitehawk: 8 Gold
= Remy: 8 Gold
= Tara: 8 Gold
---
title: A Captain without Gold raises in vain, but is in control
proves: GAMBLE-20, GAMBLE-22
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in!
Whitehawk has 1 Gold
Whitehawk holds: I raise!

> Remy plays Gambling? I'm in!
= Whitehawk: 0 Gold
> Whitehawk plays I raise!
= Whitehawk is in control
= the pot: 3 Gold
= Remy: 9 Gold
= Bryn: 9 Gold
> Bryn passes
> Remy passes
= Whitehawk: 3 Gold
---
title: Tara without Gold lets the Inn ante, and the others must follow
proves: GAMBLE-22, GAMBLE-23
seats: Remy, Tara, Whitehawk
Remy holds: Gambling? I'm in!
Tara has 1 Gold
Tara holds: I raise! | Landlord, keep the candlesticks. We're even!

> Remy plays Gambling? I'm in!
> Tara antes
= Tara: 0 Gold
> Tara plays I raise!
> Tara plays Landlord, keep the candlesticks. We're even!
= the pot: 6 Gold
= Whitehawk: 8 Gold
= Remy: 8 Gold
= the Inn: -1 Gold
---
title: Against the Captain's "Winning Hand!" only Cheating helps, and then anything goes
proves: GAMBLE-12, GAMBLE-13, CARD-084
seats: Remy, Whitehawk, Bryn, Tara
Remy holds: Gambling? I'm in! | I raise!
Whitehawk holds: Winning Hand!
Bryn holds: Gambling? I'm in! | I raise! | Winning Hand!
Tara holds: This time, let's use my deck.

> Remy plays Gambling? I'm in!
> Whitehawk plays Winning Hand!
= Whitehawk is in control
Bryn cannot play Gambling? I'm in! because GAMBLE-12
Bryn cannot play I raise! because GAMBLE-12
Bryn cannot play Winning Hand! because GAMBLE-12
> Bryn passes
> Tara plays This time, let's use my deck.
= Tara is in control
> Remy plays I raise!
= Remy is in control
= the pot: 8 Gold
---
title: The Captain tips at Tara's cost, who has seen it coming
proves: CARD-082, AFFECT-01
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Tip the Wench. | Tip the Wench.
Tara holds: I may be blind, but I could still see that coming! | I don't think so!

> Whitehawk plays Tip the Wench. on Tara
Tara cannot play I don't think so! because TYPES-01
> Tara plays I may be blind, but I could still see that coming!
= Tara: 10 Gold
> Whitehawk plays Tip the Wench. on Tara
= Tara: 9 Gold
= the Inn: +1 Gold
---
title: "Tip the Wench." may pick anybody, the Captain too, anytime
proves: CARD-082, TYPES-03
seats: Bryn, Whitehawk
phase: drink
Whitehawk holds: Tip the Wench.

Whitehawk can play Tip the Wench. on Bryn
> Whitehawk plays Tip the Wench. on Whitehawk
= Whitehawk: 9 Gold
= the Inn: +1 Gold
---
title: The Captain's Wench stops a Drink from being Ignored; another Wench cannot stop her, "I don't think so!" can
proves: CARD-086, CHANGE-01, CHANGE-04, CHANGE-05
seats: Bryn, Whitehawk, Tara
phase: drink
Bryn's pile: Bottle of Rum
Bryn holds: I've got watch duty. | The Wench thinks you should stop playing with the drinks.
Whitehawk holds: The Wench thinks you should stop playing with the drinks.
Tara holds: I don't think so!

= the Drink of Bryn: 5 Alcohol
> Bryn plays I've got watch duty.
> Whitehawk plays The Wench thinks you should stop playing with the drinks.
Bryn cannot play The Wench thinks you should stop playing with the drinks.
Tara can play I don't think so!
> Bryn drinks
= Bryn: 5 Alcohol
---
title: The Captain's Wench has nothing to say about ordering Drinks
proves: CHANGE-02
seats: Bryn, Whitehawk, Tara
phase: order
Bryn holds: Wench, bring some drinks for my friends!
Whitehawk holds: The Wench thinks you should stop playing with the drinks. | I don't think so!

> Bryn plays Wench, bring some drinks for my friends!
Whitehawk cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01, CHANGE-02
Whitehawk can play I don't think so!
> Whitehawk plays I don't think so!
> Bryn ends the phase
= Bryn: 10 Gold
= Whitehawk: 2 Drinks          # only the one of the phase itself
= Tara: 1 Drink
---
title: "Wench, bring some drinks for my friends!" costs 1 Gold and orders 2 Drinks more
proves: DRINK-18
seats: Whitehawk, Bryn, Remy
phase: order
Whitehawk holds: Wench, bring some drinks for my friends!

> Whitehawk plays Wench, bring some drinks for my friends!
> Whitehawk orders for Bryn
> Whitehawk orders for Bryn
> Whitehawk orders for Remy
= Whitehawk: 9 Gold, 1 Drink
= Bryn: 3 Drinks
= Remy: 2 Drinks
= the Inn: +1 Gold
---
title: Remy declines, the Captain's "I don't think so!" Negates Bryn's watch duty, and Bryn passes out
proves: TIMING-09, NEGATE-16, LOSE-02
example: EX-155
seats: Bryn, Remy, Captain Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn's pile: Elven Wine
Bryn holds: I've got watch duty.
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty.
> Remy declines
Captain Whitehawk can play I don't think so!
> Captain Whitehawk plays I don't think so!
> Bryn drinks
= now Bryn: 12 Fortitude, 13 Alcohol
= Bryn is out: passed out
= Remy holds I don't think so!
---
title: Both decline, neither is asked again, and Bryn is on watch
proves: TIMING-09
example: EX-155
seats: Bryn, Remy, Captain Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn's pile: Elven Wine
Bryn holds: I've got watch duty.
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty.
> Remy declines
> Captain Whitehawk declines
= now I've got watch duty. is discarded
Remy cannot play I don't think so!
Captain Whitehawk cannot play I don't think so!
= Bryn: 12 Fortitude, 10 Alcohol
= Bryn is in
---
title: The Captain's "I don't think so!" can be Negated by another one, Remy's against a marked Captain cannot
proves: NEGATE-16, REMY-06, CARD-085
seats: Bryn, Whitehawk, Remy
Bryn holds: I won't stand idly by while you insult the Drake!
Whitehawk holds: A word of advice... don't | I don't think so!
Whitehawk has 1 Mark
Remy holds: I don't think so!

> Bryn plays I won't stand idly by while you insult the Drake! on Whitehawk
> Whitehawk plays A word of advice... don't
> Remy plays I don't think so!
Whitehawk cannot play I don't think so!
= Whitehawk: 17 Fortitude
---
title: Control: not marked, the Captain saves her word of advice
proves: NEGATE-16, REMY-06
seats: Bryn, Whitehawk, Remy
Bryn holds: Heave!
Whitehawk holds: A word of advice... don't | I don't think so!
Remy holds: I don't think so!

> Bryn plays Heave! on Whitehawk
> Whitehawk plays A word of advice... don't
> Remy plays I don't think so!
> Whitehawk plays I don't think so!
= Whitehawk: 20 Fortitude
