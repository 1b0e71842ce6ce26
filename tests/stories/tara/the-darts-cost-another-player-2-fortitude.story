title: The darts cost the player they are thrown at 2 Fortitude, and nobody else anything
proves: CARD-088
seats: Tara, Remy, Whitehawk
Tara holds: Blind girl! Darts! What could possibly go wrong?

Tara can play Blind girl! Darts! What could possibly go wrong? on Remy
Tara can play Blind girl! Darts! What could possibly go wrong? on Whitehawk
Tara cannot play Blind girl! Darts! What could possibly go wrong? on Tara
> Tara plays Blind girl! Darts! What could possibly go wrong? on Remy
= Remy: 18 Fortitude, 0 Alcohol, 10 Gold, 7 cards
= Whitehawk: 20 Fortitude
= Tara: 20 Fortitude, 6 cards
= Blind girl! Darts! What could possibly go wrong? is discarded

---
title: The darts are an Action card: one throw, and only in her own Action Phase
proves: CARD-088, TYPES-05, TURN-06
seats: Tara, Remy, Whitehawk
phase: discard
Tara holds: Blind girl! Darts! What could possibly go wrong? | Blind girl! Darts! What could possibly go wrong?
Remy holds: Blind girl! Darts! What could possibly go wrong?

Tara cannot play Blind girl! Darts! What could possibly go wrong? because TYPES-05
> Tara ends the phase
Tara can play Blind girl! Darts! What could possibly go wrong?
Remy cannot play Blind girl! Darts! What could possibly go wrong? because TYPES-05
> Tara plays Blind girl! Darts! What could possibly go wrong? on Whitehawk
= Whitehawk: 18 Fortitude
Tara cannot play Blind girl! Darts! What could possibly go wrong? because TYPES-05

---
title: Whoever ducks under the darts is hit by nothing, and Tara's Action is used up all the same
proves: CARD-088, NEGATE-02
seats: Tara, Whitehawk, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong? | Blind girl! Darts! What could possibly go wrong?
Whitehawk holds: A word of advice... don't

> Tara plays Blind girl! Darts! What could possibly go wrong? on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
Tara cannot play Blind girl! Darts! What could possibly go wrong? because TYPES-05

---
title: The darts come back to Tara: the loss is hers, and she may still Ignore her own card
proves: REDIRECT-11
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong? | You can't prove that was me!
Bryn holds: Stop hitting yourself!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
Tara cannot play You can't prove that was me! because AFFECT-01
> Bryn plays Stop hitting yourself!
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude
= Bryn: 20 Fortitude

---
title: Control: if she does not, the darts hit her
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong? | I may be blind, but I could still see that coming!
Bryn holds: Stop hitting yourself!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays Stop hitting yourself!
= Tara: 18 Fortitude
= Bryn: 20 Fortitude
