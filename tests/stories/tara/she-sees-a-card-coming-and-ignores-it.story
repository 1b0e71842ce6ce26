title: Tara sees the tip coming: an Anytime card that makes her pay affects her Gold
proves: AFFECT-01, NEGATE-02
example: EX-144
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: I may be blind, but I could still see that coming!

> Bryn plays Tip the Wench. on Tara
> Tara plays I may be blind, but I could still see that coming!
= Tara: 10 Gold, 6 cards
= the Inn: +0 Gold
= Tip the Wench. is discarded
= I may be blind, but I could still see that coming! is discarded
---
title: Control: a tip that Bryn pays herself is nothing to Tara
proves: AFFECT-01
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: I may be blind, but I could still see that coming!

> Bryn plays Tip the Wench. on Bryn
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-01
= Bryn: 9 Gold
= the Inn: +1 Gold
---
title: Neither the start of a Round nor a raise can be seen coming
proves: AFFECT-06
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: I may be blind, but I could still see that coming! | Uh oh, I don't like where this is headed...
Remy holds: I raise!

> Bryn plays Gambling? I'm in!
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-06
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-06
> Bryn declines                  # Tara can neither answer the card nor the antes
> Tara declines
> Remy declines
Tara cannot play I may be blind, but I could still see that coming!
> Remy plays I raise!
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-06
= Tara: 8 Gold
= the pot: 6 Gold
---
title: She pays nothing into a collection, and the collector gets that much less
proves: NEGATE-02
seats: Whitehawk, Tara, Remy
Whitehawk holds: Harbour dues, gentlemen.
Tara holds: I may be blind, but I could still see that coming!

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays I may be blind, but I could still see that coming!
= Tara: 10 Gold
= Remy: 9 Gold
= Whitehawk: 11 Gold
= the Inn: +0 Gold
---
title: A Drink is no card that affects her: she drinks it
proves: AFFECT-01
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine
Tara holds: I may be blind, but I could still see that coming! | Uh oh, I don't like where this is headed...

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-01
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-01
> Tara drinks
= Tara: 2 Alcohol
---
title: An Event is no card of that sort either, not even one that is answered like an Action card
proves: NEGATE-12
seats: Bryn, Tara, Remy
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Tara holds: I may be blind, but I could still see that coming! | Uh oh, I don't like where this is headed...

Tara cannot play I may be blind, but I could still see that coming! because NEGATE-12
Tara cannot play Uh oh, I don't like where this is headed... because NEGATE-12
> Bryn declines
> Tara declines
> Remy declines
= Tara: 17 Fortitude
---
title: The price of a new Drink Deck is a payment but not a card
proves: DRINK-06
seats: Bryn, Tara, Remy
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Light Ale
Tara holds: I may be blind, but I could still see that coming! | I saw this bill in a dream. You paid it.

> Bryn orders for Remy
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-01
Tara can play I saw this bill in a dream. You paid it.
= Tara: 9 Gold
= Bryn: 9 Gold
