title: Whoever drinks the nectar pays Phyll 1 Gold
proves: PHYLL-07
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
= the Drink of Remy: 3 Alcohol
= now Remy: 10 Gold
= Remy: 3 Alcohol, 9 Gold
= Phyll: 11 Gold, 0 Alcohol
= the Inn: 0 Gold
---
title: Whoever Ignores the Drink Ignores what was mixed into it
proves: PHYLL-07, NEGATE-13
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol, 10 Gold
= Phyll: 10 Gold, 0 Mix-ins
---
title: The bark in an Ignored Drink lets nobody draw
proves: PHYLL-07, NEGATE-13
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I best not. Someone needs to keep a level head
Remy's pile: Wine
Phyll's front: Enchanted Birchwood Bark

> Phyll plays Enchanted Birchwood Bark on Remy's Drink
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol, 6 cards
---
title: Whoever gets the Drink passed to them pays, not whoever passed it on
proves: PHYLL-07, DRINK-20
seats: Whitehawk, Phyll, Bryn
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Whitehawk's Drink
> Whitehawk plays I don't drink until my crew drinks! on Bryn
= Bryn: 3 Alcohol, 9 Gold
= Whitehawk: 0 Alcohol, 10 Gold
= Phyll: 11 Gold
---
title: A Drink whose effects are replaced has lost what was mixed into it
proves: PHYLL-07
seats: Remy, Phyll, Bryn
phase: drink
Bryn holds: Clean Mug
Remy's pile: Light Ale
Phyll's front: Organic Mindflower Nectar
card: Clean Mug (Sometimes) = Replace what a Drink does with 1 Alcohol Content.

> Phyll plays Organic Mindflower Nectar on Remy's Drink
> Bryn plays Clean Mug on Remy's Drink
= Remy: 1 Alcohol, 10 Gold
= Phyll: 10 Gold
---
title: The nectar changes the Drink, not its drinker: neither it nor the payment is a card that affects Gold
proves: PHYLL-07, AFFECT-03
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I have no time for your tomfoolery!
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
Remy cannot play I have no time for your tomfoolery! because AFFECT-03
> Remy drinks
Remy cannot play I have no time for your tomfoolery! because AFFECT-01
= Remy: 3 Alcohol, 9 Gold, 7 cards
---
title: The payment is one that the Inn can take over
proves: PHYLL-07
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: The purser owes me one.
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
Remy cannot play The purser owes me one. because TYPES-01
> Remy plays The purser owes me one.
= Remy: 3 Alcohol, 10 Gold
= Phyll: 11 Gold
= the Inn: -1 Gold
---
title: A Drink that gives Gold and costs Gold does both
proves: PHYLL-07
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Copper Fizz
Phyll's front: Organic Mindflower Nectar
drink: Copper Fizz = 2 Alcohol, 1 Gold

> Phyll plays Organic Mindflower Nectar on Remy's Drink
= Remy: 3 Alcohol, 10 Gold
= Phyll: 11 Gold
= the Inn: -1 Gold
---
title: With their last Gold paid to Phyll they are out
proves: PHYLL-07, LOSE-01
seats: Remy, Phyll, Bryn
phase: drink
Remy has 1 Gold
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
> Remy drinks
= Remy is out: no Gold
= Phyll: 11 Gold
---
title: A Negated nectar makes nobody pay
proves: NEGATE-01, CHANGE-06
seats: Remy, Phyll, Bryn
phase: drink
Remy holds: I don't think so!
Remy's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Remy's Drink
> Remy plays I don't think so!
= Remy: 2 Alcohol, 10 Gold
= Phyll: 10 Gold, 0 Mix-ins
---
title: Phyll does not pay himself for his own nectar
proves: PHYLL-08
seats: Phyll, Remy, Bryn
phase: drink
Phyll has 1 Gold
Phyll's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Phyll's Drink
= Phyll: 3 Alcohol, 1 Gold
= the Inn: 0 Gold
---
title: Nor is there a payment he could answer
proves: PHYLL-08
seats: Phyll, Remy, Bryn
phase: drink
Phyll holds: The purser owes me one. | Here's one on the house instead
Phyll's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Phyll's Drink
> Phyll drinks
Phyll cannot play The purser owes me one. because TYPES-01
Phyll cannot play Here's one on the house instead because TYPES-01
= Phyll: 3 Alcohol, 10 Gold, 7 cards
---
title: A mixed Drink passed to Phyll costs him nothing either
proves: PHYLL-08
seats: Whitehawk, Phyll, Bryn
phase: drink
Whitehawk holds: I don't drink until my crew drinks!
Whitehawk's pile: Wine
Phyll's front: Organic Mindflower Nectar

> Phyll plays Organic Mindflower Nectar on Whitehawk's Drink
> Whitehawk plays I don't drink until my crew drinks! on Phyll
= Phyll: 3 Alcohol, 10 Gold
= Whitehawk: 0 Alcohol, 10 Gold
---
title: The milk makes a Drink weaker by 3
proves: PHYLL-01, DRINK-23
seats: Phyll, Remy, Bryn
phase: drink
Phyll has 4 Alcohol
Phyll's pile: Dragon Breath Ale
Phyll's front: Double-Skimmed Unicorn Milk

> Phyll plays Double-Skimmed Unicorn Milk on Phyll's Drink
= the Drink of Phyll: 1 Alcohol
= Phyll: 5 Alcohol
---
title: Below nothing it sobers up
proves: DRINK-23
seats: Phyll, Remy, Bryn
phase: drink
Phyll has 4 Alcohol
Phyll's pile: Light Ale
Phyll's front: Double-Skimmed Unicorn Milk

> Phyll plays Double-Skimmed Unicorn Milk on Phyll's Drink
= the Drink of Phyll: -2 Alcohol
= Phyll: 2 Alcohol
---
title: Everything that has nothing to do with strength stays in the milk
proves: PHYLL-07
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Beer Float
Phyll's front: Double-Skimmed Unicorn Milk
drink: Beer Float = 4 Alcohol, 1 Fortitude, draw 1
Remy has 15 Fortitude

> Phyll plays Double-Skimmed Unicorn Milk on Remy's Drink
= Remy: 1 Alcohol, 16 Fortitude, 8 cards
