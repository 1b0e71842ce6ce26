title: "I don't drink until my crew drinks!" passes her Drink: it affects only the new drinker
proves: DRINK-20
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wizard's Brew
Whitehawk has 15 Fortitude
Bryn has 15 Fortitude
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Whitehawk: 2 Alcohol, 2 Fortitude
> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn drinks
= Bryn: 17 Fortitude, 2 Alcohol, 1 Drink
= Whitehawk: 15 Fortitude, 0 Alcohol, 0 Drinks
= Wizard's Brew is discarded
---
title: The Drink goes with all its Chasers
proves: DRINK-13
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Grog with a Chaser | Pixie Punch with a Chaser | Shot of Rum
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Whitehawk: 6 Alcohol, 1 Fortitude
> Whitehawk plays I don't drink until my crew drinks! on Remy
> Remy drinks
= Remy: 20 Fortitude, 6 Alcohol
= Whitehawk: 0 Alcohol, 0 Drinks
---
title: In a Drinking Contest the passed Drink still counts as the Captain's
proves: CONTEST-12
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Dark Ale | Dragon Breath Ale | Light Ale
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Whitehawk: 4 Alcohol
> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Tara ends the phase
= Whitehawk: 0 Alcohol, 12 Gold
= Bryn: 5 Alcohol, 9 Gold
= Tara: 1 Alcohol, 9 Gold
---
title: What is added to the passed Drink counts for the Captain, who revealed it
proves: CONTEST-11, CONTEST-12
seats: Bryn, Whitehawk, Tara
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Shot of Rum | Wine
Bryn holds: Landlubber portion? Here, a sailor's!
Whitehawk holds: I don't drink until my crew drinks!
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays I don't drink until my crew drinks! on Tara
> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= the Drink of Tara: 4 Alcohol
> Bryn ends the phase
= Whitehawk: 0 Alcohol, 11 Gold
= Bryn: 3 Alcohol, 9 Gold
= Tara: 4 Alcohol, 10 Gold     # the mug was hers, the Contest was not
---
title: It is no Event that can be passed
proves: DRINK-07
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Fine Ambrosia, Nectar of the Gods
Whitehawk has 15 Fortitude
Whitehawk holds: I don't drink until my crew drinks!

> Whitehawk declines           # the quiet before she reveals
> Bryn declines
> Remy declines
Whitehawk cannot play I don't drink until my crew drinks! because DRINK-07
= Whitehawk: 17 Fortitude
= Whitehawk holds I don't drink until my crew drinks!
---
title: Somebody else's Drink is not hers to pass; one passed to her is
proves: TYPES-01, DRINK-20
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Wine
Tara holds: Fate had your name on this mug.
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Tara: 2 Alcohol
Whitehawk cannot play I don't drink until my crew drinks!
> Tara plays Fate had your name on this mug. on Whitehawk
> Whitehawk plays I don't drink until my crew drinks! on Tara    # back to where it came from
> Tara drinks
= Tara: 2 Alcohol
= Whitehawk: 0 Alcohol
= Bryn: 0 Alcohol
---
title: The new drinker may Ignore it, or pass it on to the Captain
proves: NEGATE-05, TIMING-03
seats: Whitehawk, Tara, Bryn
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: I don't drink until my crew drinks!
Tara holds: I have consulted the charts... This is not in my future | Fate had your name on this mug.

= the Drink of Whitehawk: 2 Alcohol
Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05
> Whitehawk plays I don't drink until my crew drinks! on Tara
= the Drink of Tara: 2 Alcohol
Tara can play I have consulted the charts... This is not in my future
> Tara plays Fate had your name on this mug. on Whitehawk
> Whitehawk drinks
= Whitehawk: 2 Alcohol
= Tara: 0 Alcohol
---
title: The Wench Negates it and the Captain drinks
proves: CHANGE-01
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: I don't drink until my crew drinks!
Bryn holds: The Wench thinks you should stop playing with the drinks.

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Whitehawk drinks
= Whitehawk: 2 Alcohol
= Bryn: 0 Alcohol
---
title: Of a Drink that Bryn shares with her she passes only her half
proves: SPLIT-01, SPLIT-07
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Shot of Rum
Bryn holds: Let's drink to clear skies and strong winds!
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Bryn: 3 Alcohol
> Bryn plays Let's drink to clear skies and strong winds! on Whitehawk
> Whitehawk plays I don't drink until my crew drinks! on Remy
> Bryn drinks
= Bryn: 2 Alcohol
= Remy: 2 Alcohol
= Whitehawk: 0 Alcohol
---
title: Whether a passed Mead is shared is up to the new drinker
proves: SELFSPLIT-07
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Mead
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Whitehawk: 3 Alcohol
> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn chooses Whitehawk
> Bryn drinks
= Bryn: 2 Alcohol
= Whitehawk: 2 Alcohol         # and so she drinks after all
---
title: With a copy of the round on the house passed to him Remy drinks two
proves: HOUSE-03, DRINK-20
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Grog
Whitehawk holds: I don't drink until my crew drinks!

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays I don't drink until my crew drinks! on Remy
> Bryn ends the phase
= Bryn: 2 Alcohol
= Remy: 4 Alcohol
= Whitehawk: 0 Alcohol
---
title: Sobering up is no Drink that could be passed
proves: TURN-12
seats: Whitehawk, Bryn
phase: drink
Whitehawk has 3 Alcohol
Whitehawk's pile: nothing
Whitehawk holds: I don't drink until my crew drinks!

Whitehawk cannot play I don't drink until my crew drinks! because TYPES-01
> Whitehawk drinks
= Whitehawk: 2 Alcohol
Whitehawk cannot play I don't drink until my crew drinks! because TYPES-01
