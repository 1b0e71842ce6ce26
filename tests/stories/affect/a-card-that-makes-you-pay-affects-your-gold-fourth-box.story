title: A card that makes a player pay affects that player's Gold, as the fourth box tells it
proves: AFFECT-01, NEGATE-02
example: EX-144
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: I may be blind, but I could still see that coming!
Remy holds: I have no time for your tomfoolery!

> Bryn plays Tip the Wench. on Tara
Tara can play I may be blind, but I could still see that coming!
Remy cannot play I have no time for your tomfoolery! because AFFECT-01
> Tara plays I may be blind, but I could still see that coming!
= Tara: 10 Gold, 6 cards
= the Inn: 0 Gold
= Tip the Wench. is discarded
= I may be blind, but I could still see that coming! is discarded
---
title: If Tara lets it pass, she tips the Wench
proves: CARD-082
example: EX-144
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: I may be blind, but I could still see that coming!

> Bryn plays Tip the Wench. on Tara
> Tara declines
= Tara: 9 Gold, 7 cards
= the Inn: +1 Gold
= Tip the Wench. is discarded
