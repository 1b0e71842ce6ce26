title: Who Ignores the card neither loses Fortitude nor discards
proves: DAAREKA-01, DAAREKA-02, CARD-056
example: EX-102
seats: Daareka, Bryn, Tara
Daareka holds: I've been known to break a mind or two...
Bryn holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Daareka plays I've been known to break a mind or two... on Bryn
> Bryn plays Not me
= Bryn: 20 Fortitude, 6 cards
---
title: Who takes it discards before hitting back
proves: DAAREKA-03
example: EX-102
seats: Daareka, Bryn, Tara
Daareka holds: I've been known to break a mind or two...
Bryn holds exactly: You wanna play, huh? | You wanna play, huh?

> Daareka plays I've been known to break a mind or two... on Bryn
> Bryn plays You wanna play, huh?
= now Bryn: 18 Fortitude, 0 cards
= Daareka: 18 Fortitude
---
title: The only card goes before it can hit back
proves: DAAREKA-03
example: EX-102
seats: Daareka, Bryn, Tara
Daareka holds: I've been known to break a mind or two...
Bryn holds exactly: You wanna play, huh?

> Daareka plays I've been known to break a mind or two... on Bryn
= Bryn: 18 Fortitude, 0 cards
= You wanna play, huh? is discarded
= Daareka: 20 Fortitude
---
title: Why did you come in here?
seats: Daareka, Bryn, Tara
Daareka holds: Why did you come in here again?
Bryn holds exactly: Heave! | Heave! | Heave!
Tara holds exactly: Heave!

> Daareka plays Why did you come in here again? on Bryn
> Bryn chooses Discard 2 cards
> Bryn discards Heave!
> Bryn discards Heave!
= Bryn: 20 Fortitude, 1 card
= Tara: 20 Fortitude, 1 card
---
title: Or it hurts
seats: Daareka, Bryn, Tara
Daareka holds: Why did you come in here again?
Tara holds exactly: Heave! | Heave!

> Daareka plays Why did you come in here again? on Tara
> Tara chooses Lose 2 Fortitude
= Tara: 18 Fortitude, 2 cards
---
title: A thought let out does her good
seats: Bryn, Daareka
Daareka has 10 Fortitude
Daareka holds: Some thoughts are better out than in. | Heave! | Heave!

> Daareka plays Some thoughts are better out than in.
> Daareka discards Heave!
> Daareka discards Heave!
= Daareka: 12 Fortitude, 4 cards
