title: Bryn Ignores the Drink of her own Drink Phase once it is revealed
proves: CARD-081
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I've got watch duty.
Bryn's pile: Dragon Breath Ale

Bryn cannot play I've got watch duty. because NEGATE-05        # nothing is revealed yet
= the Drink of Bryn: 4 Alcohol
> Bryn plays I've got watch duty. using 2
= Bryn: 0 Alcohol, 0 Drinks, 6 cards
= Dragon Breath Ale is discarded
= I've got watch duty. is discarded
---
title: Once the Drink is drunk it is too late to be on watch
proves: CARD-081, TURN-10
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I've got watch duty.
Bryn's pile: Dragon Breath Ale

> Bryn drinks
Bryn cannot play I've got watch duty. because NEGATE-05
= Bryn: 4 Alcohol, 7 cards
---
title: The Chasers and whatever was poured in are Ignored with the Drink
proves: CARD-081, NEGATE-13
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I've got watch duty. | Landlubber portion? Here, a sailor's!
Bryn's pile: Wine with a Chaser | Ogre Brew | Light Ale

= the Drink of Bryn: 4 Alcohol, -1 Fortitude
> Bryn plays Landlubber portion? Here, a sailor's! on Bryn's Drink
> Bryn plays I've got watch duty. using 2
= Bryn: 20 Fortitude, 0 Alcohol, 1 Drink
= Ogre Brew is discarded
---
title: What the Drink would have given her is Ignored too
proves: CARD-081, NEGATE-13
seats: Bryn, Remy, Tara
phase: drink
Bryn has 10 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: I've got watch duty.
Bryn's pile: Pixie Punch with a Chaser | Gambler's Grog

= the Drink of Bryn: 3 Alcohol, 1 Fortitude, 1 Gold
> Bryn plays I've got watch duty. using 2
= Bryn: 10 Fortitude, 0 Alcohol, 10 Gold
---
title: Somebody else's Drink is none of Bryn's business
proves: CARD-081, NEGATE-05
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Dragon Breath Ale
Bryn holds: I've got watch duty.

= the Drink of Whitehawk: 4 Alcohol
Bryn cannot play I've got watch duty. because NEGATE-05
= Whitehawk: 4 Alcohol
= Bryn: 0 Alcohol
---
title: A Drink passed to Bryn is hers to Ignore, and nobody else drinks it then
proves: CARD-081, NEGATE-05
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Dragon Breath Ale
Bryn holds: I've got watch duty.

> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn plays I've got watch duty. using 2
= Whitehawk: 0 Alcohol
= Bryn: 0 Alcohol
= Tara: 0 Alcohol
---
title: Of a Drink she has split Bryn Ignores her own half only
proves: CARD-081, SPLIT-01
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I've got watch duty. | Let's drink to clear skies and strong winds!
Bryn's pile: Shot of Rum

> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Bryn plays I've got watch duty. using 2
= Bryn: 0 Alcohol
= Tara: 2 Alcohol
= Remy: 0 Alcohol
---
title: Of a Round on the House Bryn Ignores her own copy only
proves: CARD-081, CARD-087, HOUSE-03
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Round on the House!
drink deck: Shot of Rum
Bryn holds: I've got watch duty.

> Bryn plays I've got watch duty. using 2
= Bryn: 0 Alcohol
= Tara: 3 Alcohol
= Remy: 3 Alcohol
---
title: The Event that brings a Drink is no Drink itself
proves: CARD-081, DRINK-07
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Shot of Rum
Bryn holds: I've got watch duty.
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Remy declines                # the quiet before the phase; the Event is next
Bryn cannot play I've got watch duty. because NEGATE-05
Whitehawk can play Excuse me, I have more important matters to attend to.
> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn plays I've got watch duty. using 2      # her copy
= Bryn: 0 Alcohol
= Whitehawk: 0 Alcohol
= Remy: 3 Alcohol
---
title: In a Drinking Contest the Ignored Drink still counts
proves: CARD-081, CARD-087, CONTEST-12
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Bottle of Rum | Light Ale | Wine
Bryn holds: I've got watch duty.

= the Drink of Bryn: 5 Alcohol
> Bryn plays I've got watch duty. using 2
= Bryn: 0 Alcohol, 12 Gold
= Tara: 1 Alcohol, 9 Gold
= Remy: 2 Alcohol, 9 Gold
---
title: Of two Drinks on top of each other Bryn Ignores one
proves: CARD-081, DRINK-21
seats: Bryn, Whitehawk, Tara
phase: drink
Bryn holds: I've got watch duty.
Bryn's pile: Dragon Breath Ale | Wine
Whitehawk holds: Drink up! Captain's orders

= the Drink of Bryn: 4 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Bryn plays I've got watch duty. using 2      # the one on top, which comes first
= Bryn: 4 Alcohol, 0 Drinks
---
title: An empty pile is no Drink that could be Ignored: Bryn sobers up
proves: TURN-12
seats: Bryn, Whitehawk, Tara
phase: drink
Bryn has 20 Fortitude, 5 Alcohol, 10 Gold
Bryn holds: I've got watch duty.
Bryn's pile: nothing

Bryn cannot play I've got watch duty. because NEGATE-05
> Bryn drinks
= Bryn: 4 Alcohol, 7 cards
---
title: Of the two Drinks of a Challenge Bryn Ignores one
proves: CARD-081
seats: Bryn, Remy, Tara
phase: drink
Bryn's pile: The Challenge!
drink deck: Bottle of Rum | Wine
Bryn holds: I've got watch duty.

> Bryn chooses Drink 2 Drinks
> Bryn plays I've got watch duty. on Bryn's Drink (Bottle of Rum)
= Bryn: 2 Alcohol, 12 Gold
= Remy: 0 Alcohol, 9 Gold
