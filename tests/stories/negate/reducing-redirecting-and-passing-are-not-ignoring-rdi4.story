title: Reducing a loss to nothing is not Ignoring its card, as RDI 4 tells it
proves: NEGATE-04
example: EX-153
seats: Dimli, Bryn, Remy
Dimli holds: Bear Hug
Bryn holds: Was that a punch or a draught?
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.

> Dimli plays Bear Hug on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 20 Fortitude, 0 Alcohol
= Remy: 20 Fortitude, 0 Alcohol

---
title: Redirecting a loss is not Ignoring its card, as RDI 4 tells it
proves: NEGATE-04, REDIRECT-05
example: EX-153
seats: Dimli, Tara, Remy
Dimli holds: Bear Hug
Tara holds: You may want to duck.
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.

> Dimli plays Bear Hug on Tara
> Tara plays You may want to duck. on Remy
= Tara: 20 Fortitude, 0 Alcohol
= Remy: 18 Fortitude, 0 Alcohol
= Dimli: 20 Fortitude, 0 Alcohol

---
title: Whoever does Ignore that card takes what it threatens with, as RDI 4 tells it
example: EX-153
seats: Dimli, Bryn, Remy
Dimli holds: Bear Hug
Bryn holds: I've had worse from seagulls.
card: Bear Hug (Action) = Another player loses 2 Fortitude. / If they Ignore this card, they gain 1 Alcohol Content.

> Dimli plays Bear Hug on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude, 1 Alcohol

---
title: Passing a Drink on neither Ignores nor Negates it, as RDI 4 tells it
proves: NEGATE-04, DRINK-20
example: EX-153
seats: Remy, Whitehawk, Tara
active: Whitehawk
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: I don't drink until my crew drinks!

> Whitehawk plays I don't drink until my crew drinks! on Tara
= the Drink of Tara: 2 Alcohol
> Tara drinks
= Whitehawk: 0 Alcohol, 0 Drinks
= Tara: 2 Alcohol
= Remy: 0 Alcohol
= Wine is discarded

---
title: Making a Drink weaker neither Ignores nor Negates it, as RDI 4 tells it
proves: NEGATE-04
example: EX-153
seats: Bryn, Remy, Tara
phase: drink
Bryn's pile: Gnomish Inspirational Ale
Bryn holds: I'm built like an ox, and I can drink like one, too!

= the Drink of Bryn: 2 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol, 8 cards        # one played, two drawn: the rest of the Drink is as it was
