title: In the storm each other player chooses between 1 Fortitude and a card
seats: Tara, Bryn, Remy, Whitehawk
Tara holds: Storm's coming. I did mention it.
Remy holds: Winning Hand! | I raise!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Remy chooses Discard a card
> Whitehawk chooses Lose 1 Fortitude
> Remy discards Winning Hand!
= Bryn: 19 Fortitude, 7 cards
= Remy: 20 Fortitude, 6 cards
= Remy does not hold Winning Hand!
= Remy holds I raise!
= Winning Hand! is discarded
= Whitehawk: 19 Fortitude, 7 cards
= Tara: 20 Fortitude, 6 cards

---
title: Nothing is lost or discarded before the last of them has chosen
seats: Tara, Bryn, Remy, Whitehawk
Tara holds: Storm's coming. I did mention it.

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Remy chooses Discard a card
= now Bryn: 20 Fortitude
= now Remy: 7 cards
> Whitehawk chooses Lose 1 Fortitude
= Bryn: 19 Fortitude
= Whitehawk: 19 Fortitude

---
title: Whoever holds no card cannot discard one and loses Fortitude
seats: Tara, Bryn, Remy
Tara holds: Storm's coming. I did mention it.
Bryn holds exactly: nothing
Remy holds exactly: I raise!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude      # the only answer there is
> Remy chooses Discard a card
> Remy discards I raise!
= Bryn: 19 Fortitude, 0 cards
= Remy: 20 Fortitude, 0 cards

---
title: A card thrown into the storm is not played
proves: TYPES-08
seats: Tara, Bryn, Remy
Tara holds: Storm's coming. I did mention it.
Bryn has 15 Fortitude
Bryn holds: Good as new. Mostly new. | I don't think so!
Remy holds: I don't think so!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Discard a card
> Remy chooses Lose 1 Fortitude
> Bryn discards Good as new. Mostly new.
Remy cannot play I don't think so!
= Bryn: 15 Fortitude, 6 cards
= Remy: 19 Fortitude

---
title: The storm may cost Fortitude, so it can be Ignored before anybody chooses
proves: AFFECT-01, NEGATE-02
seats: Tara, Whitehawk, Remy
Tara holds: Storm's coming. I did mention it.
Whitehawk holds: A word of advice... don't
Remy holds: I raise!

> Tara plays Storm's coming. I did mention it.
> Whitehawk plays A word of advice... don't
> Remy chooses Discard a card
> Remy discards I raise!
= Whitehawk: 20 Fortitude, 6 cards       # her answer is gone, nothing else
= Remy: 20 Fortitude, 6 cards

---
title: Whoever chose the loss may still soften it, whoever chose to discard has nothing to soften
proves: TIMING-10
seats: Tara, Bryn, Whitehawk
Tara holds: Storm's coming. I did mention it.
Bryn holds: Was that a punch or a draught?
Whitehawk holds: Was that a punch or a draught? | I raise!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Whitehawk chooses Discard a card
Whitehawk cannot play Was that a punch or a draught? because TIMING-11
> Bryn plays Was that a punch or a draught?
> Whitehawk discards I raise!
= Bryn: 20 Fortitude, 6 cards
= Whitehawk: 20 Fortitude, 6 cards

---
title: Whoever lost Fortitude in the storm may hit back at Tara; whoever discarded may not
proves: TIMING-11
seats: Tara, Bryn, Whitehawk
Tara holds: Storm's coming. I did mention it.
Bryn holds: You wanna play, huh?
Whitehawk holds: Challenge accepted! | I raise!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Whitehawk chooses Discard a card
> Whitehawk discards I raise!
> Bryn plays You wanna play, huh?
Whitehawk cannot play Challenge accepted! because TIMING-11
= Tara: 18 Fortitude
= Bryn: 19 Fortitude
= Whitehawk: 20 Fortitude

---
title: The loss somebody chose may be sent back into Tara's face
proves: REDIRECT-01
seats: Tara, Bryn, Whitehawk
Tara holds: Storm's coming. I did mention it.
Bryn holds: Stop hitting yourself!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Whitehawk chooses Lose 1 Fortitude
> Bryn plays Stop hitting yourself!
= Tara: 19 Fortitude
= Bryn: 20 Fortitude
= Whitehawk: 19 Fortitude

---
title: A Negated storm passes by
proves: NEGATE-01
seats: Tara, Bryn, Remy
Tara holds: Storm's coming. I did mention it.
Bryn holds: You were about to do something foolish.

> Tara plays Storm's coming. I did mention it.
> Bryn plays You were about to do something foolish.
= Bryn: 20 Fortitude, 6 cards
= Remy: 20 Fortitude, 7 cards
