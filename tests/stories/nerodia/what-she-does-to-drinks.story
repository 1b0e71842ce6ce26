title: A perfect hair relaxer is not drunk
proves: NEGATE-05, NEGATE-13
seats: Nerodia, Bryn, Tara
phase: drink
Nerodia's pile: Wine with a Chaser | Dragon Breath Ale
Nerodia holds: This is a perfect hair relaxer!

> Nerodia plays This is a perfect hair relaxer!
= Nerodia: 0 Alcohol, 0 Drinks
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
---
title: Having declined once, she may still relax her hair when somebody changes the Drink
proves: TIMING-03
seats: Nerodia, Bryn, Tara
phase: drink
Nerodia's pile: Wine
Nerodia holds: This is a perfect hair relaxer!
Bryn holds: Landlubber portion? Here, a sailor's!

= the Drink of Nerodia: 2 Alcohol
> Nerodia declines
> Bryn plays Landlubber portion? Here, a sailor's!
= the Drink of Nerodia: 4 Alcohol
> Nerodia plays This is a perfect hair relaxer!
= Nerodia: 0 Alcohol
---
title: If nobody changes the Drink, it is too late
proves: TIMING-03
seats: Nerodia, Bryn, Tara
phase: drink
Nerodia's pile: Wine
Nerodia holds: This is a perfect hair relaxer!

= the Drink of Nerodia: 2 Alcohol
> Nerodia declines
> Nerodia drinks
= Nerodia: 2 Alcohol
= Nerodia holds This is a perfect hair relaxer!
---
title: Her hair does not relax from somebody else's Drink
proves: NEGATE-05
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Wine
Nerodia holds: This is a perfect hair relaxer!

= the Drink of Bryn: 2 Alcohol
Nerodia cannot play This is a perfect hair relaxer! because NEGATE-05
> Bryn drinks
= Bryn: 2 Alcohol
---
title: Vino di venom is 3 Alcohol Content, whatever was in the mug
proves: CHANGE-01
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Sweet Nothing
drink: Sweet Nothing = 1 Alcohol, 2 Fortitude, 1 Gold, draw 2
Bryn has 15 Fortitude
Nerodia holds: How about some 'vino di venom' instead?
Tara has 1 Petrified card

> Nerodia plays How about some 'vino di venom' instead? on Bryn using 1
= the Drink of Bryn: 3 Alcohol, 0 Fortitude
> Bryn drinks
= Bryn: 15 Fortitude, 3 Alcohol, 10 Gold, 7 cards
= Nerodia: 1 Petrified card
---
title: It may be her own Drink, and milder than what was in it
proves: CHANGE-01
seats: Nerodia, Bryn, Tara
phase: drink
Nerodia's pile: Wine with a Chaser | Dragon Breath Ale
Nerodia holds: How about some 'vino di venom' instead?

= the Drink of Nerodia: 6 Alcohol
> Nerodia plays How about some 'vino di venom' instead? on Nerodia
> Nerodia drinks
= Nerodia: 3 Alcohol
---
title: The Glare is in the venom: whoever was going to drink it loses 1 Fortitude
proves: NERODIA-10, NERODIA-14
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Light Ale
Nerodia holds: How about some 'vino di venom' instead?
Tara has 1 Petrified card

> Nerodia plays How about some 'vino di venom' instead? on Bryn using 2
> Bryn drinks
= Bryn: 19 Fortitude, 3 Alcohol
= Tara: 7 cards
= Nerodia: 0 Petrified cards
---
title: Whoever Ignores the venom drinks the vino
proves: NEGATE-02, AFFECT-03
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Light Ale
Bryn holds: I've had worse from seagulls.
Nerodia holds: How about some 'vino di venom' instead?
Tara has 1 Petrified card

> Nerodia plays How about some 'vino di venom' instead? on Bryn using 2
> Bryn plays I've had worse from seagulls.
> Bryn drinks
= Bryn: 20 Fortitude, 3 Alcohol
= Tara: 7 cards
---
title: Without the Glare there is nothing in the vino to Ignore
proves: AFFECT-03, NERODIA-13
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Light Ale
Bryn holds: I've had worse from seagulls.
Nerodia holds: How about some 'vino di venom' instead?
Tara has 1 Petrified card

> Nerodia plays How about some 'vino di venom' instead? on Bryn using 1
Bryn cannot play I've had worse from seagulls. because AFFECT-03
> Bryn drinks
= Bryn: 20 Fortitude, 3 Alcohol
---
title: Vino di venom changes a Drink, so the Wench may stop it
proves: CHANGE-01, NERODIA-14
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Light Ale
Bryn holds: The Wench thinks you should stop playing with the drinks.
Nerodia holds: How about some 'vino di venom' instead?
Tara has 1 Petrified card

> Nerodia plays How about some 'vino di venom' instead? on Bryn using 2
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Bryn drinks
= Bryn: 20 Fortitude, 1 Alcohol
= Tara: 7 cards, 0 Petrified cards
---
title: Vino di venom does not bounce, and the Gold that lay on the dragons is the Inn's
proves: CARD-005
seats: Bryn, Tara, Nerodia
drinks: rdi8
phase: drink
Bryn's pile: Bouncing Dragons
Nerodia holds: How about some 'vino di venom' instead?

= the Drink of Bryn: 5 Alcohol
> Bryn chooses Put 1 Gold
= the Drink of Tara: 4 Alcohol
> Nerodia plays How about some 'vino di venom' instead? on Tara
> Tara drinks
= Tara: 3 Alcohol, 10 Gold
= Bryn: 9 Gold, 0 Alcohol
= the Inn: +1 Gold
---
title: Dragons that are still dragons go on bouncing, and whoever drinks them takes the Gold
proves: CARD-005
seats: Bryn, Tara, Nerodia
drinks: rdi8
phase: drink
Bryn's pile: Bouncing Dragons
Nerodia holds: How about some 'vino di venom' instead?

= the Drink of Bryn: 5 Alcohol
> Bryn chooses Put 1 Gold
> Tara chooses Put 1 Gold
> Nerodia drinks
= Nerodia: 3 Alcohol, 12 Gold
= Tara: 9 Gold, 0 Alcohol
= Bryn: 9 Gold, 0 Alcohol
= the Inn: 0 Gold
---
title: A hiss Negates a card that plays with a Drink
proves: CHANGE-01
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Wine
Bryn holds: I've got watch duty.
Nerodia holds: Ssstop playing with the drinks!

> Bryn plays I've got watch duty.
> Nerodia plays Ssstop playing with the drinks!
> Bryn drinks
= Bryn: 2 Alcohol
= I've got watch duty. is discarded
---
title: She hisses at passing, splitting and strengthening alike
proves: CHANGE-01
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Wine
Tara holds: Spike
Nerodia holds: Ssstop playing with the drinks!
Bryn holds: Let's drink to clear skies and strong winds!
card: Spike (Sometimes) = Add 2 Alcohol Content to a Drink.

> Tara plays Spike on Bryn
Nerodia can play Ssstop playing with the drinks!
> Nerodia declines
> Bryn plays Let's drink to clear skies and strong winds! on Tara
> Nerodia plays Ssstop playing with the drinks!
> Bryn drinks
= Bryn: 4 Alcohol
= Tara: 0 Alcohol
---
title: A hiss is nothing against cards that leave the Drinks alone
proves: CHANGE-01, CHANGE-02
seats: Bryn, Nerodia, Tara
phase: order
Bryn holds: Wench, bring some drinks for my friends!
Nerodia holds: Ssstop playing with the drinks!

> Bryn plays Wench, bring some drinks for my friends!
Nerodia cannot play Ssstop playing with the drinks! because CHANGE-01
= Bryn: 9 Gold
---
title: Only "I don't think so!" can touch a hiss
proves: CHANGE-05, NEGATE-16
seats: Bryn, Nerodia, Tara
phase: drink
Bryn's pile: Wine
Bryn holds: I've got watch duty. | No Means No | I don't think so!
Tara holds: The Wench thinks you should stop playing with the drinks.
Nerodia holds: Ssstop playing with the drinks!
card: No Means No (Anytime) = Negate a Sometimes card.

> Bryn plays I've got watch duty.
> Nerodia plays Ssstop playing with the drinks!
Bryn cannot play No Means No because NEGATE-16, CHANGE-05
Tara cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01, CHANGE-04, CHANGE-05, NEGATE-16
> Bryn plays I don't think so!
= Bryn: 0 Alcohol
= Wine is discarded
