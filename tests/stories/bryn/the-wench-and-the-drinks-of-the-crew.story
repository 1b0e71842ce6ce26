title: The Wench Negates a card that Ignores a Drink
proves: CARD-086, CHANGE-01
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Dragon Breath Ale
Remy holds: I best not. Someone needs to keep a level head
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Remy plays I best not. Someone needs to keep a level head
> Bryn plays The Wench thinks you should stop playing with the drinks.
= Remy: 4 Alcohol
= Bryn: 6 cards
---
title: The Wench Negates a card that passes a Drink
proves: CARD-086, CHANGE-01
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Dragon Breath Ale
Whitehawk holds: I don't drink until my crew drinks!
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn plays The Wench thinks you should stop playing with the drinks.
= Whitehawk: 4 Alcohol
= Bryn: 0 Alcohol
---
title: With the mug goes the fist, when the Wench Negates a card that does both
proves: CARD-086, NEGATE-01
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Dragon Breath Ale
Whitehawk holds: This mug is yours. So is this fist.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn plays The Wench thinks you should stop playing with the drinks.
= Whitehawk: 4 Alcohol
= Bryn: 20 Fortitude, 0 Alcohol
---
title: The Wench cannot Negate her like
proves: CARD-086, CHANGE-04
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Bottle of Rum
Bryn holds: I'm built like an ox, and I can drink like one, too! | The Wench thinks you should stop playing with the drinks.
Tara holds: The Wench thinks you should stop playing with the drinks.

> Bryn plays I'm built like an ox, and I can drink like one, too!
> Tara plays The Wench thinks you should stop playing with the drinks.
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01, CHANGE-05
= Bryn: 5 Alcohol
---
title: Only somebody who does not think so stops the Wench
proves: CARD-086, CHANGE-05, NEGATE-16
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Bottle of Rum
Bryn holds: I'm built like an ox, and I can drink like one, too! | I don't think so!
Tara holds: The Wench thinks you should stop playing with the drinks.

> Bryn plays I'm built like an ox, and I can drink like one, too!
> Tara plays The Wench thinks you should stop playing with the drinks.
> Bryn plays I don't think so!
= Bryn: 1 Alcohol
---
title: Ordering Drinks is not playing with them
proves: CARD-086, CHANGE-02
seats: Bryn, Tara, Remy
phase: order
Bryn holds: Wench, bring some drinks for my friends!
Tara holds: The Wench thinks you should stop playing with the drinks. | I don't think so!

> Bryn plays Wench, bring some drinks for my friends!
Tara cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Tara can play I don't think so!
= Bryn: 9 Gold
---
title: Making Bryn drink once more is not playing with Drinks
proves: CARD-086, CHANGE-02
seats: Bryn, Whitehawk, Tara
phase: drink
Bryn's pile: Wine | Grog
Bryn holds: The Wench thinks you should stop playing with the drinks.
Whitehawk holds: Drink up! Captain's orders

> Whitehawk plays Drink up! Captain's orders
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Bryn ends the phase
= Bryn: 4 Alcohol, 0 Drinks
---
title: To Ignore an Event is not to change a Drink, though the same card could
proves: CARD-086, CHANGE-03, HOUSE-08
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Round on the House!
drink deck: Shot of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: The Wench thinks you should stop playing with the drinks. | I don't think so!

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Bryn can play I don't think so!
= Whitehawk: 0 Alcohol
= Bryn: 3 Alcohol              # the revealer Ignored it, the others drink
---
title: To Ignore a Drink with a card that could Ignore an Event is to change a Drink
proves: CARD-086, CHANGE-01
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Shot of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 1
> Bryn plays The Wench thinks you should stop playing with the drinks.
= Whitehawk: 3 Alcohol
---
title: What raises a player's Alcohol Content without a Drink changes no Drink
proves: CARD-086, CHANGE-02
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Mind the boom! | The Wench thinks you should stop playing with the drinks. | I don't think so!
Bryn holds: Breath of the Bilge
card: Breath of the Bilge (Sometimes) = When another player makes you lose Fortitude, they gain 1 Alcohol Content.

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays Breath of the Bilge
Whitehawk cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Whitehawk can play I don't think so!
= Whitehawk: 1 Alcohol
