title: A sailor's portion is 2 more for whoever drinks it
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Light Ale
Bryn holds: Landlubber portion? Here, a sailor's!

= the Drink of Tara: 1 Alcohol
> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= Tara: 3 Alcohol
= Bryn: 0 Alcohol, 6 cards
---
title: Tara cannot Ignore what changes her Drink, but she can still Ignore the Drink
proves: AFFECT-03, TIMING-03
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine
Tara holds: Uh oh, I don't like where this is headed... | I have consulted the charts... This is not in my future
Bryn holds: Landlubber portion? Here, a sailor's!

= the Drink of Tara: 2 Alcohol
> Tara declines
> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-03
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol
---
title: Tara passes the sailor's portion on as it is
proves: DRINK-20
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine
Tara holds: Fate had your name on this mug.
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
> Tara plays Fate had your name on this mug. on Remy
= Tara: 0 Alcohol
= Remy: 4 Alcohol
---
title: A sailor's portion of what sobers up does not sober up
proves: DRINK-23
seats: Tara, Bryn, Remy
phase: drink
Tara has 20 Fortitude, 5 Alcohol, 10 Gold
Tara's pile: We're Cutting You Off!
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= Tara: 6 Alcohol
---
title: An Event is no Drink, and a Drink that is not revealed cannot be spoilt
proves: DRINK-07, TYPES-01
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Fine Ambrosia, Nectar of the Gods
Tara has 10 Fortitude, 5 Alcohol, 10 Gold
Bryn holds: Landlubber portion? Here, a sailor's!

Bryn cannot play Landlubber portion? Here, a sailor's! because TYPES-01
> Remy declines                # the quiet before; the Event is revealed
= now Tara: 0 Drinks
Bryn cannot play Landlubber portion? Here, a sailor's! because DRINK-07
= Tara: 12 Fortitude, 3 Alcohol
---
title: Of a Round on the House one copy is a sailor's
proves: CARD-087, HOUSE-03
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Round on the House!
drink deck: Grog
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Remy's Drink
= Remy: 4 Alcohol
= Tara: 2 Alcohol
= Bryn: 2 Alcohol
---
title: The Wench stops a sailor's portion
proves: CARD-086, CHANGE-01
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Light Ale
Tara holds: The Wench thinks you should stop playing with the drinks.
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
> Tara plays The Wench thinks you should stop playing with the drinks.
= Tara: 1 Alcohol
---
title: A sailor's portion may be the one that is too many
proves: LOSE-02
seats: Tara, Bryn, Remy
phase: drink
Tara has 6 Fortitude, 3 Alcohol, 4 Gold
Tara's pile: Light Ale
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= Tara is out: passed out      # 6 and 6
= Bryn: 11 Gold
