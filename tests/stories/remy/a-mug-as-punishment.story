title: Remy passes his Drink to a marked player, who alone drinks it
proves: REMY-02, DRINK-20
seats: Remy, Bryn, Tara
phase: drink
Tara has 1 Mark
Remy's pile: Dragon Breath Ale
Remy holds: Your punishment is this mug.

= the Drink of Remy: 4 Alcohol
Remy cannot play Your punishment is this mug. on Bryn
> Remy plays Your punishment is this mug. on Tara
> Tara drinks
= Tara: 4 Alcohol, 1 Mark
= Remy: 0 Alcohol, 0 Drinks
= Bryn: 0 Alcohol
---
title: An unmarked player cannot be punished with a mug
proves: REMY-02
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Dragon Breath Ale
Remy holds: Your punishment is this mug.

= the Drink of Remy: 4 Alcohol
Remy cannot play Your punishment is this mug. because REMY-02
> Remy drinks
= Remy: 4 Alcohol
= Remy holds Your punishment is this mug.
---
title: Remy passes on only what he would have to drink himself
proves: TYPES-01
seats: Bryn, Remy, Tara
phase: drink
Tara has 1 Mark
Bryn has 1 Mark
Bryn's pile: Dragon Breath Ale
Remy holds: Your punishment is this mug.

= the Drink of Bryn: 4 Alcohol
Remy cannot play Your punishment is this mug. on Tara because TYPES-01
> Bryn drinks
= Bryn: 4 Alcohol
---
title: A mug passed to Remy may go straight back to a marked giver
proves: DRINK-20
seats: Whitehawk, Remy, Tara
phase: drink
Whitehawk has 1 Mark
Whitehawk's pile: Wine
Whitehawk holds: I don't drink until my crew drinks!
Remy holds: Your punishment is this mug.

> Whitehawk plays I don't drink until my crew drinks! on Remy
> Remy plays Your punishment is this mug. on Whitehawk
> Whitehawk drinks
= Whitehawk: 2 Alcohol
= Remy: 0 Alcohol
---
title: The punished player may Ignore the mug, which then nobody drinks
proves: NEGATE-05
seats: Remy, Bryn, Tara
phase: drink
Tara has 1 Mark
Remy's pile: Dragon Breath Ale
Remy holds: Your punishment is this mug.
Tara holds: I have consulted the charts... This is not in my future

= the Drink of Remy: 4 Alcohol
Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05
> Remy plays Your punishment is this mug. on Tara
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol
= Remy: 0 Alcohol
= Dragon Breath Ale is discarded
---
title: The Wench leaves the mug with Remy
proves: CHANGE-01
seats: Remy, Bryn, Tara
phase: drink
Tara has 1 Mark
Remy's pile: Dragon Breath Ale
Remy holds: Your punishment is this mug.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Remy plays Your punishment is this mug. on Tara
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Remy drinks
= Remy: 4 Alcohol
= Tara: 0 Alcohol
---
title: His share of a Round on the House may go to a marked player, who then drinks two
proves: DRINK-20, HOUSE-03
seats: Remy, Bryn, Tara
phase: drink
Tara has 1 Mark
Remy's pile: Round on the House!
drink deck: Wine
Remy holds: Your punishment is this mug.

> Remy plays Your punishment is this mug. on Tara
> Tara drinks
= Remy: 0 Alcohol
= Bryn: 2 Alcohol
= Tara: 4 Alcohol
