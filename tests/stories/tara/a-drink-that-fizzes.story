title: The top Drink of her pile is poured away unseen, and she drinks the next one
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale | Wine | Light Ale
Tara holds: I can hear that one fizzing.

> Tara plays I can hear that one fizzing.
= Tara: 2 Drinks, 0 Alcohol, 6 cards
= Dragon Breath Ale is discarded
= I can hear that one fizzing. is discarded
> Tara drinks
= Tara: 2 Alcohol, 1 Drink

---
title: Without another Drink below it she sobers up
proves: TURN-12
seats: Tara, Bryn, Remy
phase: drink
Tara has 5 Alcohol
Tara's pile: Dragon Breath Ale
Tara holds: I can hear that one fizzing.

> Tara plays I can hear that one fizzing.
= Tara: 0 Drinks, 5 Alcohol
> Tara drinks
= Tara: 4 Alcohol

---
title: Poured away unseen, a Drink Event does not happen
seats: Tara, Bryn, Remy
phase: drink
Tara has 10 Fortitude
Bryn has 10 Fortitude
Tara's pile: Fine Ambrosia, Nectar of the Gods | Wine
Tara holds: I can hear that one fizzing.

> Tara plays I can hear that one fizzing.
= Fine Ambrosia, Nectar of the Gods is discarded
> Tara drinks
= Tara: 10 Fortitude, 2 Alcohol
= Bryn: 10 Fortitude

---
title: A Drink that is on the table already is not the top of her pile: the one below is poured away
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine | Dragon Breath Ale | Light Ale
Tara holds: I can hear that one fizzing.

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
> Tara plays I can hear that one fizzing.
> Tara drinks
= Tara: 2 Alcohol, 1 Drink
= Dragon Breath Ale is discarded

---
title: Before a Drink with a Chaser is turned up she may still get rid of it; its Chaser is a Drink by itself then
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine with a Chaser | Light Ale | Dragon Breath Ale
Tara holds: I can hear that one fizzing.

> Tara plays I can hear that one fizzing.
> Tara drinks
= Tara: 1 Alcohol, 1 Drink

---
title: After her Drink the phase is not over: she may pour away the next one
proves: TYPES-04
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Light Ale | Dragon Breath Ale
Tara holds: I can hear that one fizzing.

> Tara drinks
> Tara plays I can hear that one fizzing.
= Tara: 1 Alcohol, 0 Drinks
= Dragon Breath Ale is discarded

---
title: From an empty pile nothing is poured; she sobers up once, not twice
proves: LIMIT-04, TURN-12
seats: Tara, Bryn, Remy
phase: drink
Tara has 5 Alcohol
Tara's pile: nothing
Tara holds: I can hear that one fizzing.

> Tara plays I can hear that one fizzing.
= Tara: 5 Alcohol
> Tara drinks
= Tara: 4 Alcohol

---
title: To pour away a Drink nobody has seen does not change its effects: the Wench has no say in it
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale | Light Ale
Tara holds: I can hear that one fizzing.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Tara plays I can hear that one fizzing.
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Tara drinks
= Tara: 1 Alcohol

---
title: Negated, nothing is poured away
proves: NEGATE-01
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale | Light Ale
Tara holds: I can hear that one fizzing.
Remy holds: I don't think so!

> Tara plays I can hear that one fizzing.
> Remy plays I don't think so!
= Tara: 2 Drinks
> Tara drinks
= Tara: 4 Alcohol, 1 Drink

---
title: Captain's orders are to drink: what she pours away first she does not have to
proves: DRINK-22, TIMING-04
seats: Tara, Whitehawk, Remy
phase: drink
Tara has 5 Alcohol
Tara's pile: Dragon Breath Ale
Tara holds: I can hear that one fizzing.
Whitehawk holds: Drink up! Captain's orders

> Whitehawk plays Drink up! Captain's orders
> Tara plays I can hear that one fizzing.
> Tara drinks
= Tara: 4 Alcohol                # by order, with an empty pile
> Tara drinks
= Tara: 3 Alcohol                # in her own Drink Phase
= Dragon Breath Ale is discarded

---
title: She listens in her own Drink Phase only
proves: TYPES-01
seats: Bryn, Tara, Remy
phase: drink
Tara holds: I can hear that one fizzing.

Tara cannot play I can hear that one fizzing. because TYPES-01       # Bryn's
> Bryn ends the phase
Tara cannot play I can hear that one fizzing. because TYPES-01       # Discard and Draw
> Tara ends the phase
> Tara ends the phase
> Tara ends the phase
Tara can play I can hear that one fizzing.
