title: A strong Drink of Bryn's is lowered to 1
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Bottle of Rum

= the Drink of Bryn: 5 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol, 6 cards
---
title: With all its Chasers Bryn's Drink is lowered to 1
proves: DRINK-13
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Shot of Rum with a Chaser | Grog with a Chaser | Dragon Breath Ale

= the Drink of Bryn: 9 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol, 0 Drinks
---
title: An ox waits until the last Chaser is on the table
proves: DRINK-14
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Wine with a Chaser | Wine

Bryn cannot play I'm built like an ox, and I can drink like one, too! because TYPES-01
> Tara declines                # the quiet before; now both cards are revealed at once
= now the Drink of Bryn: 4 Alcohol
Bryn can play I'm built like an ox, and I can drink like one, too!
---
title: A Drink of nothing is no stronger when an ox drinks it
proves: CHANGE-01
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Water

> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 0 Alcohol, 6 cards
---
title: A Drink that sobers Bryn up still does
proves: CHANGE-01, DRINK-23
seats: Bryn, Remy, Tara
phase: drink
Bryn has 20 Fortitude, 5 Alcohol, 10 Gold
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: We're Cutting You Off!

= the Drink of Bryn: -1 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 4 Alcohol
---
title: Only the Alcohol Content changes; what else is in the mug stays in it
seats: Bryn, Remy, Tara
phase: drink
Bryn has 10 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Pixie Punch with a Chaser | Gambler's Grog

= the Drink of Bryn: 3 Alcohol, 1 Fortitude, 1 Gold
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 11 Fortitude, 1 Alcohol, 11 Gold
---
title: The cards a Drink lets her draw are drawn
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Gnomish Inspirational Ale

> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol, 8 cards     # one played, two drawn
---
title: Somebody else's Drink is beyond an ox, unless it comes to her
proves: TYPES-01
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Dragon Breath Ale
Bryn holds: I'm built like an ox, and I can drink like one, too!

= the Drink of Whitehawk: 4 Alcohol
Bryn cannot play I'm built like an ox, and I can drink like one, too! because TYPES-01
> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol
= Whitehawk: 0 Alcohol
---
title: What was poured in before the ox came is swallowed up
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too! | Landlubber portion? Here, a sailor's!
Bryn's pile: Wine

> Bryn plays Landlubber portion? Here, a sailor's! on Bryn's Drink
= the Drink of Bryn: 4 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol
---
title: What is poured in after the ox came counts
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too! | Landlubber portion? Here, a sailor's!
Bryn's pile: Wine

> Bryn plays I'm built like an ox, and I can drink like one, too!
= the Drink of Bryn: 1 Alcohol
> Bryn plays Landlubber portion? Here, a sailor's! on Bryn's Drink
= Bryn: 3 Alcohol
---
title: Of a Drink split before, only Bryn's own half becomes 1
proves: SPLIT-02
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too! | Let's drink to clear skies and strong winds!
Bryn's pile: Bottle of Rum

> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol
= Tara: 3 Alcohol
---
title: A Drink made 1 before is split into two of 1
proves: SPLIT-03
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too! | Let's drink to clear skies and strong winds!
Bryn's pile: Bottle of Rum

> Bryn plays I'm built like an ox, and I can drink like one, too!
> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 1 Alcohol
= Tara: 1 Alcohol
---
title: A copy from a Round on the House becomes 1 for Bryn alone
proves: CARD-087, HOUSE-02, HOUSE-03
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Round on the House!
drink deck: Wine with a Chaser | Shot of Rum
Bryn holds: I'm built like an ox, and I can drink like one, too!

> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol
= Tara: 5 Alcohol
= Remy: 5 Alcohol
---
title: A Drink that is Ignored already is not touched any more
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too! | I've got watch duty.
Bryn's pile: Bottle of Rum

> Bryn plays I've got watch duty. using 2
> Tara declines                # what Bryn played; the window on the Drink starts over
Bryn cannot play I'm built like an ox, and I can drink like one, too! because NEGATE-13
= Bryn: 0 Alcohol
---
title: The Wench Negates the ox, and the Drink is what it was
proves: CARD-086, CHANGE-01
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: I'm built like an ox, and I can drink like one, too!
Bryn's pile: Bottle of Rum
Remy holds: The Wench thinks you should stop playing with the drinks.

> Bryn plays I'm built like an ox, and I can drink like one, too!
> Remy plays The Wench thinks you should stop playing with the drinks.
= Bryn: 5 Alcohol
---
title: Of the two Drinks of a Challenge one becomes 1
seats: Bryn, Remy, Tara
phase: drink
Bryn's pile: The Challenge!
drink deck: Bottle of Rum | Wine
Bryn holds: I'm built like an ox, and I can drink like one, too!

> Bryn chooses Drink 2 Drinks
> Bryn plays I'm built like an ox, and I can drink like one, too! on Bryn's Drink (Bottle of Rum)
= Bryn: 3 Alcohol, 12 Gold
