title: Whoever does not step left loses 1 Fortitude, and Tara draws a card
seats: Tara, Bryn, Remy
Tara holds: One step left, everybody but you.
Tara's deck: Winning Hand! | I raise!

> Tara plays One step left, everybody but you. on Bryn
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
= Tara: 7 cards, 20 Fortitude
= Tara holds Winning Hand!
= Tara does not hold I raise!
= One step left, everybody but you. is discarded

---
title: She draws even if the other player Ignores the blow
proves: NEGATE-19
seats: Tara, Bryn, Remy
Tara holds: One step left, everybody but you.
Bryn holds: I've had worse from seagulls.

> Tara plays One step left, everybody but you. on Bryn
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Tara: 7 cards

---
title: She draws nothing if the card is Negated
proves: NEGATE-19, NEGATE-01
seats: Tara, Bryn, Remy
Tara holds: One step left, everybody but you.
Remy holds: You were about to do something foolish.

> Tara plays One step left, everybody but you. on Bryn
> Remy plays You were about to do something foolish.
= Bryn: 20 Fortitude
= Tara: 6 cards
= One step left, everybody but you. is discarded

---
title: A blow that is redirected at her leaves her the card
proves: REDIRECT-02
seats: Tara, Bryn, Remy
Tara holds: One step left, everybody but you.
Bryn holds: Stop hitting yourself!

> Tara plays One step left, everybody but you. on Bryn
> Bryn plays Stop hitting yourself!
= Tara: 19 Fortitude, 7 cards
= Bryn: 20 Fortitude

---
title: The card is drawn before anybody hits back, so it may be the answer
proves: TIMING-11
seats: Tara, Bryn, Remy
Tara holds: One step left, everybody but you.
Tara's deck: You may want to duck. | I raise!
Bryn holds: You wanna play, huh?

> Tara plays One step left, everybody but you. on Bryn
> Bryn plays You wanna play, huh?
> Tara plays You may want to duck. on Remy
= Bryn: 19 Fortitude
= Tara: 20 Fortitude
= Remy: 18 Fortitude
