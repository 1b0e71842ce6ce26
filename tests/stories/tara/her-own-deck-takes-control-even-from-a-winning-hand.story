title: After a Winning Hand no Gambling card takes control, but Tara's own deck does
proves: GAMBLE-12, GAMBLE-13
seats: Whitehawk, Remy, Tara
Whitehawk holds: Gambling? I'm in!
Remy holds: Winning Hand!
Tara holds: Gambling? I'm in! | I raise! | Winning Hand! | This time, let's use my deck.

> Whitehawk plays Gambling? I'm in!
> Remy plays Winning Hand!
= Remy is in control
Tara cannot play Gambling? I'm in! because GAMBLE-12
Tara cannot play I raise! because GAMBLE-12
Tara cannot play Winning Hand! because GAMBLE-12
Tara can play This time, let's use my deck.
> Tara plays This time, let's use my deck.
= Tara is in control
= the pot: 3 Gold                # it takes control, and nobody antes for it
> Whitehawk passes
> Remy passes
= Tara: 12 Gold
= Remy: 9 Gold
= This time, let's use my deck. is discarded

---
title: Once her deck has followed the Winning Hand any Gambling card may follow her deck
proves: GAMBLE-13
seats: Whitehawk, Remy, Tara
Whitehawk holds: Gambling? I'm in! | I raise!
Remy holds: Winning Hand!
Tara holds: This time, let's use my deck.

> Whitehawk plays Gambling? I'm in!
> Remy plays Winning Hand!
> Tara plays This time, let's use my deck.
= Tara is in control
Whitehawk can play I raise!
> Whitehawk plays I raise!
= Whitehawk is in control
= the pot: 6 Gold

---
title: Cheating needs no Winning Hand before it: her deck follows any card
proves: GAMBLE-06, GAMBLE-13
seats: Whitehawk, Tara, Remy
Whitehawk holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.

> Whitehawk plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
= Tara is in control
> Remy passes
> Whitehawk passes
= Tara: 12 Gold

---
title: Her deck comes out on her own gambling turn and at no other moment
proves: TYPES-06, GAMBLE-15
seats: Tara, Whitehawk, Remy
Tara holds: Gambling? I'm in! | This time, let's use my deck. | The wind says fold.

Tara cannot play This time, let's use my deck. because TYPES-06      # not as an Action
> Tara plays Gambling? I'm in!
Tara cannot play This time, let's use my deck. because TYPES-06
> Tara plays The wind says fold.
> Whitehawk antes
> Remy antes
Tara cannot play This time, let's use my deck. because GAMBLE-15     # she has left

---
title: Remy sees the sixth ace: the Negated cheat is a pass, and Tara is marked
proves: GAMBLE-27, NEGATE-15
seats: Whitehawk, Remy, Tara
Whitehawk holds: Gambling? I'm in!
Remy holds: Winning Hand! | Cards on the table. All six of them. | I don't think so!
Tara holds: This time, let's use my deck. | This time, let's use my deck.

> Whitehawk plays Gambling? I'm in!
> Remy plays Winning Hand!
> Tara plays This time, let's use my deck.
Remy cannot play I don't think so!      # no Sometimes card
> Remy plays Cards on the table. All six of them.
= Remy is in control
= Tara: 9 Gold, 1 Mark
> Whitehawk passes
= Remy: 12 Gold
= Tara holds This time, let's use my deck.       # having passed she had no second try
