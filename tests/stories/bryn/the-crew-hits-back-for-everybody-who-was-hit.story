title: A card that hit nobody but Bryn costs 1
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Bryn
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 19 Fortitude
= Bryn: 17 Fortitude, 6 cards
---
title: A card that hit the whole crew costs 3
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 17 Fortitude
= Bryn: 19 Fortitude
= Remy: 19 Fortitude
= Tara: 19 Fortitude
---
title: Whoever Ignored the card was not hit
proves: NEGATE-02
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: You mess with the crew, you mess with me!
Tara holds: You can't prove that was me!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Tara plays You can't prove that was me!
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 18 Fortitude
= Remy: 19 Fortitude
= Tara: 20 Fortitude
---
title: Whoever is hit twice, for others too, is one player
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: You mess with the crew, you mess with me!
Tara holds: You may want to duck.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Tara plays You may want to duck. on Remy
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 18 Fortitude
= Bryn: 19 Fortitude
= Remy: 18 Fortitude
= Tara: 20 Fortitude
---
title: Tara's part and her own in one: Bryn counts once, and Remy
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: You mess with the crew, you mess with me!
Tara holds: You may want to duck.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Tara plays You may want to duck. on Bryn
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 18 Fortitude
= Bryn: 18 Fortitude
= Remy: 19 Fortitude
---
title: A card that came back at its own player has hit that player as well
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk has 20 Fortitude, 0 Alcohol, 1 Mark
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Bryn holds: You mess with the crew, you mess with me!
Remy holds: Deflect

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Remy plays Deflect on Whitehawk
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 16 Fortitude      # 1 deflected; then 3, for Bryn, Tara and herself
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
= Tara: 19 Fortitude
---
title: A card that costs its own player Fortitude has hit that player as well
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: Heads, meet heads.
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays Heads, meet heads. on Bryn, Tara
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 16 Fortitude      # 1 for the card; then 3
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
= Remy: 20 Fortitude
---
title: The crew counts heads, not Fortitude
seats: Remy, Bryn, Whitehawk, Tara
Bryn has 20 Fortitude, 0 Alcohol, 1 Mark
Tara has 20 Fortitude, 0 Alcohol, 1 Mark
Remy holds: All hands on deck! Yours too, now give it back.
Bryn holds: You mess with the crew, you mess with me!

> Remy plays All hands on deck! Yours too, now give it back.
> Bryn plays You mess with the crew, you mess with me!
= Remy: 17 Fortitude
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
= Whitehawk: 19 Fortitude
---
title: Where there was a choice, only those count who chose to lose Fortitude
seats: Tara, Bryn, Remy, Whitehawk
Tara holds: Storm's coming. I did mention it.
Bryn holds: You mess with the crew, you mess with me!

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Remy chooses Discard a card
> Whitehawk chooses Lose 1 Fortitude
> Bryn plays You mess with the crew, you mess with me!
= Tara: 18 Fortitude
= Bryn: 19 Fortitude
= Remy: 20 Fortitude
= Whitehawk: 19 Fortitude
---
title: If only the others were hit, it is not Bryn's fight
proves: TYPES-01
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: Heads, meet heads.
Bryn holds: You mess with the crew, you mess with me! | You wanna play, huh?

> Whitehawk plays Heads, meet heads. on Remy, Tara
> Tara declines
= now Tara: 18 Fortitude
Bryn cannot play You mess with the crew, you mess with me! because TIMING-11
Bryn cannot play You wanna play, huh? because TIMING-11
= Whitehawk: 19 Fortitude
---
title: After a blow ducked on to her, Bryn makes its cause pay for one
proves: REDIRECT-01
seats: Whitehawk, Tara, Bryn
Whitehawk holds: I won't stand idly by while you insult the Drake!
Tara holds: You may want to duck.
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Tara
> Tara plays You may want to duck. on Bryn
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 19 Fortitude
= Tara: 20 Fortitude
= Bryn: 17 Fortitude
---
title: Whoever is hit by the crew may Ignore it
proves: NEGATE-02
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: I can hold my own in a brawl. Wanna see? | A word of advice... don't
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays I can hold my own in a brawl. Wanna see?
> Bryn plays You mess with the crew, you mess with me!
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Bryn: 19 Fortitude
---
title: Whom the blow lays out has been hit as well
proves: LOSE-03
seats: Whitehawk, Bryn, Tara
Bryn has 3 Fortitude, 2 Alcohol, 10 Gold
Tara has 5 Fortitude, 4 Alcohol, 10 Gold
Whitehawk holds: Keelhaul the lot of you!
Bryn holds: You mess with the crew, you mess with me!

> Whitehawk plays Keelhaul the lot of you!
> Bryn plays You mess with the crew, you mess with me!
= Whitehawk: 18 Fortitude
= Whitehawk won
= Bryn is out: passed out
= Tara is out: passed out
