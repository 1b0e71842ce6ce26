title: Remy Ignores a blow, and a marked attacker loses 1 Fortitude
proves: REMY-02, NEGATE-02
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Heave!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Bryn: 19 Fortitude, 1 Mark
---
title: Remy Ignores a blow, and an unmarked attacker loses nothing
proves: REMY-02, NEGATE-02
seats: Bryn, Remy, Tara
Tara has 1 Mark
Bryn holds: Heave!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Bryn: 20 Fortitude, 0 Marks
= Tara: 20 Fortitude
---
title: It protects Remy's Gold, and only his
proves: NEGATE-02, AFFECT-01
seats: Whitehawk, Remy, Tara
Whitehawk has 1 Mark
Whitehawk holds: Harbour dues, gentlemen.
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Harbour dues, gentlemen.
> Remy plays I have no time for your tomfoolery!
= Remy: 10 Gold
= Tara: 9 Gold
= Whitehawk: 11 Gold, 19 Fortitude
---
title: It protects Remy's Alcohol Content
proves: AFFECT-01
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Down in One
Remy holds: I have no time for your tomfoolery!
card: Down in One (Action) = Another player gains 2 Alcohol Content.

> Bryn plays Down in One on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 0 Alcohol
= Bryn: 19 Fortitude
---
title: Everything else the Ignored card does to Remy is Ignored too
proves: NEGATE-02
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Arm wrestling. Loser drinks!
Remy holds: I have no time for your tomfoolery!
Remy's pile: Dragon Breath Ale

> Bryn plays Arm wrestling. Loser drinks! on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude, 0 Alcohol, 1 Drink
= Bryn: 19 Fortitude
---
title: A hit-back is a card as well and can be Ignored the same way
proves: AFFECT-01
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Extra duty, sailor. | I have no time for your tomfoolery!
Bryn holds: You wanna play, huh?

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays You wanna play, huh?
> Remy plays I have no time for your tomfoolery!
= Remy: 20 Fortitude
= Bryn: 15 Fortitude
---
title: The marked player may reduce the loss
proves: REMY-02, TIMING-11
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Heave! | Was that a punch or a draught?
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
Bryn cannot play Was that a punch or a draught? because TIMING-11
> Remy plays I have no time for your tomfoolery!
> Bryn plays Was that a punch or a draught?
= Remy: 20 Fortitude
= Bryn: 20 Fortitude
---
title: An unmarked player has no loss to reduce
proves: REMY-02
seats: Bryn, Remy, Tara
Bryn holds: Heave! | Was that a punch or a draught? | I've had worse from seagulls.
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
Bryn cannot play Was that a punch or a draught? because TIMING-11
Bryn cannot play I've had worse from seagulls. because AFFECT-01
= Remy: 20 Fortitude
= Bryn: 20 Fortitude
---
title: The marked player may Ignore Remy's card, and Remy Ignores the blow all the same
proves: NEGATE-02, NEGATE-19
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Heave! | I've had worse from seagulls.
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn plays I've had worse from seagulls.
= Remy: 20 Fortitude
= Bryn: 20 Fortitude
---
title: The marked player may send the loss back to Remy, who still Ignores the blow
proves: REDIRECT-01
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Heave! | Stop hitting yourself!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn plays Stop hitting yourself!
= Remy: 19 Fortitude
= Bryn: 20 Fortitude
---
title: The marked player may hit back for that loss
proves: TIMING-11
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Heave! | You wanna play, huh?
Remy holds: I have no time for your tomfoolery!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn plays You wanna play, huh?
= Remy: 18 Fortitude
= Bryn: 19 Fortitude
---
title: Negated, it neither protects Remy nor hurts the marked player
proves: NEGATE-01
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake! | I don't think so!
Remy holds: I have no time for your tomfoolery!

> Bryn plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn plays I don't think so!
= Remy: 17 Fortitude
= Bryn: 20 Fortitude
---
title: A card that does nothing to Remy himself is none of his business
proves: AFFECT-01
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: I won't stand idly by while you insult the Drake!
Remy holds: I have no time for your tomfoolery!

> Bryn plays I won't stand idly by while you insult the Drake! on Tara
Remy cannot play I have no time for your tomfoolery! because AFFECT-01
= Tara: 17 Fortitude
= Bryn: 20 Fortitude
---
title: A card redirected to Remy is Ignored at the cost of whoever played it, not of whoever redirected it
proves: REDIRECT-01, REDIRECT-11
seats: Whitehawk, Tara, Remy
Whitehawk has 1 Mark
Tara has 1 Mark
Whitehawk holds: Watch it! Loose cannonball!
Tara holds: You may want to duck.
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Watch it! Loose cannonball! on Tara
> Tara plays You may want to duck. on Remy
> Remy plays I have no time for your tomfoolery!
= Whitehawk: 19 Fortitude
= Tara: 20 Fortitude
= Remy: 20 Fortitude
---
title: A card that takes a pot Remy has won does not affect his Gold
proves: AFFECT-05
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Gambling? I'm in! | I have no time for your tomfoolery!
Bryn holds: Sleight of Sleeve
card: Sleight of Sleeve (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Remy plays Gambling? I'm in!
> Bryn passes
> Tara passes
> Bryn plays Sleight of Sleeve
Remy cannot play I have no time for your tomfoolery! because AFFECT-05
= Bryn: 12 Gold, 20 Fortitude
= Remy: 9 Gold
= Remy holds I have no time for your tomfoolery!
---
title: Neither a Round nor its ante can be Ignored with it
proves: AFFECT-06
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Gambling? I'm in!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Gambling? I'm in!
Remy cannot play I have no time for your tomfoolery! because AFFECT-06
> Tara declines
Remy cannot play I have no time for your tomfoolery!
= the pot: 3 Gold
= Remy: 9 Gold
= Bryn: 20 Fortitude
---
title: A payment his own card demands cannot be Ignored with it
proves: NEGATE-07
seats: Remy, Bryn, Tara
phase: order
Remy holds: Wench, bring some drinks for my friends! | I have no time for your tomfoolery!

> Remy plays Wench, bring some drinks for my friends!
Remy cannot play I have no time for your tomfoolery! because NEGATE-07
= Remy: 9 Gold
---
title: A stronger Drink does not affect Remy himself
proves: AFFECT-03
seats: Remy, Bryn, Tara
phase: drink
Bryn has 1 Mark
Remy's pile: Wine
Remy holds: I have no time for your tomfoolery!
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's!
Remy cannot play I have no time for your tomfoolery! because AFFECT-03
> Remy drinks
= Remy: 4 Alcohol
= Bryn: 20 Fortitude
---
title: An Event is no card that can be answered with it
proves: NEGATE-12
seats: Remy, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Remy holds: I have no time for your tomfoolery!

> Remy declines
Remy cannot play I have no time for your tomfoolery! because NEGATE-12
> Bryn declines
= Remy: 16 Fortitude
---
title: The loss it causes is Remy's doing, so he cannot book it as infighting
proves: TIMING-11
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Heave! | You wanna play, huh?
Remy holds: I have no time for your tomfoolery! | Infighting? Not on my watch!

> Bryn plays Heave! on Remy
> Remy plays I have no time for your tomfoolery!
> Bryn declines
= now Bryn: 19 Fortitude
Bryn can play You wanna play, huh?
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Remy: 20 Fortitude
---
title: An Ignored blow at the gambling table still takes control
proves: NEGATE-02, GAMBLE-06
seats: Bryn, Whitehawk, Remy
Whitehawk has 1 Mark
Bryn holds: Gambling? I'm in!
Whitehawk holds: Fold, or I fold you.
Remy holds: I have no time for your tomfoolery!

> Bryn plays Gambling? I'm in!
> Whitehawk plays Fold, or I fold you. on Remy
> Remy plays I have no time for your tomfoolery!
= Whitehawk is in control
= Whitehawk: 19 Fortitude
= Remy: 20 Fortitude, 9 Gold
---
title: A choice that could cost Remy Fortitude is Ignored before it is put to him
proves: AFFECT-01, NEGATE-02
seats: Tara, Remy, Bryn
Tara has 1 Mark
Tara holds: Storm's coming. I did mention it.
Remy holds: I have no time for your tomfoolery!

> Tara plays Storm's coming. I did mention it.
> Remy plays I have no time for your tomfoolery!
> Bryn chooses Lose 1 Fortitude
= Remy: 20 Fortitude, 6 cards
= Bryn: 19 Fortitude, 7 cards
= Tara: 19 Fortitude
---
title: A Mark that comes while it is on the table comes too late
proves: REMY-02
seats: Whitehawk, Remy, Tara
Whitehawk holds: Watch it! Loose cannonball! | Who put a hand in my purse?
Remy holds: I have no time for your tomfoolery! | Infighting? Not on my watch!
Tara holds: Tip the Wench.

> Whitehawk plays Watch it! Loose cannonball! on Remy
> Remy plays I have no time for your tomfoolery!
> Tara plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Remy plays Infighting? Not on my watch!
= Whitehawk: 20 Fortitude, 1 Mark
= Remy: 20 Fortitude
---
title: What it would cost a marked player can be Ignored like any loss
proves: AFFECT-01
seats: Whitehawk, Remy, Tara
Whitehawk has 1 Mark
Whitehawk holds: Watch it! Loose cannonball! | A word of advice... don't
Remy holds: I have no time for your tomfoolery!

> Whitehawk plays Watch it! Loose cannonball! on Remy
> Remy plays I have no time for your tomfoolery!
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Remy: 20 Fortitude
