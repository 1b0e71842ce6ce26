title: A Drink of 3 is split into 2 and 2
proves: SPLIT-04
seats: Bryn, Remy, Tara
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Shot of Rum

> Bryn plays Let's drink to clear skies and strong winds! on Remy
= Bryn: 2 Alcohol, 6 cards
= Remy: 2 Alcohol
= Tara: 0 Alcohol
= Shot of Rum is discarded
---
title: The Chaser is added first: 5 and two cards are 3 and one card for each
proves: SPLIT-04, DRINK-13
example: EX-159
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine with a Chaser | Gnomish Inspirational Ale

= the Drink of Bryn: 5 Alcohol
> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 3 Alcohol, 7 cards     # one played, one drawn
= Tara: 3 Alcohol, 8 cards
= Remy: 0 Alcohol, 7 cards
---
title: Each sum is halved, not each card
proves: SPLIT-04
seats: Bryn, Tara, Remy
phase: drink
Bryn has 10 Fortitude, 0 Alcohol, 10 Gold
Tara has 10 Fortitude, 0 Alcohol, 10 Gold
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Pixie Punch with a Chaser | Pixie Punch

= the Drink of Bryn: 2 Alcohol, 2 Fortitude
> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 11 Fortitude, 1 Alcohol
= Tara: 11 Fortitude, 1 Alcohol
---
title: A Drink that takes 1 Fortitude takes 1 from both who share it
proves: SPLIT-06
seats: Bryn, Tara, Remy
phase: drink
Bryn has 10 Fortitude, 4 Alcohol, 10 Gold
Tara has 10 Fortitude, 4 Alcohol, 10 Gold
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Light Ale with a Chaser | Dirty Dishwater

= the Drink of Bryn: 1 Alcohol, -1 Fortitude
> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 9 Fortitude, 5 Alcohol
= Tara: 9 Fortitude, 5 Alcohol
---
title: A sailor's portion before the split is split too
proves: SPLIT-03
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds! | Landlubber portion? Here, a sailor's!
Bryn's pile: Elven Wine

> Bryn plays Landlubber portion? Here, a sailor's! on Bryn's Drink
= the Drink of Bryn: 5 Alcohol
> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 3 Alcohol
= Tara: 3 Alcohol
---
title: A sailor's portion after the split goes into one half
proves: SPLIT-01, SPLIT-02
example: EX-157
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds! | Landlubber portion? Here, a sailor's!
Bryn's pile: Elven Wine

> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= Bryn: 2 Alcohol
= Tara: 4 Alcohol
= Remy: 0 Alcohol
---
title: Tara Ignores the half she was given; Bryn's is not less for it
proves: SPLIT-01, SPLIT-07
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future

= the Drink of Bryn: 4 Alcohol
Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05
> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Tara plays I have consulted the charts... This is not in my future
= Bryn: 2 Alcohol
= Tara: 0 Alcohol
---
title: Tara passes her half on to Remy
proves: SPLIT-01
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Dragon Breath Ale
Tara holds: I don't drink until my crew drinks!

> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Tara plays I don't drink until my crew drinks! on Remy
= Bryn: 2 Alcohol
= Tara: 0 Alcohol
= Remy: 2 Alcohol
---
title: Mead is split by no card, but Bryn may share it
proves: CARD-087, SPLIT-09, SELFSPLIT-02, SELFSPLIT-04, SELFSPLIT-06
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Mead

= the Drink of Bryn: 3 Alcohol
Bryn cannot play Let's drink to clear skies and strong winds! because SPLIT-09
> Bryn chooses Tara
= Bryn: 2 Alcohol, 7 cards
= Tara: 2 Alcohol
---
title: Half of a Mead is Mead still
proves: CARD-087, SELFSPLIT-03, SELFSPLIT-06
example: EX-160
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds! | Landlubber portion? Here, a sailor's!
Bryn's pile: Mead

> Bryn chooses Tara
Bryn cannot play Let's drink to clear skies and strong winds! because SPLIT-09
> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= Bryn: 2 Alcohol
= Tara: 4 Alcohol
---
title: As a Chaser Mead is neither shared nor split, and drunk whole
proves: CARD-087, SPLIT-09, SELFSPLIT-05
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Light Ale with a Chaser | Mead

= the Drink of Bryn: 4 Alcohol
Bryn cannot play Let's drink to clear skies and strong winds! because SPLIT-09
= Bryn: 4 Alcohol
= Tara: 0 Alcohol
---
title: Gambler's Grog is not to be split either
proves: SPLIT-09
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Gambler's Grog

= the Drink of Bryn: 2 Alcohol
Bryn cannot play Let's drink to clear skies and strong winds! because SPLIT-09
= Bryn: 2 Alcohol, 11 Gold
---
title: Somebody else's Drink is not hers to split, unless it was passed to her
proves: TYPES-01
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Dragon Breath Ale
Bryn holds: Let's drink to clear skies and strong winds!

= the Drink of Whitehawk: 4 Alcohol
Bryn cannot play Let's drink to clear skies and strong winds! because TYPES-01
> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn plays Let's drink to clear skies and strong winds! on Whitehawk
= Bryn: 2 Alcohol
= Whitehawk: 2 Alcohol
= Tara: 0 Alcohol
---
title: In a Contest a split Drink counts as it was revealed
proves: CARD-087, CONTEST-12
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Shot of Rum | Light Ale
Bryn holds: Let's drink to clear skies and strong winds!

> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 2 Alcohol, 12 Gold
= Tara: 5 Alcohol, 9 Gold
= Remy: 1 Alcohol, 9 Gold
---
title: A copy from a Round on the House may be split
proves: CARD-087, HOUSE-03
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Round on the House!
drink deck: Shot of Rum
Bryn holds: Let's drink to clear skies and strong winds!

> Bryn plays Let's drink to clear skies and strong winds! on Remy
= Tara: 3 Alcohol
= Bryn: 2 Alcohol
= Remy: 5 Alcohol              # his own 3, and 2
---
title: The Wench stops the split, and Bryn drinks alone
proves: CARD-086, CHANGE-01
seats: Bryn, Tara, Remy
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Shot of Rum
Remy holds: The Wench thinks you should stop playing with the drinks.

> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Remy plays The Wench thinks you should stop playing with the drinks.
= Bryn: 3 Alcohol
= Tara: 0 Alcohol
---
title: Mead revealed in a Contest is neither shared nor split
proves: CARD-087, SELFSPLIT-05, SPLIT-09
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Mead | Wine | Light Ale
Bryn holds: Let's drink to clear skies and strong winds!

= the Drink of Bryn: 3 Alcohol
Bryn cannot play Let's drink to clear skies and strong winds! because SPLIT-09
= Bryn: 3 Alcohol, 12 Gold
= Tara: 2 Alcohol, 9 Gold
---
title: A Drink that a Sea Event makes Bryn drink may be split
proves: NEGATE-11
seats: Bryn, Remy, Tara
phase: end
sea deck: Anchor Song
sea counters: 1
Bryn's pile: Bottle of Rum
Bryn holds: Let's drink to clear skies and strong winds!

> Bryn plays Let's drink to clear skies and strong winds! on Tara
= Bryn: 3 Alcohol, 0 Drinks
= Tara: 3 Alcohol, 0 Drinks
= Remy: 0 Alcohol, 0 Drinks
