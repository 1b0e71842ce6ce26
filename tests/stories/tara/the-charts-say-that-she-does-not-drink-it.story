title: What the charts do not foresee she does not drink
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale | Water
Tara holds: I have consulted the charts... This is not in my future

Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05    # nothing is revealed
> Tara plays I have consulted the charts... This is not in my future
= Tara: 20 Fortitude, 0 Alcohol, 1 Drink, 6 cards
= Dragon Breath Ale is discarded
= I have consulted the charts... This is not in my future is discarded

---
title: Control: without the charts she drinks it
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale | Water
Tara holds: I have consulted the charts... This is not in my future

> Tara drinks
= Tara: 4 Alcohol, 1 Drink
Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05    # too late

---
title: The Drink goes with its Chaser and with all that was poured into it
proves: NEGATE-13, DRINK-13
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Wine with a Chaser | Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's!
= the Drink of Tara: 8 Alcohol
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol, 0 Drinks
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded

---
title: The good in the mug is gone with the bad
proves: NEGATE-13
seats: Tara, Remy, Bryn
phase: drink
Tara has 10 Fortitude
Tara's pile: Wizard's Brew
Tara holds: I have consulted the charts... This is not in my future

> Tara plays I have consulted the charts... This is not in my future
= Tara: 10 Fortitude, 0 Alcohol

---
title: Negated charts foresee nothing, but she may consult them again
proves: NEGATE-01, NEGATE-17, NEGATE-16
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future | I have consulted the charts... This is not in my future
Remy holds: I don't think so!

> Tara plays I have consulted the charts... This is not in my future
> Remy plays I don't think so!
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol, 5 cards

---
title: Negated charts foresee nothing, and she drinks
proves: NEGATE-01
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future
Remy holds: I don't think so!

> Tara plays I have consulted the charts... This is not in my future
> Remy plays I don't think so!
> Tara drinks
= Tara: 4 Alcohol, 6 cards

---
title: Consulting the charts changes a Drink, so the Wench may forbid it
proves: CHANGE-01, NEGATE-01
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Tara plays I have consulted the charts... This is not in my future
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Tara drinks
= Tara: 4 Alcohol

---
title: The charts are about her own mug: not about somebody else's, unless it comes to her
proves: NEGATE-05
seats: Whitehawk, Tara, Remy
phase: drink
Whitehawk's pile: Dragon Breath Ale
Whitehawk holds: I don't drink until my crew drinks!
Tara holds: I have consulted the charts... This is not in my future

> Whitehawk declines             # the quiet before she reveals it
> Tara declines
> Remy declines
Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05
> Whitehawk plays I don't drink until my crew drinks! on Tara
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol
= Whitehawk: 0 Alcohol           # it does not come back to her
= Dragon Breath Ale is discarded

---
title: Half a Drink is a Drink: she Ignores hers, and Bryn drinks the other
proves: SPLIT-01, SPLIT-07, NEGATE-05
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Dragon Breath Ale
Bryn holds: Let's drink to clear skies and strong winds!
Tara holds: I have consulted the charts... This is not in my future

> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Tara plays I have consulted the charts... This is not in my future
= Bryn: 2 Alcohol
= Tara: 0 Alcohol

---
title: A Drink Event is no Drink, whatever the charts say about it; the Drink that comes out of it is one
proves: DRINK-07, NEGATE-11, HOUSE-03
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Round on the House!
drink deck: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future

> Tara declines                  # the quiet before she reveals it
> Remy declines
> Bryn declines
Tara cannot play I have consulted the charts... This is not in my future because DRINK-07, NEGATE-05
> Tara declines                  # the Event
> Remy declines
> Bryn declines
Tara can play I have consulted the charts... This is not in my future
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol
= Remy: 4 Alcohol
= Bryn: 4 Alcohol

---
title: In a Drinking Contest she Ignores the strongest Drink and wins with it
proves: CONTEST-12
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Wine | Light Ale
Tara holds: I have consulted the charts... This is not in my future

> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol, 12 Gold
= Remy: 2 Alcohol, 9 Gold
= Bryn: 1 Alcohol, 9 Gold
