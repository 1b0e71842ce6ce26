title: She foresees the Action: it is Negated, costs her 1 Gold, and is used up
proves: NEGATE-01, NEGATE-14
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake! | Mind the boom!
Tara holds: You were about to do something foolish.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Tara plays You were about to do something foolish.
= Remy: 20 Fortitude
= Tara: 9 Gold, 6 cards
= the Inn: +1 Gold
= I won't stand idly by while you insult the Drake! is discarded
= You were about to do something foolish. is discarded
Whitehawk cannot play Mind the boom! because TYPES-05

---
title: A foreseen card does nothing to anybody, not even to whoever played it
proves: NEGATE-01
seats: Whitehawk, Tara, Remy
Whitehawk holds: If I go down, you go first!
Tara holds: You were about to do something foolish.

> Whitehawk plays If I go down, you go first! on Remy
> Tara plays You were about to do something foolish.
= Remy: 20 Fortitude
= Whitehawk: 20 Fortitude

---
title: Whoever is Negated for their foresight foresees nothing, and the Gold is gone
proves: NEGATE-03
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You were about to do something foolish.
Remy holds: I don't think so!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You were about to do something foolish.
> Remy plays I don't think so!
= Tara: 17 Fortitude, 9 Gold, 6 cards
= the Inn: +1 Gold

---
title: Without Gold there is no foresight
proves: LIMIT-06
seats: Bryn, Tara, Remy
Tara has 1 Gold
Bryn holds: Gambling? I'm in!
Tara holds: You were about to do something foolish. | You were about to do something foolish.
Remy holds: Gambling? I'm in!

> Bryn plays Gambling? I'm in!
Tara can play You were about to do something foolish.
= Tara: 0 Gold                   # anted, instead
> Tara passes
> Remy plays Gambling? I'm in!
Tara cannot play You were about to do something foolish. because LIMIT-06
= Remy is in control

---
title: Her last Gold buys a foresight, too, and she is out
proves: LOSE-01, LOSE-03
seats: Whitehawk, Tara, Remy
Tara has 1 Gold
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You were about to do something foolish.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Tara plays You were about to do something foolish.
= now Tara: 0 Gold
= now Tara is in
= Remy: 20 Fortitude             # the card is resolved before she goes
= Tara is out: no Gold

---
title: A Round that she foresees never begins
proves: NEGATE-01, NEGATE-14
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in! | Heave!
Tara holds: You were about to do something foolish.

> Bryn plays Gambling? I'm in!
> Tara plays You were about to do something foolish.
= Bryn: 10 Gold
= Remy: 10 Gold
= Tara: 9 Gold
= the Inn: +1 Gold
Bryn cannot play Heave! because TYPES-05

---
title: Within a Round she may foresee such a card as well: it is a pass
proves: GAMBLE-27, NEGATE-15
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: You were about to do something foolish. | You were about to do something foolish.
Remy holds: Gambling? I'm in! | I raise!

> Bryn plays Gambling? I'm in!
> Tara passes
> Remy plays Gambling? I'm in!
> Tara plays You were about to do something foolish.
= Bryn: 12 Gold                  # Tara and Remy have passed
= Tara: 8 Gold
= Remy: 9 Gold
= the Inn: +1 Gold

---
title: A Gambling card that is no Action card she does not foresee
proves: TYPES-01
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: You were about to do something foolish.
Remy holds: I raise!

> Bryn plays Gambling? I'm in!
> Remy plays I raise!
Tara cannot play You were about to do something foolish. because TYPES-01
= Remy is in control

---
title: Neither a Sometimes card nor an Anytime card is an Action
proves: TYPES-01
seats: Bryn, Tara, Remy
Bryn holds: Tip the Wench.
Tara holds: You were about to do something foolish. | I saw this bill in a dream. You paid it.
Remy holds: I don't think so!

> Bryn plays Tip the Wench. on Tara
Tara cannot play You were about to do something foolish. because TYPES-01
> Tara plays I saw this bill in a dream. You paid it. on Remy
> Remy plays I don't think so!
Tara cannot play You were about to do something foolish. because TYPES-01
= Tara: 9 Gold

---
title: Who walks the plank is not foreseen: that card cannot be Negated, for neither of its uses
seats: Whitehawk, Tara, Remy
Whitehawk holds: Ante up or walk the plank!
Tara holds: You were about to do something foolish.
Remy holds: Ante up or walk the plank!

> Whitehawk plays Ante up or walk the plank!
Tara cannot play You were about to do something foolish. because TYPES-01
= the pot: 3 Gold
> Tara passes
> Remy plays Ante up or walk the plank!
Tara cannot play You were about to do something foolish. because TYPES-01
= Remy is in control

---
title: She may foresee what is done to somebody else, and even what she was about to do herself
proves: NEGATE-01
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong? | You were about to do something foolish.

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Tara plays You were about to do something foolish.
= Bryn: 20 Fortitude
= Tara: 9 Gold

---
title: A storm on the sea is no Action card
proves: NEGATE-12
seats: Bryn, Tara, Remy
phase: end
sea deck: Kraken Attack
sea counters: 1
Tara holds: You were about to do something foolish.

Tara cannot play You were about to do something foolish. because TYPES-01
= Tara: 16 Fortitude
= Bryn: 16 Fortitude
