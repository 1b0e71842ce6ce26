title: On three roads she draws 3 cards and discards 2, old ones or new ones
seats: Tara, Bryn, Remy
Tara holds: Three roads, and I have walked them all. | I raise!
Tara's deck: Winning Hand! | The wind says fold. | You may want to duck. | Tip the Wench.

> Tara plays Three roads, and I have walked them all.
> Tara discards I raise!
> Tara discards The wind says fold.
= Tara: 7 cards                  # 7 - 1 + 3 - 2
= Tara holds Winning Hand!
= Tara holds You may want to duck.
= Tara does not hold Tip the Wench.
= Tara does not hold I raise!
= Tara does not hold The wind says fold.
= Three roads, and I have walked them all. is discarded

---
title: She walks them anytime: in another player's turn, and in the middle of a Round
proves: TYPES-03
seats: Bryn, Tara, Remy
Bryn holds: Gambling? I'm in!
Tara holds: Three roads, and I have walked them all. | I raise!
Tara's deck: This time, let's use my deck. | The wind says fold. | You may want to duck. | Tip the Wench.
Remy holds: Winning Hand!

> Bryn plays Gambling? I'm in!
> Tara passes
> Remy plays Winning Hand!
> Bryn passes
> Tara plays Three roads, and I have walked them all.
> Tara discards I raise!
> Tara discards The wind says fold.
= Tara: 7 cards
= Remy is in control
> Tara plays This time, let's use my deck.
= Tara is in control

---
title: What she finds there may be the answer to the card on the table
proves: TYPES-03, TIMING-03
seats: Whitehawk, Tara, Remy
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: Three roads, and I have walked them all. | I raise! | Winning Hand!
Tara's deck: Tip the Wench. | You may want to duck. | The wind says fold. | Gambling? I'm in!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays Three roads, and I have walked them all.
> Tara discards I raise!
> Tara discards Winning Hand!
> Tara plays You may want to duck. on Remy
= Tara: 20 Fortitude
= Remy: 17 Fortitude

---
title: But not between discarding and drawing
proves: TURN-03
seats: Tara, Bryn, Remy
phase: discard
Tara holds: Three roads, and I have walked them all. | I raise!

Tara can play Three roads, and I have walked them all.
> Tara discards I raise!
Tara cannot play Three roads, and I have walked them all. because TURN-03
> Tara ends the phase
= Tara: 7 cards
Tara can play Three roads, and I have walked them all.

---
title: It is no Sometimes card, so nobody doubts it
proves: NEGATE-16
seats: Tara, Bryn, Remy
Tara holds: Three roads, and I have walked them all. | I raise! | Winning Hand!
Remy holds: I don't think so!

> Tara plays Three roads, and I have walked them all.
Remy cannot play I don't think so!
> Tara discards I raise!
> Tara discards Winning Hand!
= Tara: 7 cards

---
title: If her deck runs out on the second road her discards become the third
proves: TURN-04
seats: Tara, Bryn, Remy
Tara holds exactly: Three roads, and I have walked them all.
Tara's deck: Winning Hand! | The wind says fold.
Tara's discards: Tip the Wench.

> Tara plays Three roads, and I have walked them all.
> Tara discards Winning Hand!
> Tara discards The wind says fold.
= Tara: 1 card
= Tara holds Tip the Wench.

---
title: If there are not 3 cards she draws what there is, and still discards 2
proves: TURN-04, LIMIT-04
seats: Tara, Bryn, Remy
Tara holds exactly: Three roads, and I have walked them all. | I raise! | Winning Hand!
Tara's deck: The wind says fold.

> Tara plays Three roads, and I have walked them all.
> Tara discards I raise!
> Tara discards The wind says fold.
= Tara: 1 card
= Tara holds Winning Hand!

---
title: As a last chance it may be walked, but no road leads to Gold
proves: LOSE-04
seats: Bryn, Tara, Remy
Tara has 1 Gold
Bryn holds: Tip the Wench.
Tara holds exactly: Three roads, and I have walked them all.
Tara's deck: I raise! | Winning Hand! | The wind says fold. | Gambling? I'm in!

> Bryn plays Tip the Wench. on Tara
> Bryn declines
> Tara declines
> Remy declines
= now Tara: 0 Gold
> Tara plays Three roads, and I have walked them all.
= now Tara: 0 cards, 0 Gold
= now Tara is in
> Tara discards I raise!
> Tara discards Winning Hand!
= Tara is out: no Gold
= Three roads, and I have walked them all. is discarded
