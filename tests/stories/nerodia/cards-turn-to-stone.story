title: Whoever must Petrify chooses the card, and it lies under the Petrification Pile
proves: NERODIA-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Strike a pose!
Bryn holds: Heave! | Stop hitting yourself!

> Nerodia plays Strike a pose! on Bryn
> Bryn discards Heave!
= Bryn: 19 Fortitude, 6 cards, 1 Petrified card
= Bryn holds Stop hitting yourself!
= Bryn does not hold Heave!
= Nerodia: 1 Petrified card
= Tara: 20 Fortitude, 7 cards, 0 Petrified cards
---
title: A Petrified card is out of its owner's hand and cannot be played
proves: NERODIA-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Staring Contest? Your funeral
Bryn holds: Good as new. Mostly new. | Heave! | Stop hitting yourself!

Bryn can play Good as new. Mostly new.
> Nerodia plays Staring Contest? Your funeral on Bryn
> Bryn discards Good as new. Mostly new.
> Bryn discards Heave!
= Bryn: 9 Gold, 5 cards, 2 Petrified cards
= Bryn does not hold Good as new. Mostly new.
= Bryn does not hold Heave!
= Bryn holds Stop hitting yourself!
---
title: New stone goes under the old, so what was Petrified first comes back first
proves: NERODIA-01, NERODIA-09
seats: Bryn, Nerodia, Tara
phase: drink
Tara holds: You may want to duck.
Tara has 1 Petrified card
Bryn holds: Heave!
Nerodia holds: Stone Dust
card: Stone Dust (Anytime) = Another player Petrifies a card.

> Nerodia plays Stone Dust on Bryn
> Bryn discards Heave!
= Nerodia: 2 Petrified cards
> Bryn ends the phase
= now Nerodia: 1 Petrified card
= now Tara: 0 Petrified cards, 7 cards
= now Tara holds You may want to duck.
= now Bryn: 1 Petrified card, 6 cards
---
title: Everybody who must Petrify does so in turn, from the left of Nerodia
proves: NERODIA-01
seats: Tara, Nerodia, Bryn, Whitehawk
active: Nerodia
Nerodia holds: Which one of you called this place a sssnake pit?!
Bryn holds: Heave!
Whitehawk holds: Mind the boom!
Tara holds: You may want to duck.

> Nerodia plays Which one of you called this place a sssnake pit?!
> Bryn discards Heave!
= now Whitehawk: 0 Petrified cards
= now Tara: 0 Petrified cards
> Whitehawk discards Mind the boom!
= now Tara: 0 Petrified cards
> Tara discards You may want to duck.
= Nerodia: 3 Petrified cards, 6 cards
= Bryn: 1 Petrified card
= Whitehawk: 1 Petrified card
= Tara: 1 Petrified card
---
title: An empty hand Petrifies nothing
proves: NERODIA-05
seats: Nerodia, Bryn, Tara
Nerodia holds: Staring Contest? Your funeral
Bryn holds exactly: nothing

> Nerodia plays Staring Contest? Your funeral on Bryn
> Nerodia orders for Bryn
= Bryn: 9 Gold, 0 cards, 0 Petrified cards
= Nerodia: 11 Gold, 0 Petrified cards
---
title: A hand with fewer cards than it must Petrify gives all it has
proves: NERODIA-05
seats: Nerodia, Bryn, Tara
Nerodia holds: Staring Contest? Your funeral
Bryn holds exactly: Heave!

> Nerodia plays Staring Contest? Your funeral on Bryn
> Bryn discards Heave!
> Nerodia orders for Bryn
= Bryn: 9 Gold, 0 cards, 1 Petrified card
= Nerodia: 1 Petrified card
---
title: One empty hand does not spare the others
proves: NERODIA-05
seats: Nerodia, Bryn, Tara
Nerodia holds: Which one of you called this place a sssnake pit?!
Bryn holds exactly: nothing
Tara holds: The wind says fold.

> Nerodia plays Which one of you called this place a sssnake pit?!
> Tara discards The wind says fold.
> Nerodia orders for Bryn
= Bryn: 19 Fortitude, 0 Petrified cards
= Tara: 19 Fortitude, 6 cards, 1 Petrified card
---
title: If the card is Negated, nobody Petrifies
proves: NERODIA-06, NEGATE-01
seats: Nerodia, Bryn, Tara
Nerodia holds: Which one of you called this place a sssnake pit?!
Tara holds: You were about to do something foolish.

> Nerodia plays Which one of you called this place a sssnake pit?!
> Tara plays You were about to do something foolish.
> Nerodia orders for Bryn
= Bryn: 20 Fortitude, 7 cards, 0 Petrified cards
= Tara: 20 Fortitude, 0 Petrified cards
= Nerodia: 0 Petrified cards
= Which one of you called this place a sssnake pit?! is discarded
---
title: Whoever Ignores the card keeps their cards, and the others do not
proves: NERODIA-06, NEGATE-02
seats: Nerodia, Bryn, Whitehawk
Nerodia holds: Which one of you called this place a sssnake pit?!
Whitehawk holds: A word of advice... don't
Bryn holds: Heave!

> Nerodia plays Which one of you called this place a sssnake pit?!
> Whitehawk plays A word of advice... don't
> Bryn discards Heave!
> Nerodia orders for Bryn
= Whitehawk: 20 Fortitude, 6 cards, 0 Petrified cards
= Bryn: 19 Fortitude, 6 cards, 1 Petrified card
= Nerodia: 1 Petrified card
---
title: Whoever Ignores a Staring Contest neither pays nor Petrifies
proves: NERODIA-06, NEGATE-02
seats: Nerodia, Tara, Bryn
Nerodia holds: Staring Contest? Your funeral
Tara holds: I may be blind, but I could still see that coming!

> Nerodia plays Staring Contest? Your funeral on Tara
> Tara plays I may be blind, but I could still see that coming!
> Nerodia orders for Bryn
= Tara: 10 Gold, 6 cards, 0 Petrified cards
= Nerodia: 10 Gold, 0 Petrified cards
---
title: Petrifying alone moves no track, so it is no business of a card that guards them
proves: AFFECT-01
seats: Nerodia, Tara, Bryn
Nerodia holds: Stone Dust
Tara holds: I may be blind, but I could still see that coming! | The wind says fold.
card: Stone Dust (Action) = Another player Petrifies a card.

> Nerodia plays Stone Dust on Tara
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-01
> Tara discards The wind says fold.
= Tara: 6 cards, 1 Petrified card
---
title: Reducing the loss to nothing does not spare the card
proves: NERODIA-19, NEGATE-04
seats: Nerodia, Bryn, Tara
Nerodia holds: Which one of you called this place a sssnake pit?!
Bryn holds: Was that a punch or a draught? | Heave!
Tara holds: The wind says fold.

> Nerodia plays Which one of you called this place a sssnake pit?!
> Bryn plays Was that a punch or a draught?
> Bryn discards Heave!
> Tara discards The wind says fold.
= Bryn: 20 Fortitude, 5 cards, 1 Petrified card
= Nerodia: 2 Petrified cards
---
title: A reduction takes nothing off two cards either
proves: NERODIA-19
seats: Nerodia, Bryn, Tara
Nerodia holds: Hard Look
Bryn holds: Was that a punch or a draught? | Heave! | You two look lonely.
card: Hard Look (Action) = Another player loses 3 Fortitude and Petrifies 2 cards.

> Nerodia plays Hard Look on Bryn
> Bryn plays Was that a punch or a draught?
> Bryn discards Heave!
> Bryn discards You two look lonely.
= Bryn: 19 Fortitude, 4 cards, 2 Petrified cards
---
title: If the Inn pays the Gold, the cards turn to stone all the same
proves: NERODIA-19, NEGATE-04
seats: Nerodia, Whitehawk, Bryn
Nerodia holds: Staring Contest? Your funeral
Whitehawk holds: The purser owes me one. | Mind the boom! | Heads, meet heads.

> Nerodia plays Staring Contest? Your funeral on Whitehawk
> Whitehawk plays The purser owes me one.
> Whitehawk discards Heads, meet heads.
> Whitehawk discards Mind the boom!
= Whitehawk: 10 Gold, 4 cards, 2 Petrified cards
= Nerodia: 11 Gold, 2 Petrified cards
= the Inn: -1 Gold
---
title: A redirected loss does not take the Petrified card along
proves: REDIRECT-02
seats: Nerodia, Tara, Bryn
Nerodia holds: Strike a pose!
Tara holds: You may want to duck. | The wind says fold.

> Nerodia plays Strike a pose! on Tara
> Tara plays You may want to duck. on Bryn
> Tara discards The wind says fold.
> Nerodia orders for Bryn
= Tara: 20 Fortitude, 5 cards, 1 Petrified card
= Bryn: 19 Fortitude, 7 cards, 0 Petrified cards
---
title: Nerodia never Petrifies her own cards, even if everything comes back to her
proves: NERODIA-04, REDIRECT-04
seats: Nerodia, Bryn, Tara
Nerodia holds: Strike a pose!
Bryn holds: Shove Aside
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Nerodia plays Strike a pose! on Bryn
> Bryn plays Shove Aside on Nerodia
> Nerodia orders for Bryn
= Nerodia: 19 Fortitude, 6 cards, 0 Petrified cards
= Bryn: 20 Fortitude, 6 cards, 0 Petrified cards
---
title: Anybody else to whom everything is redirected Petrifies
proves: NERODIA-01, REDIRECT-04
seats: Nerodia, Bryn, Tara
Nerodia holds: Strike a pose!
Bryn holds: Shove Aside
Tara holds: The wind says fold.
card: Shove Aside (Sometimes) = When another player picks you with an Action card, redirect all its effects to another player.

> Nerodia plays Strike a pose! on Bryn
> Bryn plays Shove Aside on Tara
> Tara discards The wind says fold.
> Nerodia orders for Bryn
= Tara: 19 Fortitude, 6 cards, 1 Petrified card
= Bryn: 20 Fortitude, 6 cards, 0 Petrified cards
= Nerodia: 1 Petrified card
---
title: Nerodia Petrifies nothing where a card speaks of every player
proves: NERODIA-04
seats: Nerodia, Bryn, Tara
Nerodia holds: Mirror Ball | Mine now!
Bryn holds: Heave!
Tara holds: The wind says fold.
card: Mirror Ball (Action) = Each player Petrifies a card.

> Nerodia plays Mirror Ball
> Bryn discards Heave!
> Tara discards The wind says fold.
> Nerodia orders for Bryn
= Nerodia: 6 cards, 2 Petrified cards
= Nerodia holds Mine now!
= Bryn: 6 cards, 1 Petrified card
= Tara: 6 cards, 1 Petrified card
---
title: What stands on the Shelf is in no hand and does not turn to stone
proves: NERODIA-21
seats: Nerodia, Phyll, Bryn
Nerodia holds: Staring Contest? Your funeral
Phyll holds exactly: Winning Hand!
Phyll's front: Organic Mindflower Nectar | Pixie-Spun Candy Floss

> Nerodia plays Staring Contest? Your funeral on Phyll
> Phyll discards Winning Hand!
> Nerodia orders for Bryn
= Phyll: 9 Gold, 0 cards, 1 Petrified card, 2 Mix-ins
= Nerodia: 1 Petrified card
---
title: A Shelf full of Mix-ins beside an empty hand gives Nerodia nothing
proves: NERODIA-21, NERODIA-05
seats: Nerodia, Phyll, Bryn
Nerodia holds: Which one of you called this place a sssnake pit?!
Phyll holds exactly: nothing
Phyll's front: Organic Mindflower Nectar
Bryn holds: Heave!

> Nerodia plays Which one of you called this place a sssnake pit?!
> Bryn discards Heave!
> Nerodia orders for Bryn
= Phyll: 19 Fortitude, 0 Petrified cards, 1 Mix-in
= Bryn: 1 Petrified card
= Nerodia: 1 Petrified card
---
title: A character without a Petrification Pile turns nobody to stone
proves: NERODIA-01
seats: Bryn, Nerodia, Tara
Bryn holds: Strike a pose!

> Bryn plays Strike a pose! on Tara
> Bryn orders for Nerodia
= Tara: 19 Fortitude, 7 cards, 0 Petrified cards
= Nerodia: 0 Petrified cards
