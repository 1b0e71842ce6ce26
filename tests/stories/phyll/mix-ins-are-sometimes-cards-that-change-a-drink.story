title: A Mix-in can be Negated as a Sometimes card
proves: CHANGE-06
seats: Remy, Phyll, Bryn
phase: drink
Bryn holds: I don't think so!
Remy's pile: Wine
Phyll's front: Enchanted Birchwood Bark

> Phyll plays Enchanted Birchwood Bark on Remy's Drink
> Bryn plays I don't think so!
= Remy: 2 Alcohol, 7 cards
= Phyll: 0 Mix-ins
= Enchanted Birchwood Bark is discarded
---
title: A Mix-in can be Negated as a change of a Drink
proves: CHANGE-06, CHANGE-01
seats: Remy, Phyll, Bryn
phase: drink
Bryn holds: The Wench thinks you should stop playing with the drinks.
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
> Bryn plays The Wench thinks you should stop playing with the drinks.
= Remy: 2 Alcohol, 10 Gold
= Phyll: 10 Gold, 0 Mix-ins
---
title: Candy floss is a change of all its Drinks, and one Negate stops it for all
proves: CHANGE-06, CARD-023
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Phyll's front: Pixie-Spun Candy Floss
Remy holds: The Wench thinks you should stop playing with the drinks.
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Bryn's
> Phyll chooses pass
> Remy plays The Wench thinks you should stop playing with the drinks.
= Phyll: 1 Alcohol
= Remy: 2 Alcohol
= Bryn: 3 Alcohol
---
title: It is neither an Action nor an Anytime card
proves: CHANGE-06
seats: Remy, Phyll, Bryn
phase: drink
Bryn holds: No Deed | No Hurry
Remy's pile: Wine
Phyll's front: Splash of Ogre Syrup
card: No Deed (Sometimes) = Negate an Action card.
card: No Hurry (Sometimes) = Negate an Anytime card.

> Phyll plays Splash of Ogre Syrup on Remy's Drink
Bryn cannot play No Deed because TYPES-01
Bryn cannot play No Hurry because TYPES-01
= Remy: 4 Alcohol
---
title: You ordered it: a card that changes a Drink is Negated
proves: CHANGE-01, CARD-034
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head
Remy's pile: Wine
Phyll holds: You ordered it, you drink it!

Phyll cannot play You ordered it, you drink it! because CHANGE-01
> Remy plays I best not. Someone needs to keep a level head
> Phyll plays You ordered it, you drink it!
= Remy: 2 Alcohol
= You ordered it, you drink it! is discarded
---
title: Phyll keeps his Drink out of somebody's reach with it
proves: CHANGE-01
seats: Whitehawk, Phyll, Bryn
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Dragon Breath Ale
Phyll holds: You ordered it, you drink it!

> Whitehawk plays I don't drink until my crew drinks! on Phyll
> Phyll plays You ordered it, you drink it!
= Whitehawk: 4 Alcohol
= Phyll: 0 Alcohol
---
title: Ordering Drinks is no change of a Drink
proves: CHANGE-02
seats: Remy, Phyll, Bryn
phase: order
Remy holds: Wench, bring some drinks for my friends!
Phyll holds: You ordered it, you drink it!

> Remy plays Wench, bring some drinks for my friends!
Phyll cannot play You ordered it, you drink it! because CHANGE-01
= Remy: 9 Gold
---
title: It has no clause that protects it: any card that Negates a Sometimes card can Negate it
proves: CHANGE-05, CARD-034
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head
Remy's pile: Wine
Phyll holds: You ordered it, you drink it!
Bryn holds: Second Thoughts
card: Second Thoughts (Sometimes) = Negate a Sometimes card.

> Remy plays I best not. Someone needs to keep a level head
> Phyll plays You ordered it, you drink it!
> Bryn plays Second Thoughts
= Remy: 0 Alcohol
---
title: The Wench in its place could be answered by nothing but I don't think so!
proves: CHANGE-05
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head | I don't think so!
Remy's pile: Wine
Phyll holds: The Wench thinks you should stop playing with the drinks.
Bryn holds: Second Thoughts
card: Second Thoughts (Sometimes) = Negate a Sometimes card.

> Remy plays I best not. Someone needs to keep a level head
> Phyll plays The Wench thinks you should stop playing with the drinks.
Bryn cannot play Second Thoughts because CHANGE-05, NEGATE-16
> Remy plays I don't think so!
= Remy: 0 Alcohol
---
title: You ordered it can be Negated with I don't think so!, too
proves: CARD-034, NEGATE-16
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head | I don't think so!
Remy's pile: Wine
Phyll holds: You ordered it, you drink it!

> Remy plays I best not. Someone needs to keep a level head
> Phyll plays You ordered it, you drink it!
> Remy plays I don't think so!
= Remy: 0 Alcohol
---
title: It is no change of a Drink itself, so no second copy of it can answer it
proves: CHANGE-04
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head | You ordered it, you drink it!
Remy's pile: Wine
Phyll holds: You ordered it, you drink it!

> Remy plays I best not. Someone needs to keep a level head
> Phyll plays You ordered it, you drink it!
Remy cannot play You ordered it, you drink it! because CHANGE-01
= Remy: 2 Alcohol
---
title: Nerodia's card of the same sort has the clause that Phyll's lacks
proves: CHANGE-05, CHANGE-06
seats: Remy, Phyll, Nerodia
phase: drink
Remy holds: Second Thoughts
Remy's pile: Wine
Phyll holds: I don't think so!
Phyll's front: Splash of Ogre Syrup
Nerodia holds: Ssstop playing with the drinks!
card: Second Thoughts (Sometimes) = Negate a Sometimes card.

> Phyll plays Splash of Ogre Syrup on Remy's Drink
> Nerodia plays Ssstop playing with the drinks!
Remy cannot play Second Thoughts because CHANGE-05
> Phyll plays I don't think so!
= Remy: 4 Alcohol
