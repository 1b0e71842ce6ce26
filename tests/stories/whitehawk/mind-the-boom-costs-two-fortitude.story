title: "Mind the boom!" costs another player 2 Fortitude
proves: TURN-07
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Mind the boom!

> Whitehawk plays Mind the boom! on Remy
= Remy: 18 Fortitude
= Bryn: 20 Fortitude
= Whitehawk: 20 Fortitude
---
title: What remains above nothing is all that can be lost
proves: LIMIT-01, LIMIT-04, LOSE-02
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Mind the boom!
Remy has 1 Fortitude

> Whitehawk plays Mind the boom! on Remy
> Bryn declines
> Bryn declines
= now Remy: 0 Fortitude
> Whitehawk ends the phase
= Remy is out: passed out
---
title: Both hit and hit back until nobody has a card left for it
proves: TIMING-04, TIMING-11
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Mind the boom! | Challenge accepted!
Bryn holds: You wanna play, huh? | You wanna play, huh?

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays You wanna play, huh?
= now Whitehawk: 20 Fortitude
> Whitehawk plays Challenge accepted!
> Bryn plays You wanna play, huh?
= Bryn: 16 Fortitude           # the boom and the Captain's answer
= Whitehawk: 16 Fortitude      # both of Bryn's answers
---
title: Whoever Ignores the boom meets it on its way back
proves: CARD-051, NEGATE-02
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Mind the boom!
Remy holds: You can't prove that was me!

> Whitehawk plays Mind the boom! on Remy
> Remy plays You can't prove that was me!
= Remy: 19 Fortitude
= Bryn: 20 Fortitude
