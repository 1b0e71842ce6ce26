title: She ducks, and the blow hits whoever stands behind her
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Remy
= Tara: 20 Fortitude, 6 cards
= Remy: 17 Fortitude
= Whitehawk: 20 Fortitude
= You may want to duck. is discarded

---
title: It may be the one who struck who stands behind her
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake! | Challenge accepted!
Tara holds: You may want to duck.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Whitehawk
> Tara declines                  # her own card
> Remy declines
> Whitehawk declines
> Whitehawk declines             # the blow, now at herself
> Tara declines
> Remy declines
= now Whitehawk: 17 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11      # nobody else did it
= Whitehawk: 17 Fortitude
= Tara: 20 Fortitude
= Remy: 20 Fortitude

---
title: Whoever is hit in her place hits back at the one who struck, not at Tara
proves: REDIRECT-01
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Bryn holds: You wanna play, huh?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays You wanna play, huh?
= Bryn: 17 Fortitude
= Whitehawk: 18 Fortitude
= Tara: 20 Fortitude

---
title: Only the blow goes past her: the Mark is hers
proves: REDIRECT-02, REMY-07
seats: Remy, Tara, Bryn
Remy holds: Take this as a warning! Next time it'll be the brig
Tara holds: You may want to duck.

> Remy plays Take this as a warning! Next time it'll be the brig on Tara
> Tara plays You may want to duck. on Bryn
= Bryn: 18 Fortitude, 0 Marks
= Tara: 20 Fortitude, 1 Mark

---
title: Only the blow goes past her: a card is lost
proves: REDIRECT-02
seats: Bryn, Tara, Remy
Bryn holds: Sleep well, matey.
Tara holds: You may want to duck.

> Bryn plays Sleep well, matey. on Tara
> Tara plays You may want to duck. on Remy
= Remy: 18 Fortitude, 7 cards
= Tara: 20 Fortitude, 5 cards

---
title: Only the blow goes past her: the Drink is drunk
proves: REDIRECT-02
seats: Bryn, Tara, Remy
Bryn holds: Arm wrestling. Loser drinks!
Tara holds: You may want to duck.
Tara's pile: Wine
Remy's pile: Dragon Breath Ale

> Bryn plays Arm wrestling. Loser drinks! on Tara
> Tara plays You may want to duck. on Remy
> Tara drinks
= Remy: 19 Fortitude, 0 Alcohol, 1 Drink
= Tara: 20 Fortitude, 2 Alcohol, 0 Drinks

---
title: Whoever is to be hit in her place may answer the blow: ducking is no Ignoring
proves: REDIRECT-11, REDIRECT-05
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Bryn holds: Was that a punch or a draught?

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude
= Tara: 20 Fortitude

---
title: The blow may go on and on, each time by one card: from Tara to Bryn and back to the one who struck
proves: REDIRECT-03
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Bryn holds: Stop hitting yourself!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays Stop hitting yourself!
= Whitehawk: 17 Fortitude
= Bryn: 20 Fortitude
= Tara: 20 Fortitude

---
title: Of a blow at everybody she passes on her own share
proves: REDIRECT-02
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Tara holds: You may want to duck.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Tara plays You may want to duck. on Bryn
= Tara: 20 Fortitude
= Bryn: 18 Fortitude

---
title: Two are struck at once: one may duck behind the other
proves: REDIRECT-02
seats: Whitehawk, Tara, Remy
Whitehawk holds: Heads, meet heads.
Tara holds: You may want to duck.

> Whitehawk plays Heads, meet heads. on Tara, Remy
> Tara plays You may want to duck. on Remy
= Remy: 16 Fortitude
= Tara: 20 Fortitude
= Whitehawk: 19 Fortitude

---
title: If ducking is Negated she is hit
proves: NEGATE-01
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Remy holds: I don't think so!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Remy
> Remy plays I don't think so!
= Tara: 17 Fortitude
= Remy: 20 Fortitude

---
title: She ducks only under a blow that is meant for her
seats: Whitehawk, Tara, Remy
Whitehawk holds: If I go down, you go first!
Tara holds: You may want to duck.

> Whitehawk plays If I go down, you go first! on Remy
Tara cannot play You may want to duck. because TIMING-11
= Remy: 16 Fortitude
= Whitehawk: 18 Fortitude
= Tara: 20 Fortitude

---
title: Her own blow that comes back to her is no other player's: she cannot duck under it
proves: REDIRECT-01
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong? | You may want to duck.
Bryn holds: Stop hitting yourself!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays Stop hitting yourself!
> Bryn declines                  # her own card
> Remy declines
> Tara declines
Tara cannot play You may want to duck. because TIMING-11         # the darts again
= Tara: 18 Fortitude
= Tara holds You may want to duck.

---
title: A blow that has landed is too late to duck under
proves: TIMING-11
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
Tara can play You may want to duck. on Remy
Tara cannot play You may want to duck. on Tara
> Whitehawk declines
> Tara declines
> Remy declines
= now Tara: 17 Fortitude
Tara cannot play You may want to duck. because TIMING-11
= Tara: 17 Fortitude

---
title: The sea is nobody's fist: she cannot duck under an Event, not even one answered like an Action card
seats: Bryn, Tara, Remy
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Tara holds: You may want to duck.

Tara cannot play You may want to duck. because TIMING-11
= Tara: 17 Fortitude

---
title: What a Drink does to her is no blow of another player
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dirty Dishwater
Tara holds: You may want to duck.

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
Tara cannot play You may want to duck. because TIMING-11
> Tara drinks
= Tara: 19 Fortitude
