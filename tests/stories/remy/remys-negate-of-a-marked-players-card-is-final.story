title: Remy's Negate cannot be Negated if the player whose card it answers is marked
proves: REMY-06, CARD-085
seats: Tara, Remy, Bryn, Whitehawk
phase: drink
Tara has 1 Mark
Tara's pile: Wine
Tara holds: I have consulted the charts... This is not in my future | I don't think so!
Remy holds: I don't think so!
Bryn holds: I don't think so!
Whitehawk holds: Hush Now
card: Hush Now (Sometimes) = Negate a Sometimes card.

> Tara plays I have consulted the charts... This is not in my future
Bryn can play I don't think so!
> Remy plays I don't think so!
Tara cannot play I don't think so! because TYPES-01
Bryn cannot play I don't think so! because TYPES-01
Whitehawk cannot play Hush Now because NEGATE-16
> Tara drinks
= Tara: 2 Alcohol
= Tara holds I don't think so!
= Bryn holds I don't think so!
= Remy does not hold I don't think so!
---
title: Against an unmarked player's card another I don't think so! Negates it
proves: REMY-06, CARD-085, NEGATE-16
seats: Tara, Remy, Bryn, Whitehawk
phase: drink
Tara's pile: Wine
Tara holds: I have consulted the charts... This is not in my future
Remy holds: I don't think so!
Bryn holds: I don't think so!
Whitehawk holds: Hush Now
card: Hush Now (Sometimes) = Negate a Sometimes card.

> Tara plays I have consulted the charts... This is not in my future
Whitehawk can play Hush Now
> Remy plays I don't think so!
Whitehawk cannot play Hush Now because NEGATE-16
Bryn can play I don't think so!
> Bryn plays I don't think so!
= Tara: 0 Alcohol, 0 Drinks
= Wine is discarded
= Bryn does not hold I don't think so!
---
title: The common version can be Negated although the player whose card it answers is marked
proves: REMY-06, CARD-085
seats: Tara, Whitehawk, Bryn, Remy
phase: drink
Tara has 1 Mark
Tara's pile: Wine
Tara holds: I have consulted the charts... This is not in my future
Whitehawk holds: I don't think so!
Bryn holds: I don't think so!

> Tara plays I have consulted the charts... This is not in my future
> Whitehawk plays I don't think so!
Bryn can play I don't think so!
> Bryn plays I don't think so!
= Tara: 0 Alcohol, 0 Drinks
= Wine is discarded
---
title: A Mark on whoever wants to save the card does not matter, only one on whoever played it
proves: REMY-06, CARD-085
seats: Tara, Remy, Bryn
phase: drink
Bryn has 1 Mark
Tara's pile: Wine
Tara holds: I have consulted the charts... This is not in my future
Remy holds: I don't think so!
Bryn holds: I don't think so!

> Tara plays I have consulted the charts... This is not in my future
> Remy plays I don't think so!
> Bryn plays I don't think so!
= Tara: 0 Alcohol, 0 Drinks
= Wine is discarded
---
title: In a quarrel of Negates it counts who played the Negate that Remy answers
proves: REMY-06, CARD-085
seats: Whitehawk, Remy, Bryn, Tara
Bryn has 1 Mark
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: I saw that. Everybody saw that. | I don't think so!
Bryn holds: I don't think so!
Tara holds: I don't think so!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays I saw that. Everybody saw that.
> Bryn plays I don't think so!
> Remy plays I don't think so!
Tara cannot play I don't think so! because TYPES-01
= Whitehawk: 19 Fortitude, 1 Mark
= Tara holds I don't think so!
---
title: The same quarrel with an unmarked player, and Remy loses it
proves: REMY-06, CARD-085
seats: Whitehawk, Remy, Bryn, Tara
Whitehawk holds: I won't stand idly by while you insult the Drake!
Remy holds: I saw that. Everybody saw that. | I don't think so!
Bryn holds: I don't think so!
Tara holds: I don't think so!

> Whitehawk plays I won't stand idly by while you insult the Drake! on Remy
> Remy plays I saw that. Everybody saw that.
> Bryn plays I don't think so!
> Remy plays I don't think so!
> Tara plays I don't think so!
= Whitehawk: 20 Fortitude, 0 Marks
= Remy: 17 Fortitude
---
title: Whoever was Negated for good may still try another card
proves: REMY-06, NEGATE-17
seats: Tara, Remy, Bryn
phase: drink
Tara has 1 Mark
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future | Fate had your name on this mug.
Remy holds: I don't think so!

> Tara plays I have consulted the charts... This is not in my future
> Remy plays I don't think so!
> Tara plays Fate had your name on this mug. on Bryn
> Bryn drinks
= Tara: 0 Alcohol
= Bryn: 4 Alcohol
---
title: Remy's Negate answers Sometimes cards and no others
proves: CARD-085
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Watch it! Loose cannonball! | Good as new. Mostly new.
Remy holds: I don't think so!

> Bryn plays Watch it! Loose cannonball! on Tara
Remy cannot play I don't think so! because TYPES-01
> Bryn plays Good as new. Mostly new.
Remy cannot play I don't think so! because TYPES-01
= Tara: 18 Fortitude
---
title: A Mark that comes while his Negate is on the table closes it to Negates
proves: REMY-06
seats: Whitehawk, Remy, Bryn, Tara
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: I don't drink until my crew drinks! | Who put a hand in my purse?
Remy holds: I don't think so! | Infighting? Not on my watch!
Bryn holds: I don't think so!
Tara holds: Tip the Wench.

> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Remy plays I don't think so!
Bryn can play I don't think so!
> Tara plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Remy plays Infighting? Not on my watch!
> Whitehawk declines    # the window on the Mark is over,
> Tara declines         # and the one on the hit-back,
> Bryn declines         # and the one on the tip: Remy's Negate is on top again
= now Whitehawk: 1 Mark
Bryn cannot play I don't think so! because TYPES-01
> Whitehawk drinks
= Whitehawk: 2 Alcohol
= Bryn: 0 Alcohol
= Tara: 18 Fortitude
