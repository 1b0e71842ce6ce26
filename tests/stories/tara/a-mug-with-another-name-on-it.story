title: The mug has somebody else's name on it: they drink it, and she does not
proves: DRINK-20
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale | Water
Tara holds: Fate had your name on this mug.

Tara cannot play Fate had your name on this mug. because TYPES-01       # nothing is revealed
> Tara plays Fate had your name on this mug. on Remy
> Remy drinks
= Remy: 4 Alcohol, 1 Drink       # his own pile is as it was
= Tara: 0 Alcohol, 1 Drink, 6 cards
= Bryn: 0 Alcohol
= Dragon Breath Ale is discarded
---
title: The Chaser goes along with the Drink
proves: DRINK-13, DRINK-20
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine with a Chaser | Dragon Breath Ale
Tara holds: Fate had your name on this mug.

> Tara plays Fate had your name on this mug. on Bryn
> Bryn drinks
= Bryn: 6 Alcohol
= Tara: 0 Alcohol, 0 Drinks
---
title: Whoever gets the mug may answer it like a Drink of their own
proves: NEGATE-05
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: Fate had your name on this mug.
Remy holds: I best not. Someone needs to keep a level head

> Tara plays Fate had your name on this mug. on Remy
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol
= Tara: 0 Alcohol
---
title: A mug that comes to her from somebody else's pile she may pass on as well, even back
proves: DRINK-20
seats: Whitehawk, Tara, Remy
phase: drink
Whitehawk's pile: Dragon Breath Ale
Whitehawk holds: I don't drink until my crew drinks!
Tara holds: Fate had your name on this mug.

> Whitehawk declines             # the quiet before she reveals it
> Tara declines
> Remy declines
> Whitehawk plays I don't drink until my crew drinks! on Tara
> Tara plays Fate had your name on this mug. on Whitehawk
> Whitehawk drinks
= Whitehawk: 4 Alcohol
= Tara: 0 Alcohol
= Remy: 0 Alcohol
---
title: Passing a mug changes a Drink: the Wench may forbid it, and Tara drinks
proves: CHANGE-01
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: Fate had your name on this mug.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Tara plays Fate had your name on this mug. on Remy
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Tara drinks
= Tara: 4 Alcohol
= Remy: 0 Alcohol
---
title: Passed Mead is shared, or not, by whoever is going to drink it now
proves: SELFSPLIT-07
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Mead
Tara holds: Fate had your name on this mug.

> Tara plays Fate had your name on this mug. on Bryn
> Bryn chooses Tara
= Tara: 2 Alcohol
= Bryn: 2 Alcohol
= Remy: 0 Alcohol
---
title: There is no name on a Drink Event
proves: DRINK-07
seats: Tara, Bryn, Remy
phase: drink
Tara has 10 Fortitude
Tara's pile: Fine Ambrosia, Nectar of the Gods
Tara holds: Fate had your name on this mug.

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
Tara cannot play Fate had your name on this mug. because DRINK-07
= Tara: 12 Fortitude
---
title: In a Drinking Contest the mug counts for Tara, who revealed it, though somebody else drinks it
proves: CONTEST-12, DRINK-20
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Wine | Light Ale
Tara holds: Fate had your name on this mug.

> Tara plays Fate had your name on this mug. on Tara's Drink (Dragon Breath Ale), Bryn
= Tara: 0 Alcohol, 12 Gold
= Bryn: 6 Alcohol, 9 Gold
= Remy: 1 Alcohol, 9 Gold
---
title: Fate does not ask whose mug it was: she may pass somebody else's Drink
proves: DRINK-20
seats: Whitehawk, Tara, Remy
phase: drink
Whitehawk's pile: Dragon Breath Ale
Tara holds: Fate had your name on this mug.

> Tara plays Fate had your name on this mug. on Remy
> Remy drinks
= Remy: 4 Alcohol
= Whitehawk: 0 Alcohol
= Tara: 0 Alcohol
